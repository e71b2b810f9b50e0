// The computer's side of War in the East: plain plans, made from what its side sees. It overruns and encircles, attacks where the tables promise something, keeps
// its line, its railways and its garrisons, and follows the suggested production program.
import { type Action, type Advice, type Ask, DONE, type Posture, type Random, type View } from '@rasputitsa/kernel';
import { fromLegal, pass, values } from '@rasputitsa/kit/asking';
import { Attacks, standsStill } from './attacks.ts';
import { advance, fallBack, losses, retreat, substitute } from './battle.ts';
import { evaluate } from './evaluate.ts';
import { Fields } from './fields.ts';
import { movementOrders } from './march.ts';
import { notesOf, printOf } from './notes.ts';
import { Picture } from './picture.ts';
import { operations, styles, weights, willOf } from './posture.ts';
import { railAndSea, railOrders } from './rails.ts';
import {
  commitAir,
  fortification,
  interdiction,
  placing,
  production,
  raise,
  replacements,
  setUp,
  takeFrom,
  weakest,
} from './staff.ts';

/** Makes the orders of a phase; called again when they are done, until it has none. */
type Orders = (p: Picture, round: number) => readonly Action[];
function movement(p: Picture, round: number): readonly Action[] {
  // 23.R1: who cannot end his march goes back.
  if (round > 0)
    return pass(p.ask) ? [] : values(p.ask, 'send-back').map((piece) => ({ verb: 'send-back', args: { piece } }));
  return [...railOrders(p), ...movementOrders(p)];
}
/** Attacks of those who stand beside the enemy now; without air support where it turns out that none can be had. */
function combat(p: Picture, round: number): readonly Action[] {
  if (round > 3) return [];
  const attacks = new Attacks(p, new Fields(p), p.own, standsStill);
  const found = attacks.all();
  const taken = new Set(found.map((a) => a.target));
  return found.flatMap((a) => {
    const { targets, units, flown } = attacks.wider(a, taken);
    for (const hex of targets) taken.add(hex);
    const args = { targets, units: units.map((u) => u.id) };
    const plain = { verb: 'attack', args: { ...args, air: 'without air support' } };
    return flown ? [{ verb: 'attack', args: { ...args, air: 'with air support' } }, plain] : [plain];
  });
}
const ORDERS: Readonly<Record<string, Orders>> = {
  'initial-movement': movement,
  'mechanized-movement': movement,
  'rail-and-sea': railAndSea,
  combat,
  fortification,
  interdiction,
  replacements,
};
const MOST_ROUNDS = 6;
/** The next order that is legal. One that was refused because somebody was in the way is tried once more at the end. */
function next(view: View, ask: Ask, posture: Posture | undefined, make: Orders): Action | undefined {
  const notes = notesOf(view, ask, posture);
  const print = printOf(view);
  if (notes.given?.print === print) return notes.given.action;
  while (notes.rounds <= MOST_ROUNDS) {
    const action = notes.orders.shift();
    if (action === undefined) {
      const orders = make(new Picture(view, ask, willOf(posture)), notes.rounds);
      notes.rounds = orders.length === 0 ? MOST_ROUNDS + 1 : notes.rounds + 1;
      notes.orders.push(...orders);
      continue;
    }
    if (!ask.whyNot(action)) {
      notes.given = { print, action };
      return action;
    }
    if ((action.verb !== 'move' && action.verb !== 'repair-rail') || notes.late.has(action)) continue;
    notes.late.add(action);
    notes.orders.push(action);
  }
  return undefined;
}

type Answer = (p: Picture) => Action | undefined;
const ANSWERS: Readonly<Record<string, Answer>> = {
  losses,
  retreat,
  'fall-back': fallBack,
  advance,
  substitute,
  'air-commitment': commitAir,
  'air-allocation': () => ({ verb: 'allocate-evenly', args: {} }),
  excess: takeFrom,
  'excess-mechanized': takeFrom,
  'rail-excess': takeFrom,
  shortfall: takeFrom,
  'south-shortfall': takeFrom,
  frostbite: weakest,
  partisans: raise,
  'production-starts': production,
  'production-placing': placing,
};

function advise(view: View, ask: Ask, random: Random, posture?: Posture): Action | undefined {
  const node = view.phase.at(-1)?.node ?? '';
  if (node.startsWith('set-up')) return setUp(view, ask) ?? ask.sample(random);
  const make = ORDERS[node];
  if (make) {
    const action = next(view, ask, posture, make);
    if (action) return action;
  }
  const answer = ANSWERS[node]?.(new Picture(view, ask, willOf(posture)));
  if (answer && !ask.whyNot(answer)) return answer;
  // Whatever has no plan of its own is passed; where that is not possible any answer will do.
  return pass(ask) ?? ask.sample(random);
}

/** Phases without dice: what was ordered can be carried out to the end. */
const FORESEEN = new Set(['initial-movement', 'mechanized-movement', 'rail-and-sea', 'interdiction']);
const MOST_ASKED = 4;
const END: Action = { verb: DONE, args: {} };
/** All orders of a phase at once; then those that somebody was in the way of, and the end. */
function plan(view: View, ask: Ask, random: Random, posture?: Posture): readonly Action[] {
  const node = view.phase.at(-1)?.node ?? '';
  const make = FORESEEN.has(node) ? ORDERS[node] : undefined;
  const notes = make && notesOf(view, ask, posture);
  if (!make || !notes || notes.asked >= MOST_ASKED) {
    const action = advise(view, ask, random, posture);
    return action ? [action] : [];
  }
  if (notes.asked++ === 0) {
    notes.foreseen = fromLegal(ask, make(new Picture(view, ask, willOf(posture)), 0));
    if (notes.foreseen.length > 0) return notes.foreseen;
  } else if (notes.asked > 2) return fromLegal(ask, [...make(new Picture(view, ask, willOf(posture)), 1), END]);
  return fromLegal(ask, [...notDone(view, notes.foreseen), END]);
}
/** Marches and repairs that did not come to pass: the last that each unit was ordered to. */
function notDone(view: View, orders: readonly Action[]): readonly Action[] {
  const at = new Map(view.pieces.map((x) => [x.id, x.at]));
  const last = new Map<number, Action>();
  for (const order of orders)
    for (const id of (order.args['units'] ?? [order.args['piece']]) as readonly number[]) last.set(id, order);
  const late = [...last].filter(
    ([id, { verb, args }]) => (verb === 'move' || verb === 'repair-rail') && at.get(id) !== args['to'],
  );
  return [...new Set(late.map(([, order]) => order))];
}

/** Who only holds digs in, flies, drafts and produces as well. */
const UPKEEP = [
  'air-commitment',
  'air-allocation',
  'fortification',
  'replacements',
  'partisans',
  'production-starts',
  'production-placing',
];
export const advice: Advice = Object.assign(advise, {
  plan,
  weights,
  operations,
  budgets: { veteran: { simulations: 8 }, marshal: { simulations: 18, turns: 40, kept: 40, onlyOffered: true } },
  upkeep: UPKEEP,
  styles,
  evaluate,
});
