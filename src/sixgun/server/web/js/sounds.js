// Short sounds, made on the spot: there are no sound files.

import { settings } from "./settings.js";

/** @typedef {"shot" | "missed" | "draw" | "turn" | "loss" | "gain" | "out" | "win" | "boom" | "card" | "dice"} Sound */

/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let hiss = null;

/** @returns {AudioContext | null} null until the browser lets a page sound: after the first touch or key */
function open() {
  if (!context) {
    if (!("AudioContext" in window) || navigator.userActivation?.hasBeenActive === false) return null;
    context = new AudioContext();
    hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const data = hiss.getChannelData(0);
    for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  }
  if (context.state === "suspended") void context.resume();
  return context;
}

/**
 * A burst of noise.
 * @param {AudioContext} audio
 * @param {number} at seconds from now
 * @param {number} length seconds
 * @param {number} from cut-off in Hz at the start
 * @param {number} to and at the end
 * @param {number} loud
 * @param {BiquadFilterType} [type]
 */
function noise(audio, at, length, from, to, loud, type = "lowpass") {
  const begin = audio.currentTime + at;
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const filter = audio.createBiquadFilter();
  filter.type = type;
  filter.frequency.setValueAtTime(from, begin);
  filter.frequency.exponentialRampToValueAtTime(to, begin + length);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(begin, Math.random() * 0.4, length);
}

/**
 * A tone that may slide.
 * @param {AudioContext} audio
 * @param {number} at seconds from now
 * @param {number} length seconds
 * @param {number} from Hz at the start
 * @param {number} to Hz at the end
 * @param {number} loud
 * @param {OscillatorType} [type]
 */
function tone(audio, at, length, from, to, loud, type = "triangle") {
  const begin = audio.currentTime + at;
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + length);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.012, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(gain).connect(audio.destination);
  source.start(begin);
  source.stop(begin + length + 0.02);
}

/** @type {Record<Sound, (audio: AudioContext) => void>} */
const SOUNDS = {
  shot: (a) => {
    noise(a, 0, 0.28, 5200, 240, 0.32);
    tone(a, 0, 0.13, 190, 48, 0.3, "sine");
  },
  missed: (a) => {
    noise(a, 0, 0.16, 3000, 7000, 0.06, "bandpass");
    tone(a, 0.03, 0.3, 2300, 1100, 0.05, "sine");
  },
  draw: (a) => noise(a, 0, 0.09, 2600, 5200, 0.09, "bandpass"),
  card: (a) => noise(a, 0, 0.07, 1800, 900, 0.12, "bandpass"),
  dice: (a) => {
    for (let i = 0; i < 5; i += 1) noise(a, i * 0.06 + Math.random() * 0.03, 0.04, 2600, 1300, 0.14, "bandpass");
  },
  turn: (a) => {
    tone(a, 0, 0.16, 523, 523, 0.12);
    tone(a, 0.13, 0.26, 784, 784, 0.12);
  },
  loss: (a) => {
    tone(a, 0, 0.22, 230, 120, 0.2, "sawtooth");
    noise(a, 0, 0.1, 900, 300, 0.14);
  },
  gain: (a) => {
    tone(a, 0, 0.12, 440, 660, 0.1);
    tone(a, 0.1, 0.18, 660, 880, 0.1);
  },
  out: (a) => {
    for (const [i, pitch] of [294, 262, 220, 165].entries()) tone(a, i * 0.17, 0.34, pitch, pitch * 0.98, 0.13);
  },
  boom: (a) => {
    noise(a, 0, 0.9, 2400, 60, 0.4);
    tone(a, 0, 0.5, 110, 30, 0.35, "sine");
  },
  win: (a) => {
    for (const [i, pitch] of [392, 523, 659, 784].entries()) tone(a, i * 0.12, i === 3 ? 0.7 : 0.2, pitch, pitch, 0.13);
  },
};

/**
 * Plays a sound. In a window that nobody looks at only that one is asked can be heard.
 * @param {Sound} name
 */
export function play(name) {
  if (!settings.peek().sound || (document.hidden && name !== "turn")) return;
  const audio = open();
  if (audio) SOUNDS[name](audio);
}
