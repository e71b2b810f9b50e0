// What battles came to: read from what a seat was told, battle by battle, with what each cost, what the dice should have given
// and how lucky they were. Knows no game: a battle is dice that a side rolls somewhere, and what is lost from then on.
import type { SeenEvent, SeenPiece } from '@rasputitsa/kernel';
import type { GameProfile } from './protocol.ts';

export interface ResultRoll {
  readonly by: number;
  readonly purpose: string;
  readonly dice: readonly number[];
  readonly faces: number;
  readonly least?: number;
  readonly rule: string;
}
export interface ResultLoss {
  readonly side: number;
  readonly name: string;
  readonly steps: number;
  /** Nothing is left of it. */
  readonly gone: boolean;
}
export interface BattleResult {
  /** Counts up. */
  readonly id: number;
  readonly at: number | undefined;
  readonly title: string;
  /** battle: it was announced, or the dice name its place. fire: dice that do not, a pursuit or the like; the title says for what. */
  readonly kind: 'battle' | 'fire';
  readonly rule: string;
  readonly rolls: readonly ResultRoll[];
  readonly notes: readonly string[];
  readonly losses: readonly ResultLoss[];
}

/** What a side rolled in a battle: what counts, what was to be expected, and how much of all chances lay at or below that. */
export interface RollLuck {
  readonly by: number;
  readonly got: number;
  readonly expected: number;
  /** Hits are counted where each die counts by itself; pips otherwise. */
  readonly what: 'hits' | 'pips';
  /** 0 to 1: the share of such battles that give less, half of those that give the same among them. */
  readonly better: number;
}

type Chances = readonly number[];
function added(a: Chances, b: Chances): Chances {
  const out = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (const [i, p] of a.entries()) for (const [j, q] of b.entries()) out[i + j] = (out[i + j] ?? 0) + p * q;
  return out;
}

/** For each side that rolled. */
export function luckIn(rolls: readonly ResultRoll[]): readonly RollLuck[] {
  const out: RollLuck[] = [];
  for (const by of new Set(rolls.map((r) => r.by))) {
    const own = rolls.filter((r) => r.by === by);
    const what = own.every((r) => r.least !== undefined) ? 'hits' : 'pips';
    let chances: Chances = [1];
    let got = 0;
    for (const r of own)
      for (const d of r.dice) {
        const worth = (face: number): number => (what === 'pips' ? face : Number(face >= (r.least ?? 1)));
        got += worth(d);
        const die = Array.from({ length: what === 'pips' ? r.faces + 1 : 2 }, () => 0);
        for (let f = 1; f <= r.faces; f++) die[worth(f)] = (die[worth(f)] ?? 0) + 1 / r.faces;
        chances = added(chances, die);
      }
    const expected = chances.reduce((sum, p, n) => sum + n * p, 0);
    const below = chances.slice(0, got).reduce((sum, p) => sum + p, 0);
    out.push({ by, got, expected, what, better: below + (chances[got] ?? 0) / 2 });
  }
  return out;
}

interface Draft {
  readonly id: number;
  at: number | undefined;
  title: string;
  readonly kind: BattleResult['kind'];
  rule: string;
  readonly rolls: ResultRoll[];
  readonly notes: string[];
  readonly losses: Map<number, ResultLoss>;
}

const text = (v: unknown): string => (typeof v === 'string' ? v : '');
const placesOf = (e: SeenEvent): readonly number[] =>
  Array.isArray(e['places']) ? (e['places'] as readonly number[]) : [];

export interface ResultTracker {
  /** `known`: pieces as they were before and are now. Gives the battles that were begun or went on. */
  read(batches: readonly (readonly SeenEvent[])[], known: readonly SeenPiece[]): readonly BattleResult[];
}

