//! Sounds and vibrations for what happens at the table, if the player has chosen them. Oscillators make every sound: there are no files.
//!
//! Nothing is chosen at first: a browser lets no page sound before it was touched, and a sound that comes unasked annoys.

use std::cell::RefCell;

use js_sys::{Array, Function, Reflect};
use onirim_ui::table::Cue;
use onirim_ui::{Setting, Value};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{AudioContext, OscillatorType};

use crate::browser::window;
use crate::program::Program;

/// The words of the setting.
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

/// Gives what is to be heard to what makes sounds, if the player has chosen that.
pub(crate) fn give(program: Program) {
    let cues = program.take_cues();
    let chosen = program.read(|app| app.chosen(SOUND.name)).unwrap_or(OFF);
    if chosen != OFF && !cues.is_empty() {
        perform(chosen, &cues);
    }
}

/// How loud a tone is at most: quiet beside music.
const LOUDEST: f32 = 0.06;
/// As good as nothing: a volume that falls steadily never reaches zero.
const SILENCE: f32 = 0.0001;
/// Seconds until a tone is loudest, so that it does not click.
const ATTACK: f64 = 0.012;
/// Seconds between two things that are heard at once.
const APART: f64 = 0.14;

/// A tone: after how many seconds it begins, how many it lasts, and its frequency in hertz.
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

/// Lets these be heard and felt, as it was chosen.
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

/// A browser without sounds, or one that forbids them, stays silent.
fn sound(cues: &[Cue]) {
    CONTEXT.with_borrow_mut(|kept| {
        if kept.is_none() {
            *kept = AudioContext::new().ok();
        }
        let Some(context) = kept else { return };
        // It sleeps until the page was touched; what it says is not waited for.
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

/// The most important of them is felt: the last one.
fn vibrate(cues: &[Cue]) {
    let navigator = window().navigator();
    let Ok(vibrate) = Reflect::get(&navigator, &JsValue::from_str("vibrate")) else { return };
    // Many devices cannot.
    let (Some(vibrate), Some(&cue)) = (vibrate.dyn_ref::<Function>(), cues.last()) else { return };
    let pattern: Array = pulses(cue).iter().map(|&milliseconds| JsValue::from(milliseconds)).collect();
    let _ = vibrate.call1(&navigator, &pattern);
}
