// What can be done with what is selected: for every verb on offer, its legal continuations.
import type { AskedChoices, Json, Match, Refused, Side } from '@rasputitsa/kernel';
import type { Target } from './protocol.ts';

interface Offered {
  readonly verb: string;
  readonly title: string;
  readonly args: readonly { readonly name: string; readonly type: string }[];
}
type Choose = (verb: string, given: Readonly<Record<string, Json>>) => AskedChoices | Refused;

export function targetsOf(
  match: Match,
  side: Side,
  what: { readonly pieces: readonly number[] } | { readonly place: number },
): readonly Target[] {
  const choose: Choose = (verb, given) => match.choices(side, verb, given);
  // The same piece twice asks nothing more, and costs as much again.
  const pieces = 'pieces' in what ? [...new Set(what.pieces)] : [];
  const out: Target[] = [];
  for (const offer of match.offers(side)) {
    if (offer.refusal || offer.args.length === 0) continue;
    const found = 'place' in what ? atPlace(choose, offer, what.place) : withPieces(choose, offer, pieces);
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
 * are sent. */
function withPieces(choose: Choose, offer: Offered, pieces: readonly number[]): Target | undefined {
  const first = offer.args[0];
  if (first?.type === 'pieces') return next(choose, offer, { [first.name]: pieces });
  const [one, ...more] = pieces;
  if (first?.type !== 'piece' || one === undefined) return undefined;
  if (more.length === 0) return next(choose, offer, { [first.name]: one });
  const each = pieces.flatMap((p) => {
    const target = next(choose, offer, { [first.name]: p });
    return target && target.asked.arg !== null && target.asked.type === 'place' ? [target] : [];
  });
  const [lead] = each;
  if (!lead) return undefined;
  const choices = new Map(each.toReversed().flatMap((t) => t.asked.choices.map((c) => [c.value, c] as const)));
  return { ...lead, asked: { ...lead.asked, choices: [...choices.values()] } };
}
