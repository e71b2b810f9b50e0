// Tracks in plain words: which are drawn as cells, which as a bar, which only told.
import type { View } from '@rasputitsa/kernel';
import type { GameProfile } from '@rasputitsa/host';
import { isInPlay } from '../model/only.ts';
import { trackWords } from './sequence.ts';

export interface TrackLine {
  readonly id: string;
  readonly title: string;
  readonly rule: string | undefined;
  readonly value: number;
  readonly words: string;
  readonly shape: 'calendar' | 'cells' | 'bar' | 'words';
  /** For calendars and cells: what stands in them, and which one it is. */
  readonly cells: readonly string[];
  readonly at: number;
  /** For bars: 0 to 1. */
  readonly share: number;
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** So few words fit in a row beside each other. */
const FEW_CELLS = 5;
/** A bar of fewer parts says less than the number. */
const BAR = 4;

export function trackLines(profile: GameProfile, view: View): readonly TrackLine[] {
  const out: TrackLine[] = [];
  let calendar = false;
  for (const [id, track] of Object.entries(profile.tracks)) {
    const value = view.tracks[id];
    if (value === undefined || !isInPlay(profile, view, 'tracks', id)) continue;
    const { values = [], min = 0, max } = track;
    let shape: TrackLine['shape'] = 'words';
    // The first track with many words is the calendar; later ones with the same words are dates, not calendars.
    if (values.length > FEW_CELLS && !calendar) {
      shape = 'calendar';
      calendar = true;
    } else if (values.length > 0 && values.length <= FEW_CELLS) shape = 'cells';
    else if (values.length === 0 && max !== undefined && max - min >= BAR) shape = 'bar';
    out.push({
      id,
      title: track.title,
      rule: track.rule,
      value,
      words: trackWords(track, value),
      shape,
      cells: shape === 'calendar' || shape === 'cells' ? values : [],
      at: value - min,
      share: max !== undefined && max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0,
      min: track.min,
      max,
    });
  }
  return out;
}
