/** Sounds made on the spot with Web Audio; silent until the first gesture and when turned off. */

import { settings } from "../state/settings.svelte";

let context: AudioContext | null = null;

/** Browsers allow sound only after a gesture: call this from one. */
export function wake(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

export type Sound = "card" | "trick" | "turn" | "end";

export function play(sound: Sound): void {
  if (!context || context.state !== "running" || !settings.sound) return;
  SOUNDS[sound](context);
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  card: (audio) => brush(audio, 0.05, 2600, 0.16),
  trick: (audio) => brush(audio, 0.14, 1300, 0.12),
  turn: (audio) => tone(audio, 660, 0, 0.05),
  end: (audio) => [523, 659, 784].forEach((pitch, i) => tone(audio, pitch, i * 0.11, 0.06)),
};

/** Card on cloth: a breath of filtered noise. */
function brush(audio: AudioContext, seconds: number, pitch: number, loudness: number): void {
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.8 });
  source.connect(filter).connect(new GainNode(audio, { gain: loudness })).connect(audio.destination);
  source.start();
}

function tone(audio: AudioContext, pitch: number, after: number, loudness: number): void {
  const start = audio.currentTime + after;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.linearRampToValueAtTime(loudness, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
  const oscillator = new OscillatorNode(audio, { frequency: pitch, type: "sine" });
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.32);
}
