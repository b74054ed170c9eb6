//! Input events of a mouse, a finger and a keyboard.

use serde_json::{Value, json};

use super::Browser;

impl Browser {
    /// Clicks at a point of the page.
    pub(crate) async fn click_at(&self, x: f64, y: f64) {
        for kind in ["mousePressed", "mouseReleased"] {
            self.mouse(kind, x, y).await;
        }
    }

    /// Dispatches one mouse event.
    pub(crate) async fn mouse(&self, kind: &str, x: f64, y: f64) {
        let held = if kind == "mouseReleased" { 0 } else { 1 };
        let event = json!({"type": kind, "x": x, "y": y, "button": "left", "buttons": held, "clickCount": 1});
        self.cdp("Input.dispatchMouseEvent", event).await;
    }

    /// Taps at a point of the page.
    pub(crate) async fn touch_at(&self, x: f64, y: f64) {
        self.cdp("Input.dispatchTouchEvent", json!({"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})).await;
        self.cdp("Input.dispatchTouchEvent", json!({"type": "touchEnd", "touchPoints": []})).await;
    }

    /// Presses and releases a key.
    pub(crate) async fn key(&self, key: &str) {
        let code = virtual_code(key);
        let mut event = json!({"type": "keyDown", "key": key, "windowsVirtualKeyCode": code});
        // Keys that write a character carry it.
        let text = if key == "Enter" { "\r" } else { key };
        if text.chars().count() == 1 {
            event["text"] = Value::from(text);
        }
        self.cdp("Input.dispatchKeyEvent", event).await;
        self.cdp("Input.dispatchKeyEvent", json!({"type": "keyUp", "key": key, "windowsVirtualKeyCode": code})).await;
    }
}

/// The legacy key code, which browsers use for default actions.
fn virtual_code(key: &str) -> u32 {
    match key {
        "Tab" => 9,
        "Enter" => 13,
        "Escape" => 27,
        " " => 32,
        "ArrowLeft" => 37,
        "ArrowUp" => 38,
        "ArrowRight" => 39,
        "ArrowDown" => 40,
        _ => key.chars().next().map_or(0, |letter| u32::from(letter.to_ascii_uppercase())),
    }
}
