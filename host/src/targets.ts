// What can be done with what is selected: for every verb on offer, its legal continuations.
import type { AskedChoices, Json, Match, Refused, SaidChoice, Side } from '@rasputitsa/kernel';
import type { Target } from './protocol.ts';

interface Offered {
  readonly verb: string;
  readonly title: string;
  readonly args: readonly { readonly name: string; readonly type: string }[];
}
/** Asking for more units one by one would keep the player waiting, and no hex takes so many. */
const MOST_APART = 12;

type Choose = (verb: string, given: Readonly<Record<string, Json>>) => AskedChoices | Refused;

export function targetsOf(
  match: Match,
  side: Side,
  what: { readonly pieces: readonly number[] } | { readonly place: number },
): readonly Target[] {
  const choose: Choose = (verb, given) => match.choices(side, verb, given);
  // The same piece twice asks nothing more, and costs as much again.
  const pieces = 'pieces' in what ? [...new Set(what.pieces)] : [];
  let held: ReadonlySet<number> | undefined;
  const isEnemyAt = (at: number): boolean => {
    held ??= new Set(match.view(side).pieces.flatMap((p) => (p.side === side ? [] : [p.at])));
    return held.has(at);
  };
  const out: Target[] = [];
  for (const offer of match.offers(side)) {
    if (offer.refusal || offer.args.length === 0) continue;
    const found = 'place' in what ? atPlace(choose, offer, what.place) : withPieces(choose, offer, pieces, isEnemyAt);
    if (found) out.push(found);
  }
  return out;
}

function next(choose: Choose, { verb, title }: Offered, given: Readonly<Record<string, Json>>): Target | undefined {
  const asked = choose(verb, given);
  if (!asked.ok || (asked.arg !== null && asked.choices.length === 0 && asked.elements.length === 0)) return undefined;
  return { verb, title, given, asked };
}

function atPlace(choose: Choose, offer: Offered, place: number): Target | undefined {
  const first = offer.args[0];
  if (first?.type === 'places') return next(choose, offer, { [first.name]: [place] });
  return first?.type === 'place' ? next(choose, offer, { [first.name]: place }) : undefined;
}

/** Several pieces: what any of them can do, one after the other; who of them goes to a place and who does not is said before they
 * are sent. A verb for a company that cannot go together is asked for each of it apart. */
function withPieces(
  choose: Choose,
  offer: Offered,
  pieces: readonly number[],
  isEnemyAt: (at: number) => boolean,
): Target | undefined {
  const first = offer.args[0];
  const [one, ...more] = pieces;
  if (one === undefined) return undefined;
  if (first?.type === 'pieces') {
    const together = next(choose, offer, { [first.name]: pieces });
    if (together || more.length === 0 || pieces.length > MOST_APART) return together;
    // To march apart is a matter of convenience; to fight apart is another battle.
    const isMarch = (c: SaidChoice): boolean => c.preview.path !== undefined && !isEnemyAt(Number(c.value));
    return union(
      pieces.map((p) => next(choose, offer, { [first.name]: [p] })),
      isMarch,
      'apart',
    );
  }
  if (first?.type !== 'piece') return undefined;
  if (more.length === 0) return next(choose, offer, { [first.name]: one });
  return union(pieces.map((p) => next(choose, offer, { [first.name]: p })));
}
/** Whether the answer is a place, or the way to one. */
const leads = ({ arg, type }: AskedChoices): boolean =>
  arg !== null && (type === 'place' || (type === 'places' && arg === 'path'));
function union(
  found: readonly (Target | undefined)[],
  counts: (c: SaidChoice) => boolean = () => true,
  how: 'each' | 'apart' = 'each',
): Target | undefined {
  const each = found.filter((t) => t !== undefined && leads(t.asked));
  const [lead] = each;
  if (!lead) return undefined;
  const all = each.toReversed().flatMap((t) => t?.asked.choices.filter(counts) ?? []);
  const choices = [...new Map(all.map((c) => [String(c.value), c])).values()];
  if (how === 'apart' && choices.length === 0) return undefined;
  const elements = [...new Set(each.flatMap((t) => t?.asked.elements ?? []))];
  return { ...lead, asked: { ...lead.asked, choices, elements }, ...(how === 'apart' ? { apart: true } : {}) };
}
