// The computer's side: a plain plan made from what its side can see. It gathers strength where an attack pays, goes for cities,
// brings the railroad along, keeps in supply, leaves lost battles and spends its replacements.
import {
  type Action,
  type Advice,
  type Ask,
  DONE,
  type Loc,
  type Posture,
  type Random,
  type SeenPiece,
  type View,
} from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { fromLegal, pass, values, words } from '@rasputitsa/kit/asking';
import { carryingOut, notebook } from '@rasputitsa/kit/notes';
import { airMission, flyHome } from './air.ts';
import { andPass, fill, thenPass } from './ask.ts';
import { defending, engage, hits, relieve, respond, retreat, stand, whichBattle } from './battle.ts';
import { evaluate } from './evaluate.ts';
import { type Course, moves, newCourse } from './moves.ts';
import { KEEPING } from './notes.ts';
import { operations, STYLES } from './operations.ts';
import { hitsOf, Picture, rowOf } from './picture.ts';
import { WEIGHTS, willOf } from './posture.ts';

function setUp(ask: Ask): Action | undefined {
  return pass(ask) ?? { verb: 'deploy-for-me', args: {} };
}

// Preparation

function byId(p: Picture): ReadonlyMap<number, SeenPiece> {
  return new Map(p.view.pieces.map((x) => [x.id, x]));
}
/** Units looked at together when replacements are spent: what is left of them is asked again after that. */
const AT_ONCE = 6;
/** Hits of those who fight most and nearest first, then the fallen, then Guards. */
function spend(p: Picture, ask: Ask): readonly Action[] {
  const units = byId(p);
  const [from] = words(ask, 'give-factor');
  if (from !== undefined) return [{ verb: 'give-factor', args: { from, to: 'german' } }];
  const worth = (id: number): number => {
    const x = units.get(id);
    const u = x && rowOf(x);
    if (!x || !u) return 0;
    return u.attack + hitsOf(x) * 2 - Math.min(12, p.front(x.at)) / 2;
  };
  const hurt = values(ask, 'replace').toSorted((a, b) => worth(b) - worth(a));
  const mended = hurt.slice(0, AT_ONCE).flatMap((piece): readonly Action[] => {
    const n = Math.max(0, ...values(ask, 'replace', { piece }));
    return n > 0 ? [{ verb: 'replace', args: { piece, hits: n } }] : [];
  });
  if (mended.length > 0) return mended;
  const fallen = best(values(ask, 'rebuild'), worth);
  if (fallen !== undefined) return [{ verb: 'rebuild', args: { piece: fallen } }];
  const [guard] = values(ask, 'buy-guard');
  return thenPass(guard === undefined ? [] : [{ verb: 'buy-guard', args: { piece: guard } }], ask);
}
/** Everybody comes, as near to the front as is safe. */
function arrive(p: Picture, ask: Ask): readonly Action[] {
  const out: Action[] = [];
  const come = new Map<number, number>();
  for (const piece of values(ask, 'arrive')) {
    const to = best(values(ask, 'arrive', { piece }), (at) => closeness(p, at) - (come.get(at) ?? 0) / 2);
    if (to === undefined) continue;
    out.push({ verb: 'arrive', args: { piece, to } });
    come.set(to, (come.get(to) ?? 0) + 1);
  }
  return andPass(out);
}
/** Near the enemy, but not next to him. */
function closeness(p: Picture, at: Loc): number {
  const n = p.front(at);
  return n < 2 ? -50 : -n - p.ownAt(at).length / 2;
}
const RAIL_WORTH = 8;
/** Trains bring those far behind to a city near the front. */
function rail(p: Picture, ask: Ask): readonly Action[] {
  const units = byId(p);
  const far = (id: number): number => p.front(units.get(id)?.at ?? -1);
  const worth = (id: number): number => far(id) + (rowOf(units.get(id) ?? { id, side: 0, at: 0 })?.attack ?? 0);
  const waiting = values(ask, 'rail')
    .filter((id) => far(id) > RAIL_WORTH)
    .toSorted((a, b) => worth(b) - worth(a));
  const out: Action[] = [];
  for (const piece of waiting) {
    const x = units.get(piece);
    const to = best(values(ask, 'rail', { piece }), (at) => closeness(p, at));
    if (!x || to === undefined || p.front(to) >= far(piece) - 3) break;
    out.push({ verb: 'rail', args: { piece, to } });
    p.send(x, to);
    if (out.length === AT_ONCE) return out;
  }
  return andPass(out);
}
/** Where there is something to take it is taken, as much as there is: blitz markers, partisans, pursuits. */
function take(ask: Ask): Action | undefined {
  for (const { verb, refusal } of ask.offers()) {
    if (refusal || verb === DONE || verb === 'convert') continue;
    const action = fill(ask, verb, (_arg, value) => (Array.isArray(value) ? value.length : Number(value) || 0));
    if (action && !ask.whyNot(action)) return action;
  }
  return pass(ask);
}
function evacuate(p: Picture, ask: Ask): Action | undefined {
  for (const piece of values(ask, 'evacuate')) {
    const to = best(values(ask, 'evacuate', { piece }), (at) => Math.min(6, p.front(at)) * 3 - p.front(at));
    if (to !== undefined) return { verb: 'evacuate', args: { piece, to } };
  }
  return undefined;
}

