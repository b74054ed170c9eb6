//! Sounds and vibrations for events at the table, if the player has enabled them. Oscillators make every sound: there are no files.
//!
//! Off by default: browsers block sounds before the first click, and unexpected sounds annoy.

use std::cell::RefCell;

use js_sys::{Array, Function, Reflect};
use onirim_ui::table::Cue;
use onirim_ui::{Setting, Value};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{AudioContext, OscillatorType};

use crate::browser::window;
use crate::program::Program;

/// The values of the setting.
const OFF: &str = "off";
const SOUND_ALONE: &str = "sound";
const VIBRATION_ALONE: &str = "vibration";
const BOTH: &str = "both";

/// The setting.
pub(crate) static SOUND: Setting = Setting {
    name: "sound",
    label: "web-setting-sound",
    values: &[
        Value { word: OFF, label: "web-sound-off", told: None },
        Value { word: SOUND_ALONE, label: "web-sound-alone", told: None },
        Value { word: VIBRATION_ALONE, label: "web-sound-vibration", told: None },
        Value { word: BOTH, label: "web-sound-both", told: None },
    ],
    letter: None,
};

/// Plays the pending cues, if the player has enabled sounds.
pub(crate) fn give(program: Program) {
    let cues = program.take_cues();
    let chosen = program.read(|app| app.chosen(SOUND.name)).unwrap_or(OFF);
    if chosen != OFF && !cues.is_empty() {
        perform(chosen, &cues);
    }
}

/// Peak volume: quiet beside music.
const LOUDEST: f32 = 0.06;
/// Nearly silent: an exponential ramp cannot reach zero.
const SILENCE: f32 = 0.0001;
/// Seconds until a tone reaches its peak. A shorter attack clicks.
const ATTACK: f64 = 0.012;
/// Seconds between two cues of one redraw.
const APART: f64 = 0.14;

/// A tone: its start and its length in seconds, and its frequency in hertz.
type Tone = (f64, f64, f32);

const fn tones(cue: Cue) -> &'static [Tone] {
    match cue {
        Cue::Laid => &[(0.0, 0.09, 196.0)],
        Cue::Drawn => &[(0.0, 0.07, 440.0)],
        Cue::Door => &[(0.0, 0.2, 523.25), (0.1, 0.2, 659.25), (0.2, 0.35, 783.99)],
        Cue::Nightmare => &[(0.0, 0.6, 110.0), (0.0, 0.6, 116.54)],
        Cue::Victory => &[(0.0, 0.25, 523.25), (0.15, 0.25, 659.25), (0.3, 0.25, 783.99), (0.45, 0.7, 1046.5)],
        Cue::Defeat => &[(0.0, 0.3, 392.0), (0.22, 0.3, 311.13), (0.44, 0.7, 261.63)],
    }
}

/// Milliseconds of vibration, pause, vibration.
const fn pulses(cue: Cue) -> &'static [u32] {
    match cue {
        Cue::Laid | Cue::Drawn => &[12],
        Cue::Door => &[25, 40, 25],
        Cue::Nightmare => &[90],
        Cue::Victory => &[30, 40, 30, 40, 80],
        Cue::Defeat => &[160],
    }
}

/// Plays these cues as sounds, vibrations or both.
fn perform(chosen: &str, cues: &[Cue]) {
    if matches!(chosen, SOUND_ALONE | BOTH) {
        sound(cues);
    }
    if matches!(chosen, VIBRATION_ALONE | BOTH) {
        vibrate(cues);
    }
}

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// A browser without audio, or one that blocks it, stays silent.
fn sound(cues: &[Cue]) {
    CONTEXT.with_borrow_mut(|kept| {
        if kept.is_none() {
            *kept = AudioContext::new().ok();
        }
        let Some(context) = kept else { return };
        // The context is suspended until the first click. There is no need to await it.
        let _ = context.resume();
        let mut after = 0.0;
        for &cue in cues {
            for &tone in tones(cue) {
                let _ = ring(context, tone, after);
            }
            after += APART;
        }
    });
}

fn ring(context: &AudioContext, (at, lasts, hertz): Tone, after: f64) -> Result<(), JsValue> {
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    let begin = context.current_time() + after + at;
    let end = begin + lasts;
    oscillator.set_type(OscillatorType::Triangle);
    oscillator.frequency().set_value(hertz);
    let volume = gain.gain();
    volume.set_value_at_time(SILENCE, begin)?;
    volume.exponential_ramp_to_value_at_time(LOUDEST, begin + ATTACK)?;
    volume.exponential_ramp_to_value_at_time(SILENCE, end)?;
    oscillator.connect_with_audio_node(&gain)?.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(begin)?;
    oscillator.stop_with_when(end)
}

/// Only the last cue vibrates: it is the most important one.
fn vibrate(cues: &[Cue]) {
    let navigator = window().navigator();
    let Ok(vibrate) = Reflect::get(&navigator, &JsValue::from_str("vibrate")) else { return };
    // Many devices have no vibration.
    let (Some(vibrate), Some(&cue)) = (vibrate.dyn_ref::<Function>(), cues.last()) else { return };
    let pattern: Array = pulses(cue).iter().map(|&milliseconds| JsValue::from(milliseconds)).collect();
    let _ = vibrate.call1(&navigator, &pattern);
}
