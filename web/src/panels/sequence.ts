// The sequence of play as a tree with the place where the game is, and the same as one line.
import type { View } from '@rasputitsa/kernel';
import type { GameProfile, Outline } from '@rasputitsa/host';
import { isInPlay } from '../model/only.ts';

/** now: the step being played. within: it is inside this one. done and ahead: its neighbours in this round of the loop. */
export type Where = 'now' | 'within' | 'done' | 'ahead';

export interface Step {
  readonly id: string;
  readonly title: string;
  readonly rule: string | undefined;
  readonly where: Where;
  /** The side whose step it is; -1 for both or nobody. */
  readonly side: number;
  /** Came up by itself, outside the sequence: an enemy's reaction, a choice of losses. */
  readonly interrupt: boolean;
  readonly steps: readonly Step[];
}

type Phase = View['phase'];

/** Work the game does by itself is not worth a line unless the game stands there. */
function isShown(o: Outline, here: boolean): boolean {
  return here || o.kind === 'steps' || o.kind === 'decision' || o.kind === 'process';
}

function plain(o: Outline, where: Where): Step {
  return {
    id: o.id,
    title: o.title,
    rule: o.rule,
    where,
    side: -1,
    interrupt: false,
    steps: (o.steps ?? []).filter((s) => isShown(s, false)).map((s) => plain(s, where)),
  };
}

/** Steps that the outline does not hold: one inside the other. */
function interrupts(phase: Phase): readonly Step[] {
  const [first, ...rest] = phase;
  if (!first) return [];
  return [
    {
      id: first.node,
      title: first.title,
      rule: undefined,
      where: rest.length === 0 ? 'now' : 'within',
      side: first.side,
      interrupt: true,
      steps: interrupts(rest),
    },
  ];
}

function entered(o: Outline, phase: Phase): Step {
  const [here, ...deeper] = phase;
  const next = deeper[0];
  const inside = o.steps?.findIndex((s) => s.id === next?.node) ?? -1;
  const steps: Step[] = [];
  for (const [i, s] of (o.steps ?? []).entries()) {
    if (i === inside) steps.push(entered(s, deeper));
    else if (isShown(s, false)) steps.push(plain(s, inside >= 0 && i < inside ? 'done' : 'ahead'));
  }
  if (inside < 0) steps.push(...interrupts(deeper));
  return {
    id: o.id,
    title: o.title,
    rule: o.rule,
    where: deeper.length === 0 ? 'now' : 'within',
    side: here?.side ?? -1,
    interrupt: false,
    steps,
  };
}

/** The sequence of this game, without the steps it has no use for. */
export function outlineOf(profile: GameProfile, view: View): Outline {
  const prune = (o: Outline): Outline =>
    o.steps ? { ...o, steps: o.steps.filter((x) => isInPlay(profile, view, 'steps', x.id)).map(prune) } : o;
  return prune(profile.sequence);
}

export function sequenceTree(outline: Outline, phase: Phase): Step {
  return phase[0]?.node === outline.id ? entered(outline, phase) : plain(outline, 'ahead');
}

/** A track in words: `July 1942`, `Mud`, or the number. */
export function trackWords(
  track: { readonly min?: number; readonly values?: readonly string[] } | undefined,
  n: number,
): string {
  return track?.values?.[n - (track.min ?? 0)] ?? String(n);
}

/** A node called like a track is that track: `Fortnight` is said as `Fortnight 2`, `Month` as `July 1942`. */
function timed(node: { readonly node: string; readonly title: string }, profile: GameProfile, view: View): string {
  const id = [node.node, node.title].find((name) => profile.tracks[name.toLowerCase()] !== undefined)?.toLowerCase();
  const value = id === undefined ? undefined : view.tracks[id];
  if (id === undefined || value === undefined) return node.title;
  const words = trackWords(profile.tracks[id], value);
  return /^-?\d+$/.test(words) ? `${node.title} ${words}` : words;
}

export interface Crumb {
  readonly text: string;
  readonly kind: 'time' | 'side' | 'step';
  readonly side: number;
}

/** `July 1941 › Fortnight 2 › German › Movement`: where the game is, from the outermost in, nothing said twice. */
export function phaseCrumbs(profile: GameProfile, view: View): readonly Crumb[] {
  const out: Crumb[] = [];
  // The outermost frame is the game itself.
  const [, ...inner] = view.phase;
  let side = -1;
  const first = Object.keys(profile.tracks).find((id) => view.tracks[id] !== undefined);
  const track = first === undefined ? undefined : profile.tracks[first];
  const date = track === undefined ? '' : trackWords(track, view.tracks[first ?? ''] ?? 0);
  // The first track is the calendar: a date in words, or `Turn 3`.
  if (/[a-z]/i.test(date)) out.push({ text: date, kind: 'time', side: -1 });
  else if (track && /turn|day|week|month|impulse/i.test(track.title))
    out.push({ text: `${track.title} ${date}`, kind: 'time', side: -1 });
  for (const frame of inner) {
    if (frame.side >= 0 && frame.side !== side) {
      side = frame.side;
      out.push({ text: profile.sides[side]?.name ?? '', kind: 'side', side });
      // What only says that it is somebody's turn is said by the side.
      if (/(turn|phases)$/i.test(frame.title)) continue;
    }
    const text = timed(frame, profile, view);
    const said = out.some((c) => c.text === text || c.text.startsWith(`${text} `));
    if (!said) out.push({ text, kind: text === frame.title ? 'step' : 'time', side: frame.side });
  }
  // `Movement › Movement Phase` is one thing.
  return out.filter((c, i) => !out[i + 1]?.text.startsWith(`${c.text} `));
}