type One = (look: () => Picture, ask: Ask) => Action | undefined;
type Many = (p: Picture, ask: Ask, course: Course) => readonly Action[];
const seeing =
  (what: (p: Picture, ask: Ask) => Action | undefined): One =>
  (look, ask) =>
    what(look(), ask);
/** Where dice fall or somebody else decides after each action. */
const ONES: Readonly<Record<string, One>> = {
  deployment: (_look, ask) => setUp(ask),
  partisans: (_look, ask) => take(ask),
  blitz: (_look, ask) => take(ask),
  evacuation: seeing(evacuate),
  pursuit: (look, ask) => (defending(look()) ? pass(ask) : take(ask)),
  'choose-battle': whichBattle,
  engage,
  response: seeing(respond),
  'reserve-movement': seeing(relieve),
  hits,
  stand: seeing(stand),
  retreat: seeing(retreat),
};
const MANY: Readonly<Record<string, Many>> = {
  'spend-factors': spend,
  arrivals: arrive,
  'rail-movement': rail,
  'ground-movement': moves,
  exploitation: moves,
  'blitz-moves': moves,
  'phasing-air': airMission,
  'non-phasing-air': airMission,
  'non-phasing-return': flyHome,
  'phasing-return': flyHome,
};
const courseOf = notebook(KEEPING.key, newCourse);
function draft(view: View, ask: Ask, posture?: Posture): readonly Action[] {
  const node = view.phase.at(-1)?.node ?? '';
  let p: Picture | undefined;
  const look = (): Picture => (p ??= new Picture(view, ask.side, willOf(posture)));
  const one = ONES[node]?.(look, ask);
  const actions = MANY[node]?.(look(), ask, courseOf(view, ask, posture)) ?? (one ? [one] : []);
  p?.tables.giveBack();
  return actions;
}
/** Begins with something that the rules accept. Whatever has no plan of its own is passed; where that is not possible any answer will
 * do. */
function plan(view: View, ask: Ask, random: Random, posture?: Posture): readonly Action[] {
  const all = fromLegal(ask, draft(view, ask, posture));
  if (all.length > 0) return all;
  const other = pass(ask) ?? ask.sample(random);
  return other ? [other] : [];
}
export const advice: Advice = Object.assign(carryingOut(plan, KEEPING), {
  plan,
  weights: WEIGHTS,
  operations,
  // More plans, or plans followed for longer, brought nothing that could be measured; trying out single decisions did.
  budgets: {
    veteran: { simulations: 10 },
    marshal: { simulations: 40, trying: { alternatives: 4, simulations: 20, inTurn: 400 } },
  },
  // Who stands where a battle has been lost, and where those go who do not: a city hangs on it now and then.
  tactics: ['stand', 'retreat'],
  upkeep: ['deployment', 'spend-factors', 'arrivals', 'withdrawals'],
  styles: STYLES,
  evaluate,
});
