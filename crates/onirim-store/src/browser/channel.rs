//! What pages of one browser tell each other: which rows they have written.

use crate::Key;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

/// A way to the other pages. Where there is none they notice each other when they write.
pub(crate) struct Channel {
    channel: BroadcastChannel,
    _hear: Closure<dyn FnMut(MessageEvent)>,
}

impl Channel {
    /// `hear` is told what others have written.
    pub(crate) fn named(name: &str, mut hear: impl FnMut(Vec<Key>) + 'static) -> Option<Channel> {
        let channel = BroadcastChannel::new(name).ok()?;
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            // Whatever else is said there is not for us.
            let keys = message.data().as_string().and_then(|text| serde_json::from_slice(text.as_bytes()).ok());
            if let Some(keys) = keys {
                hear(keys);
            }
        });
        channel.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        Some(Channel { channel, _hear: hear })
    }

    /// Tells the others what has been written here.
    pub(crate) fn tell(&self, written: &[Key]) {
        if let Ok(text) = serde_json::to_string(written) {
            // If it is not heard, they notice when they write.
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
