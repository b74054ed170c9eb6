//! Messages between the pages of one browser: the keys of the rows that a page has written.

use crate::Key;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

/// A channel to the other pages. Without one, pages notice each other's changes when they write.
pub(crate) struct Channel {
    channel: BroadcastChannel,
    _hear: Closure<dyn FnMut(MessageEvent)>,
}

impl Channel {
    /// Calls `hear` with the keys that another page has written.
    pub(crate) fn named(name: &str, mut hear: impl FnMut(Vec<Key>) + 'static) -> Option<Channel> {
        let channel = BroadcastChannel::new(name).ok()?;
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            // Other messages are ignored.
            let keys = message.data().as_string().and_then(|text| serde_json::from_slice(text.as_bytes()).ok());
            if let Some(keys) = keys {
                hear(keys);
            }
        });
        channel.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        Some(Channel { channel, _hear: hear })
    }

    /// Tells the other pages which rows were written.
    pub(crate) fn tell(&self, written: &[Key]) {
        if let Ok(text) = serde_json::to_string(written) {
            // Pages that miss the message notice the change when they write.
            let _ = self.channel.post_message(&JsValue::from_str(&text));
        }
    }
}

impl Drop for Channel {
    fn drop(&mut self) {
        self.channel.set_onmessage(None);
        self.channel.close();
    }
}
