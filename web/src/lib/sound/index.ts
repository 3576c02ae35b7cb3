/** Short sounds, made on the spot. Phones are silent unless they are switched on; the game is whole without them. */

import { prefs } from '$lib/state/prefs.svelte';

export type Sound = 'card' | 'coin' | 'build' | 'turn' | 'conflict' | 'horn' | 'end';

interface Tone {
  at: number;
  pitch: number;
  to?: number;
  long: number;
  shape?: OscillatorType;
  loud?: number;
}

const SOUNDS: Record<Sound, Tone[]> = {
  card: [{ at: 0, pitch: 320, to: 180, long: 0.08, shape: 'triangle' }],
  coin: [{ at: 0, pitch: 1250, long: 0.09 }, { at: 0.06, pitch: 1670, long: 0.16 }],
  build: [{ at: 0, pitch: 150, to: 90, long: 0.14, shape: 'square', loud: 0.12 }, { at: 0.12, pitch: 190, to: 110, long: 0.16, shape: 'square', loud: 0.12 }],
  turn: [{ at: 0, pitch: 660, long: 0.12 }, { at: 0.11, pitch: 880, long: 0.2 }],
  conflict: [{ at: 0, pitch: 98, to: 60, long: 0.35, shape: 'sawtooth' }, { at: 0.18, pitch: 98, to: 60, long: 0.35, shape: 'sawtooth' }],
  horn: [{ at: 0, pitch: 147, to: 196, long: 0.25, shape: 'sawtooth' }, { at: 0.25, pitch: 196, long: 0.75, shape: 'sawtooth' }, { at: 0.25, pitch: 294, long: 0.75, shape: 'sawtooth', loud: 0.1 }],
  end: [{ at: 0, pitch: 523, long: 0.2 }, { at: 0.16, pitch: 659, long: 0.2 }, { at: 0.32, pitch: 784, long: 0.2 }, { at: 0.48, pitch: 1047, long: 0.5 }],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  // Before the first click a browser keeps sounds back, and would play them all at once with it.
  if (!prefs.sounds || typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[sound]) voice(context, tone);
}

function voice(out: AudioContext, { at, pitch, to, long, shape = 'sine', loud = 0.18 }: Tone): void {
  const start = out.currentTime + at;
  const oscillator = new OscillatorNode(out, { type: shape, frequency: pitch });
  const gain = new GainNode(out, { gain: 0 });
  if (to) oscillator.frequency.linearRampToValueAtTime(to, start + long);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.001, start + long);
  oscillator.connect(gain).connect(out.destination);
  oscillator.start(start);
  oscillator.stop(start + long + 0.05);
}
