// The plans for a turn, in the player's words: what a side does along the front, and where its effort lies.
import type { Loc, Posture, View } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { GRID, HEXES, MAP } from '../1-basics/board.ts';
import { ATTACKER, OPERATIONS } from '../data/advice.ts';
import { Field, prizesOf } from './fields.ts';

const plan = (name: string, weights: Readonly<Record<string, number>> = {}): Posture => ({ name, weights });
const STAFF = plan('As the staff advises');
const ATTACKS: readonly Posture[] = [
  STAFF,
  plan('Attack all along the front', { attack: 1.8 }),
  plan('Attack only where it is cheap', { attack: 0.6 }),
  plan('Break through to what counts', { attack: 1.3, forward: 2.2, cover: 0.5 }),
  plan('Hold what is won', { attack: 0.5, forward: 0.3, cover: 2, stand: 1.5 }),
];
const DEFENCES: readonly Posture[] = [
  STAFF,
  plan('Hold the line', { attack: 0.5, forward: 0.4, cover: 2, stand: 1.8 }),
  plan('Give ground and keep the army', { attack: 0.5, cover: 0.8, stand: 0.4 }),
  plan('Break off the fight', { attack: 0.4, forward: 0.2, cover: 0.6, stand: 0.4, back: 1 }),
  plan('Counter-attack', { attack: 1.8, forward: 1.4 }),
];

const NAMES: ReadonlyMap<Loc, string> = new Map(MAP.places.map((p) => [p.hex, p.name]));
const near = new Field();

/** Places of the enemy's that lie nearest to this side's units, or its own nearest to his, not close to each other. */
function places({ pieces, layers, viewer, scenario }: View, isAttacker: boolean): readonly Loc[] {
  const control = layers['control'] ?? [];
  const side = Number(viewer);
  const own = pieces.flatMap((p) => (p.at >= 0 && p.at < HEXES && (p.side === side) === isAttacker ? [p.at] : []));
  const far = near.from(own);
  const open = prizesOf(scenario).objectives.filter(
    (hex) => (control[hex] === side + 1) !== isAttacker && NAMES.get(hex) !== undefined,
  );
  open.sort((a, b) => (far[a] ?? 0) - (far[b] ?? 0));
  const out: Loc[] = [];
  for (const hex of open) {
    if (out.length === OPERATIONS.places) break;
    if (out.every((at) => distance(GRID, at, hex) >= OPERATIONS.apart)) out.push(hex);
  }
  return out;
}

/** Made when units are to march; what follows is carried out. */
export function operations(view: View): readonly Posture[] {
  if (view.viewer === 'spectator' || view.phase.at(-1)?.node !== 'movement') return [];
  const isAttacker = ATTACKER[view.scenario] === view.viewer;
  const title = isAttacker ? 'Drive on' : 'Everything to';
  const weights = isAttacker ? OPERATIONS.drive : OPERATIONS.relieve;
  const aims = places(view, isAttacker).map(
    (aim): Posture => ({ name: `${title} ${NAMES.get(aim) ?? ''}`, weights, aim }),
  );
  return [...(isAttacker ? ATTACKS : DEFENCES), ...aims];
}
