// The game's own opponent: what a side might sensibly do, judged from its view and its legal choices and nothing else. It wants
// towns, attacks where it throws at least as many dice as it faces, and lets the strongest take the losses.
import { type Action, type Advice, type Ask, DONE, type Random, type SeenPiece, type View } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { AROUND, GRID, HEXES, TERRAIN, TOWNS } from './1-map/board.ts';
import { COVER } from './data/tables.ts';
import { KINDS } from './data/units.ts';

const PASS: Action = { verb: DONE, args: {} };
/** Steps reckoned for an enemy whose strength is not seen. */
const GUESS = 2;
/** What a town is worth for each of its points: not held, held but empty, held and guarded. */
const PRIZE = { foreign: 4, empty: 3, guarded: 0 } as const;
/** What cover is worth next to the enemy, and what makes two equal choices differ from game to game. */
const COVER_WORTH = 0.5;
const WHIM = 0.4;

const onBoard = (p: SeenPiece): boolean => p.at < HEXES;
const mine = (view: View): readonly SeenPiece[] => view.pieces.filter((p) => p.side === view.viewer && onBoard(p));
const enemies = (view: View): readonly SeenPiece[] => view.pieces.filter((p) => p.side !== view.viewer && onBoard(p));
const dice = (units: readonly SeenPiece[]): number => units.reduce((sum, p) => sum + (p.steps ?? GUESS), 0);
const near = (a: number, b: number): boolean => AROUND[a]?.includes(b) ?? false;

/** How good a hex is for this unit: close to towns that want it, and in cover next to the enemy. */
function worth(view: View, unit: SeenPiece, hex: number): number {
  const others = mine(view).filter((p) => p.id !== unit.id);
  const prizes = TOWNS.map((town) => {
    const held = view.layers['control']?.[town.hex] === Number(view.viewer) + 1;
    const guarded = others.some((p) => p.at === town.hex);
    const want = held ? (guarded ? PRIZE.guarded : PRIZE.empty) : PRIZE.foreign;
    // Somebody who is nearer may take it.
    const rivals = others.filter((p) => distance(GRID, p.at, town.hex) < distance(GRID, hex, town.hex)).length;
    return want * town.points - distance(GRID, hex, town.hex) - rivals;
  });
  const beside = enemies(view).some((p) => near(p.at, hex));
  return Math.max(...prizes) + (beside ? COVER[TERRAIN[hex] ?? 'clear'] * COVER_WORTH : 0);
}

/** The move that gains most, or none. */
function march(view: View, ask: Ask, random: Random): Action {
  const movable = ask.choices('move');
  let best = PASS;
  let most = 0;
  for (const choice of movable.ok ? movable.choices : []) {
    const unit = view.pieces.find((p) => p.id === choice.value);
    const goals = unit ? ask.choices('move', { unit: unit.id }) : movable;
    if (!unit || !goals.ok) continue;
    const here = worth(view, unit, unit.at) + WHIM;
    for (const { value } of goals.choices) {
      const gain = worth(view, unit, Number(value)) - here + (random.int(100) / 100) * WHIM;
      if (gain <= most) continue;
      most = gain;
      best = { verb: 'move', args: { unit: unit.id, to: Number(value) } };
    }
  }
  return best;
}

/** The attack with the best odds, if they are not against us. */
function strike(view: View, ask: Ask): Action {
  const targets = ask.choices('attack');
  let best = PASS;
  let odds = 1;
  for (const { value } of targets.ok ? targets.choices : []) {
    const target = Number(value);
    const asked = ask.choices('attack', { target });
    // The first suggestion is everybody.
    const units = (asked.ok ? (asked.choices[0]?.value ?? []) : []) as readonly number[];
    const foes = enemies(view).filter((p) => p.at === target);
    const ratio = dice(mine(view).filter((p) => units.includes(p.id))) / Math.max(1, dice(foes));
    if (units.length === 0 || ratio < odds) continue;
    odds = ratio;
    const shells = view.tracks[view.viewer === 0 ? 'shells-blue' : 'shells-red'] ?? 0; // fog
    best = {
      verb: 'attack',
      args: {
        target,
        units,
        shells: Math.min(1, shells), // fog
      },
    };
  }
  return best;
}

const kindNumber = (p: SeenPiece): number => KINDS.findIndex((k) => k.id === p.kind);
/** The unit with most steps; among equals infantry before tanks. */
function giveUp(view: View, ask: Ask): Action | undefined {
  const asked = ask.choices('lose');
  const ids = asked.ok ? asked.choices.map((c) => Number(c.value)) : [];
  const [unit] = mine(view)
    .filter((p) => ids.includes(p.id))
    .sort((a, b) => (b.steps ?? 0) - (a.steps ?? 0) || kindNumber(a) - kindNumber(b));
  return unit && { verb: 'lose', args: { unit: unit.id } };
}

export const advice: Advice = (view, ask, random) => {
  switch (view.phase.at(-1)?.node) {
    case 'movement':
      return march(view, ask, random);
    case 'combat':
      return strike(view, ask);
    case 'loss':
      return giveUp(view, ask);
    default:
      return undefined;
  }
};
