// Sounds for those who want them: made on the spot, no files. Dice rattle, a march ends with a tap, a loss is a low knock.
import type { SeenEvent } from '@rasputitsa/kernel';

type Sound = 'dice' | 'tap' | 'loss';
/** Hertz, seconds, and how many knocks. */
const VOICES: Readonly<Record<Sound, { readonly pitch: number; readonly length: number; readonly times: number }>> = {
  dice: { pitch: 900, length: 0.05, times: 4 },
  tap: { pitch: 320, length: 0.07, times: 1 },
  loss: { pitch: 110, length: 0.28, times: 1 },
};
const GAP = 0.07;
const LOUD = 0.12;

/** What is heard of what was told: the gravest of it, once. */
export function soundOf(batches: readonly (readonly SeenEvent[])[]): Sound | undefined {
  const kinds = new Set<string>(batches.flat().map((e) => e.k));
  if (kinds.has('rolled')) return 'dice';
  if (kinds.has('steps') || kinds.has('removed')) return 'loss';
  return kinds.has('moved') ? 'tap' : undefined;
}

let context: AudioContext | undefined;
export function play(sound: Sound): void {
  context ??= new AudioContext();
  const { pitch, length, times } = VOICES[sound];
  for (let i = 0; i < times; i++) {
    const at = context.currentTime + i * GAP;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(pitch * (1 + i * 0.07), at);
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + length);
    volume.gain.setValueAtTime(LOUD, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
