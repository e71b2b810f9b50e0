// Chapter 7: guns that fire from afar, one shot at a time while the allotted shots last.
import { KIND, type Piece, place, type Refusal, refuse, rule, say, unit, type Loc } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { isArm, onMap, piecesIn } from '../01-board/blocks.ts';
import { enemyOf, GRID, HEXES, TERRAIN } from '../01-board/board.ts';
import { picture } from '../03-zones/zones.ts';
import { refuseOffMap } from '../04-movement/movement.ts';
import { turnAway } from '../06-combat/combat.ts';
import { gunsBlind } from '../10-weather/weather.ts';
import { BOMBARD, WORST_HIT } from '../data/tables.ts';
import { nameOf } from '../words.ts';
import { type Play, type Query, verb } from '../words.ts';

export const shotsLeft = (q: Query): number => q.track(nameOf('shots', q.active));

/** 7.1 Guns bombard, and nobody else. */
const isGun = rule(
  '7.1',
  (q: Query, p: Piece): boolean => isArm(q, p, 'gun'),
  () => true,
);
/** 7.2 Each gun fires once in a phase. */
const hasFired = rule(
  '7.2',
  (q: Query, p: Piece): boolean => q.has(p, 'fired'),
  () => false,
);
/** 7.4 A gun without supply is silent. */
const isSilent = rule(
  '7.4',
  (q: Query, p: Piece): boolean => q.has(p, 'unsupplied'),
  () => false,
);
/** 7.3 Enemy blocks in sight within two hexes. */
const inRange = rule(
  '7.3',
  (from: Loc, to: Loc): boolean => distance(GRID, from, to) <= BOMBARD.range,
  () => true,
);
/** 7.5 The number a die must reach; cover counts as in battle. */
const needed = rule(
  '7.5',
  (q: Query, target: Loc): number => Math.min(WORST_HIT, BOMBARD.hits + q.chart('cover')[TERRAIN[target] ?? 'clear']),
  () => 1,
);
/** 7.6 A gun that fires is recognised for what it is. */
const shows = rule(
  '7.6',
  (g: Play, gun: Piece): void => g.reveal([gun], enemyOf(g.sideOf(gun)), KIND),
  () => {},
);

function refuseGun(q: Query, p: Piece): Refusal | undefined {
  const own = refuseOffMap(q, p, '7.1');
  if (own) return own;
  if (!isGun(q, p)) return refuse('7.1', say`${unit(p)} is not a gun.`, { pieces: [p] });
  if (hasFired(q, p)) return refuse('7.2', say`${unit(p)} has fired in this phase.`, { pieces: [p] });
  if (isSilent(q, p)) return refuse('7.4', say`${unit(p)} has no supply.`, { pieces: [p] });
  return undefined;
}

function refuseTarget(q: Query, gun: Piece, hex: Loc): Refusal | undefined {
  if (hex >= HEXES || picture(q, q.actor).foes[hex] === 0)
    return refuse('7.3', say`No enemy is seen in ${place(hex)}.`, { places: [hex] });
  if (!inRange(q.at(gun), hex)) return refuse('7.3', say`${place(hex)} is out of range.`, { places: [hex] });
  return undefined;
}

export const bombard = verb({
  id: 'bombard',
  title: 'Bombard',
  rule: '7.1',
  ends: true,
  refuse: (q) => (gunsBlind(q) ? refuse('10.3', say`Guns see nothing in fog.`) : undefined),
  args: { gun: 'piece', target: 'place' },
  ask: {
    gun: {
      title: 'Gun',
      *candidates(q) {
        for (const p of q.piecesOf(q.actor)) if (onMap(q, p) && isGun(q, p)) yield p;
      },
      refuse: (q, _, value) => refuseGun(q, value),
    },
    target: {
      title: 'Hex',
      *candidates(q) {
        const { foes } = picture(q, q.actor);
        for (let hex = 0; hex < HEXES; hex++) if ((foes[hex] ?? 0) > 0) yield hex;
      },
      refuse: (q, { gun }, value) => refuseTarget(q, gun, value),
      preview: (q, { gun }, value) => ({
        notes: [
          {
            rule: '7.5',
            n: needed(q, value),
            message: say`${q.steps(gun)} dice hit on ${needed(q, value)}`,
          },
        ],
      }),
    },
  },
  apply(g, { gun, target }) {
    const enemy = enemyOf(g.active);
    g.setTrack(nameOf('shots', g.active), shotsLeft(g) - 1);
    g.raise(gun, 'fired');
    shows(g, gun);
    const least = needed(g, target);
    const dice = g.roll(
      g.steps(gun),
      6,
      say`${unit(gun)} shells ${place(target)}, hits on ${least}`,
      '7.5',
      g.active,
      least,
    );
    const hits = dice.filter((d) => d >= least).length;
    g.call('losses', { side: enemy, vars: { hits, blocks: piecesIn(g, target, enemy), at: target } });
  },
});

export const ceaseFire = verb({
  id: 'cease',
  title: 'Cease fire',
  rule: '7.1',
  ends: true,
  args: {},
  ask: {},
  apply: (g) => g.setTrack(nameOf('shots', g.active), 0),
});

/** 7.6 The phase ends: the guns are turned away again. */
export function endBombardment(g: Play): void {
  const guns = g.piecesOf(g.active).filter((p) => g.has(p, 'fired'));
  for (const p of guns) g.lower(p, 'fired');
  turnAway(g, guns);
}
