//! Waiting for a request or a transaction of the database.

use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DomException, IdbRequest, IdbTransaction};

/// A pending request. The task that awaits it can make further requests in the same transaction.
pub(crate) struct Asked {
    request: IdbRequest,
    answered: JsFuture,
}

impl Asked {
    /// Call this at once: the event of an earlier answer is lost.
    pub(crate) fn of(request: IdbRequest) -> Asked {
        let answered = Promise::new(&mut |resolve, reject| {
            request.set_onsuccess(Some(&resolve));
            request.set_onerror(Some(&reject));
        });
        Asked { request, answered: JsFuture::from(answered) }
    }

    pub(crate) async fn answer(self) -> Result<JsValue, JsValue> {
        match self.answered.await {
            Ok(_) => self.request.result(),
            Err(_) => Err(thrown(self.request.error().ok().flatten())),
        }
    }
}

/// A pending transaction. Dropping it aborts it.
pub(crate) struct Running {
    pub(crate) transaction: IdbTransaction,
    ended: Option<JsFuture>,
}

impl Running {
    pub(crate) fn of(transaction: IdbTransaction) -> Running {
        let ended = Promise::new(&mut |resolve, reject| {
            transaction.set_oncomplete(Some(&resolve));
            transaction.set_onabort(Some(&reject));
        });
        Running { transaction, ended: Some(JsFuture::from(ended)) }
    }

    /// Waits until the transaction is committed.
    pub(crate) async fn done(mut self) -> Result<(), JsValue> {
        let Some(ended) = &mut self.ended else { return Ok(()) };
        let result = ended.await;
        self.ended = None;
        result.map(|_| ()).map_err(|_| thrown(self.transaction.error()))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if self.ended.is_some() {
            // It may be committed by now. That is harmless: the next write recognises its own rows.
            let _ = self.transaction.abort();
        }
    }
}

fn thrown(error: Option<DomException>) -> JsValue {
    error.map_or(JsValue::NULL, JsValue::from)
}
