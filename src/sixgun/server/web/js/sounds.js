// Short sounds, made on the spot: there are no sound files.

import { effect } from "./lib.js";
import { settings } from "./settings.js";

/** @typedef {"shot" | "missed" | "draw" | "turn" | "loss" | "gain" | "out" | "win" | "boom" | "card" | "dice"} Sound */

/** What comes later than this, in ms, because the browser would not let the page sound, is not made up for. */
const LATE = 250;
/** The same sound twice within so many seconds is heard once. */
const SAME = 0.06;
/** How far sounds may add up before they are held back, and the most that comes of it; 1 would be cut off. */
const FREE = 0.55;
const MOST = 0.95;
/** Sounds that add up to more than this are as loud as this. */
const REACH = 4;

/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let hiss = null;
/** Where all sounds go. @type {GainNode | null} */
let out = null;
/** Whether there was something to be heard since the page was loaded. */
let wanted = false;
/** When each sound was last heard, on the clock of the context. @type {Map<Sound, number>} */
const heard = new Map();

/** @returns {AudioContext | null} null until the browser lets a page sound: after the first touch or key */
function open() {
  if (!context) {
    if (!("AudioContext" in window) || navigator.userActivation?.hasBeenActive === false) return null;
    context = new AudioContext();
    hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const data = hiss.getChannelData(0);
    for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
    out = context.createGain();
    const limit = context.createWaveShaper();
    limit.curve = limiting();
    const reach = context.createGain();
    reach.gain.value = 1 / REACH;
    out.connect(reach).connect(limit).connect(context.destination);
  }
  return context;
}

/** @returns {Float32Array<ArrayBuffer>} a curve that leaves what is soft as it is, and bends what many sounds add up to */
function limiting() {
  const curve = new Float32Array(2049);
  for (let i = 0; i < curve.length; i += 1) {
    const loud = ((2 * i) / (curve.length - 1) - 1) * REACH;
    const over = Math.max(0, Math.abs(loud) - FREE);
    curve[i] = Math.sign(loud) * (Math.min(Math.abs(loud), FREE) + (MOST - FREE) * Math.tanh(over / (MOST - FREE)));
  }
  return curve;
}

// Whoever turns the sounds off does not hear the rest of what sounds just then.
effect(() => {
  const { sound } = settings.value;
  if (context && out) out.gain.setTargetAtTime(sound ? 1 : 0, context.currentTime, 0.008);
});

// Some browsers let a page sound only from within a touch or a key, and take it back, as after a telephone call.
for (const kind of ["pointerup", "click", "keydown"]) {
  addEventListener(kind, () => {
    if (!wanted || !settings.peek().sound || navigator.userActivation?.isActive === false) return;
    const audio = open();
    if (audio && audio.state !== "running") audio.resume().catch(() => {});
  }, { capture: true, passive: true });
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
  source.connect(filter).connect(gain).connect(out ?? audio.destination);
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
  source.connect(gain).connect(out ?? audio.destination);
  source.start(begin);
  source.stop(begin + length + 0.02);
}

/** @type {Record<Sound, (audio: AudioContext) => void>} */
const SOUNDS = {
  shot: (a) => {
    noise(a, 0, 0.04, 9000, 3000, 0.22, "highpass");
    noise(a, 0, 0.34, 5200, 200, 0.32);
    tone(a, 0, 0.15, 170, 48, 0.32, "sine");
  },
  missed: (a) => {
    noise(a, 0, 0.16, 3000, 7000, 0.12, "bandpass");
    tone(a, 0.03, 0.3, 2300, 1100, 0.09, "sine");
  },
  draw: (a) => noise(a, 0, 0.09, 2600, 5200, 0.3, "bandpass"),
  card: (a) => noise(a, 0, 0.07, 1800, 900, 0.4, "bandpass"),
  dice: (a) => {
    for (let i = 0; i < 5; i += 1) noise(a, i * 0.06 + Math.random() * 0.03, 0.04, 2600, 1300, 0.4, "bandpass");
  },
  turn: (a) => {
    tone(a, 0, 0.16, 523, 523, 0.17);
    tone(a, 0.13, 0.26, 784, 784, 0.17);
  },
  loss: (a) => {
    tone(a, 0, 0.22, 230, 120, 0.2, "sawtooth");
    noise(a, 0, 0.1, 900, 300, 0.14);
  },
  gain: (a) => {
    tone(a, 0, 0.12, 440, 660, 0.13);
    tone(a, 0.1, 0.18, 660, 880, 0.13);
  },
  out: (a) => {
    for (const [i, pitch] of [294, 262, 220, 165].entries()) tone(a, i * 0.17, 0.34, pitch, pitch * 0.98, 0.13);
  },
  boom: (a) => {
    noise(a, 0, 1.1, 2400, 60, 0.32);
    tone(a, 0, 0.5, 110, 30, 0.28, "sine");
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
  wanted = true;
  const audio = open();
  if (!audio) return;
  if (audio.state === "running") {
    sound(audio, name);
    return;
  }
  // Its clock stands still: what is played now would be heard later, all at once.
  const asked = performance.now();
  audio.resume().then(
    () => performance.now() - asked < LATE && settings.peek().sound && sound(audio, name),
    () => {},
  );
}

/**
 * @param {AudioContext} audio
 * @param {Sound} name
 */
function sound(audio, name) {
  if (audio.currentTime - (heard.get(name) ?? -SAME) < SAME) return;
  heard.set(name, audio.currentTime);
  SOUNDS[name](audio);
}
