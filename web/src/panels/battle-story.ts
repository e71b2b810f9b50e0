// The battle at hand as a short story: the line that opens it, and everything that was rolled and lost since.
import type { OfferInfo, LogLine, Standing } from '@rasputitsa/host';
import type { PanelBlock } from '@rasputitsa/kernel';

/** Dice older than this many lines belong to another story. */
const RECENT = 30;
/** A story is read at a glance; of a long one the opening and the end are kept. */
const LONGEST = 7;

export interface Story {
  readonly opening: LogLine | undefined;
  readonly lines: readonly LogLine[];
  /** Lines left out in the middle. */
  readonly left: number;
}

const NO_STORY: Story = { opening: undefined, lines: [], left: 0 };

/** The line that says where it happens stands before the first dice. */
function openingBefore(log: readonly LogLine[], dice: number): number {
  for (let i = dice - 1; i >= 0 && i > dice - RECENT; i--) {
    const line = log[i];
    if (line?.tone === 'plain' && (line.places?.length ?? 0) > 0) return i;
  }
  return -1;
}

export function storyOf(log: readonly LogLine[]): Story {
  const last = log.findLastIndex((l) => l.tone === 'dice');
  if (last < 0 || last < log.length - RECENT) return NO_STORY;
  const start = openingBefore(log, last);
  const from = start < 0 ? last : start + 1;
  const told = log.slice(from).filter((l) => l.tone !== 'detail' && l.tone !== 'heading');
  return {
    opening: start < 0 ? undefined : log[start],
    lines: told.slice(-LONGEST),
    left: Math.max(0, told.length - LONGEST),
  };
}

/** Verbs a panel already has buttons for. */
export function verbsIn(blocks: readonly PanelBlock<string>[]): ReadonlySet<string> {
  const out = new Set<string>();
  const add = (list: readonly { readonly action: { readonly verb: string } }[] | undefined): void => {
    for (const a of list ?? []) out.add(a.action.verb);
  };
  for (const b of blocks) {
    if (b.kind === 'table') for (const r of b.rows) add(r.actions);
    if (b.kind === 'pieces') for (const p of b.pieces) add(p.actions);
    if (b.kind === 'versus') for (const v of verbsIn([...b.left, ...b.right])) out.add(v);
  }
  return out;
}

export interface PieceChoice {
  readonly offer: OfferInfo;
  readonly arg: string;
  readonly pieces: readonly number[];
}

/** More counters than this are a list for the map, not for a window. */
const MOST_PIECES = 12;

/** Choices between pieces that are owed and that the panel has no buttons for: losses to take, units to retreat. */
export function pieceChoices(standing: Standing, known: ReadonlySet<string>): readonly PieceChoice[] {
  return standing.offers.flatMap((offer) => {
    const asked = standing.starts[offer.verb];
    if (offer.refusal || known.has(offer.verb) || !asked?.ok || asked.type !== 'piece' || asked.arg === null) return [];
    const pieces = asked.choices.map((c) => Number(c.value));
    return pieces.length === 0 || pieces.length > MOST_PIECES ? [] : [{ offer, arg: asked.arg, pieces }];
  });
}
