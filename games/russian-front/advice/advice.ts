// The computer's side: a plain plan made from what its side can see. It gathers strength where an attack pays, goes for cities,
// brings the railroad along, keeps in supply, leaves lost battles and spends its replacements.
import { type Action, type Advice, type Ask, DONE, type Loc, type Random, type SeenPiece } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { airMission, flyHome } from './air.ts';
import { fill, pass, values } from './ask.ts';
import { defending, engage, hits, relieve, respond, retreat, stand, whichBattle } from './battle.ts';
import { moves } from './moves.ts';
import { hitsOf, Picture, rowOf } from './picture.ts';

function setUp(ask: Ask): Action | undefined {
  return pass(ask) ?? { verb: 'deploy-for-me', args: {} };
}

// Preparation

function byId(p: Picture): ReadonlyMap<number, SeenPiece> {
  return new Map(p.view.pieces.map((x) => [x.id, x]));
}
/** Hits of those who fight most and nearest first, then the fallen, then Guards. */
function spend(p: Picture, ask: Ask): Action | undefined {
  const units = byId(p);
  const [from] = choicesOf(ask, 'give-factor');
  if (from !== undefined) return { verb: 'give-factor', args: { from, to: 'german' } };
  const worth = (id: number): number => {
    const x = units.get(id);
    const u = x && rowOf(x);
    if (!x || !u) return 0;
    return u.attack + hitsOf(x) * 2 - Math.min(12, p.front(x.at)) / 2;
  };
  const piece = best(values(ask, 'replace'), worth);
  if (piece !== undefined) {
    const n = Math.max(...values(ask, 'replace', { piece }));
    if (n > 0) return { verb: 'replace', args: { piece, hits: n } };
  }
  const fallen = best(values(ask, 'rebuild'), worth);
  if (fallen !== undefined) return { verb: 'rebuild', args: { piece: fallen } };
  const [guard] = values(ask, 'buy-guard');
  if (guard !== undefined) return { verb: 'buy-guard', args: { piece: guard } };
  return pass(ask);
}
function choicesOf(ask: Ask, verb: string): readonly string[] {
  const asked = ask.choices(verb, {});
  return asked.ok ? asked.choices.map((c) => String(c.value)) : [];
}
/** Everybody comes, as near to the front as is safe. */
function arrive(p: Picture, ask: Ask): Action | undefined {
  for (const piece of values(ask, 'arrive')) {
    const to = best(values(ask, 'arrive', { piece }), (at) => closeness(p, at));
    if (to !== undefined) return { verb: 'arrive', args: { piece, to } };
  }
  return pass(ask);
}
/** Near the enemy, but not next to him. */
function closeness(p: Picture, at: Loc): number {
  const n = p.front(at);
  return n < 2 ? -50 : -n - p.ownAt(at).length / 2;
}
const RAIL_WORTH = 8;
/** Trains bring those far behind to a city near the front. */
function rail(p: Picture, ask: Ask): Action | undefined {
  const units = byId(p);
  const far = (id: number): number => p.front(units.get(id)?.at ?? -1);
  const piece = best(
    values(ask, 'rail').filter((id) => far(id) > RAIL_WORTH),
    (id) => far(id) + (rowOf(units.get(id) ?? { id, side: 0, at: 0 })?.attack ?? 0),
  );
  if (piece === undefined) return pass(ask);
  const to = best(values(ask, 'rail', { piece }), (at) => closeness(p, at));
  return to !== undefined && p.front(to) < far(piece) - 3 ? { verb: 'rail', args: { piece, to } } : pass(ask);
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

type Plan = (p: Picture, ask: Ask, random: Random) => Action | undefined;
const PLANS: Readonly<Record<string, Plan>> = {
  deployment: (_p, ask) => setUp(ask),
  'spend-factors': spend,
  arrivals: arrive,
  'rail-movement': rail,
  partisans: (_p, ask) => take(ask),
  'ground-movement': moves,
  exploitation: moves,
  'blitz-moves': moves,
  blitz: (_p, ask) => take(ask),
  evacuation: evacuate,
  'phasing-air': airMission,
  'non-phasing-air': airMission,
  'non-phasing-return': flyHome,
  'phasing-return': flyHome,
  'choose-battle': whichBattle,
  engage,
  response: respond,
  'reserve-movement': relieve,
  hits,
  stand,
  retreat,
};

export const advice: Advice = (view, ask, random) => {
  const node = view.phase.at(-1)?.node ?? '';
  const p = new Picture(view, ask.side);
  if (node === 'pursuit') return defending(p) ? pass(ask) : take(ask);
  const plan = PLANS[node];
  // Whatever has no plan of its own is passed; where that is not possible any answer will do.
  return (plan ? plan(p, ask, random) : undefined) ?? pass(ask) ?? ask.sample(random);
};