export function createResults(profile: GameProfile, nameOf: (p: SeenPiece) => string): ResultTracker {
  /** Steps of the sequence: what is entered besides came up within a battle. */
  const steps = new Set<string>();
  const walk = (o: GameProfile['sequence']): void => {
    steps.add(o.title);
    for (const x of o.steps ?? []) walk(x);
  };
  walk(profile.sequence);
  let next = 1;
  let draft: Draft | undefined;
  /** Steps left of pieces that have lost or gained some. */
  const left = new Map<number, number>();
  /** The last thing said of a place, before any die: where it is, and what. */
  let opening: SeenEvent | undefined;

  function begin(roll: SeenEvent): Draft {
    const [at] = placesOf(opening ?? roll);
    const made: Draft = {
      id: next++,
      at,
      title: text(opening?.['text']),
      kind: opening || at !== undefined ? 'battle' : 'fire',
      rule: text(opening?.['rule']),
      rolls: [],
      notes: [],
      losses: new Map(),
    };
    opening = undefined;
    return made;
  }
  function lose(e: SeenEvent, known: readonly SeenPiece[]): void {
    if (!draft) return;
    const id = Number(e['id']);
    const piece = known.find((p) => p.id === id);
    // Dice that name no place were rolled where they hit.
    draft.at ??= e.k === 'removed' ? Number(e['from']) : piece?.at;
    // Losses of the same moment elsewhere (a headquarters that is spent) are none of this battle's.
    const there = Number(e['from']) === draft.at || known.some((p) => p.id === id && p.at === draft?.at);
    if (draft.at !== undefined && piece && !there) return;
    const kind = profile.kinds[text(e['kind']) || (piece?.kind ?? '')];
    const before = draft.losses.get(id);
    const side = piece?.side ?? kind?.side ?? before?.side ?? -1;
    const name = kind?.name ?? (piece ? nameOf(piece) : (before?.name ?? ''));
    // What is removed as it stands loses all it had; of an unknown one at least one.
    const lost = e.k === 'steps' ? Number(e['from']) - Number(e['to']) : (left.get(id) ?? piece?.steps ?? 1);
    const gone = e.k === 'removed' || Number(e['to']) === 0;
    if (lost < 0) return;
    draft.losses.set(id, {
      side,
      name,
      steps: (before?.steps ?? 0) + lost,
      gone: gone || before?.gone === true,
    });
  }
  /** Gives the battle that is touched, if any. */
  function take(e: SeenEvent, known: readonly SeenPiece[]): void {
    switch (e.k) {
      case 'takenBack':
        draft = undefined;
        return;
      case 'entered':
        // The next step: what comes now belongs to no battle of before.
        if (steps.has(text(e['title']))) draft = undefined;
        return;
      case 'noted': {
        const [at] = placesOf(e);
        // Said of another place, or after all was over: another battle.
        if (at !== undefined && (!draft || at !== draft.at)) {
          draft = undefined;
          opening = e;
        } else draft?.notes.push(text(e['text']));
        return;
      }
      case 'rolled': {
        const by = Number(e['by']);
        // Weather and the like are nobody's.
        if (by < 0) return;
        const [at] = placesOf(e);
        if (draft && at !== undefined && draft.at !== undefined && at !== draft.at) draft = undefined;
        draft ??= begin(e);
        draft.at ??= at;
        draft.rolls.push({
          by,
          purpose: text(e['purpose']),
          dice: e['dice'] as readonly number[],
          faces: Number(e['faces']),
          rule: text(e['rule']),
          ...(e['least'] === undefined ? {} : { least: Number(e['least']) }),
        });
        if (draft.title === '') draft.title = text(e['purpose']);
        return;
      }
      case 'steps':
      case 'removed':
        lose(e, known);
        if (e.k === 'steps') left.set(Number(e['id']), Number(e['to']));
        else left.delete(Number(e['id']));
        return;
      case 'placed':
        left.delete(Number(e['id']));
        return;
      case 'moved': {
        if (!draft) return;
        const [from, to] = [Number(e['from']), Number(e['to'])];
        // Somebody else marches: the battle is over. Who goes back or follows up starts or ends there.
        if (from !== draft.at && to !== draft.at) {
          draft = undefined;
          return;
        }
        const piece = known.find((p) => p.id === Number(e['id']));
        if (!piece) return;
        // Who goes the same way is told in one line: `6-5, 8-8 to Memel (advance)`.
        const by = text(e['by']);
        const where = `to ${profile.called?.[to] ?? profile.labels[to] ?? ''}${by === '' ? '' : ` (${by})`}`;
        const last = draft.notes.at(-1);
        if (last?.endsWith(` ${where}`))
          draft.notes[draft.notes.length - 1] = `${last.slice(0, -where.length - 1)}, ${nameOf(piece)} ${where}`;
        else draft.notes.push(`${nameOf(piece)} ${where}`);
        return;
      }
      default:
    }
  }
  const shown = (d: Draft): BattleResult => ({ ...d, losses: [...d.losses.values()] });
  return {
    read(batches, known) {
      const touched = new Map<number, Draft>();
      for (const e of batches.flat()) {
        take(e, known);
        if (draft && draft.rolls.length > 0) touched.set(draft.id, draft);
      }
      return [...touched.values()].map(shown);
    },
  };
}
