// The battle card (7.2): the round being fought with the choice that is owed, or the battles to choose from.
import {
  type Loc,
  type Message,
  type PanelBlock,
  type PanelRow,
  type Piece,
  place,
  say,
  type Side,
  sideName,
  units,
} from '@rasputitsa/kernel';
import { HEXES } from '../1-components/board.ts';
import { AXIS, enemyOf, SOVIET } from '../1-components/sides.ts';
import { at, attacker, committed, role, roundNumber, rulesOf, segment } from '../7-15-combat/battle-frame.ts';
import { difference, resultOf } from '../7-15-combat/combat-rounds.ts';
import { bearers } from '../7-15-combat/hits.ts';
import { drivesOff, holdsCity } from '../7-15-combat/required-retreats.ts';
import type { Role } from '../7-15-combat/terrain-modifiers.ts';
import { type CombatResult, LEAST_DIFFERENCE, MOST_DIFFERENCE } from '../data/tables.ts';
import { battles, boxed } from '../state.ts';
import type { PanelInfo, Query } from '../words.ts';
import { ground, knowsUnit, legal, type Seat, signed, soil, state } from './common.ts';

const DIE = [1, 2, 3, 4, 5, 6] as const;
const SEGMENTS = { air: 'Air combat', naval: 'Naval combat', ground: 'Ground combat' } as const;

// Chances

export function clamped(n: number): string {
  const c = Math.max(LEAST_DIFFERENCE, Math.min(MOST_DIFFERENCE, n));
  return c === 0 ? '0' : signed(c);
}
/** Whom a result drives off; nobody out of a fortress or major city (7.2.1.3.2.1). */
function goes(q: Query, result: CombatResult): CombatResult['retreat'] {
  return drivesOff(q, result) === 'defender' && holdsCity(q, enemyOf(attacker(q))) ? '' : drivesOff(q, result);
}
/** What the six faces give, the same results together. */
export function results(q: Query, n: number): readonly { readonly label: string; readonly p: number }[] {
  const out = new Map<string, number>();
  for (const die of DIE) {
    const r = resultOf(n, die);
    const who = goes(q, r);
    const then = who === '' ? '' : who === 'attacker' ? ', attacker retreats' : ', defender retreats';
    const label = `${r.attackerHits}-${r.defenderHits}${then}`;
    out.set(label, (out.get(label) ?? 0) + 1);
  }
  return [...out].map(([label, k]) => ({ label, p: k / DIE.length }));
}
export function meanHits(n: number, who: Role): number {
  const key = who === 'attacker' ? 'attackerHits' : 'defenderHits';
  return DIE.reduce((sum, die) => sum + resultOf(n, die)[key], 0) / DIE.length;
}
/** How likely this side is driven off by the die alone. */
function driven(q: Query, n: number, who: Role): string {
  const faces = DIE.filter((die) => goes(q, resultOf(n, die)) === who).length;
  return `${Math.round((100 * faces) / DIE.length)} %`;
}
function chanceBlock(q: Query, n: number): PanelBlock {
  return {
    kind: 'chances',
    title: `Combat table number ${clamped(n)}: hits on attacker and defender`,
    bars: results(q, n),
    rule: '7.2.1.3',
  };
}

// The sides

function sideBlocks(q: Query, who: Seat, side: Side): readonly PanelBlock[] {
  const out: PanelBlock[] = [];
  const chosen = committed(q, side);
  const isKnown = chosen.every((p) => knowsUnit(q, who, p));
  if (chosen.length > 0 && isKnown) {
    const { total, parts } = rulesOf(q).strength(q, chosen, at(q), role(q, side));
    out.push({
      kind: 'factors',
      title: say`${units(chosen)}`,
      factors: parts.map((f) => ({ text: f.label, n: f.n, rule: f.rule })),
      sum: { text: role(q, side) === 'attacker' ? 'attack' : 'defense', n: total },
    });
  }
  const all = boxed(q, at(q), side).all;
  if (all.length > 0)
    out.push({
      kind: 'pieces',
      title: 'In the battle box',
      side,
      pieces: all.map((piece) => ({
        piece,
        note: knowsUnit(q, who, piece) ? state(q, piece) : '',
        tone: chosen.includes(piece) ? 'owed' : 'plain',
      })),
    });
  return out;
}

// The choice that is owed

/** More ways to fight than this are a list for nobody: the button of the prompt takes any of them. */
const MOST_WAYS = 12;
/** `41 Armor Corps, supported by 1 Air Corps`. */
function crew(q: Query, chosen: readonly Piece[]): Message {
  const engaged = rulesOf(q).engaged(q, chosen);
  const helpers = chosen.filter((p) => !engaged.includes(p));
  return helpers.length === 0 ? say`${units(engaged)}` : say`${units(engaged)}, supported by ${units(helpers)}`;
}
function optionTable(q: Query, who: Seat): PanelBlock {
  const side = q.active;
  const mine = role(q, side);
  const other = role(q, enemyOf(side));
  const theirs = committed(q, enemyOf(side));
  const against = theirs.length === 0 ? undefined : rulesOf(q).strength(q, theirs, at(q), other).total;
  const ways = [...rulesOf(q).commitments(q, at(q), side)]
    .filter((c) => !rulesOf(q).refusal(q, at(q), side, c))
    .map((chosen) => ({ chosen, total: rulesOf(q).strength(q, chosen, at(q), mine).total }))
    .toSorted((x, y) => y.total - x.total);
  const figures = (total: number): readonly (string | number)[] => {
    if (against === undefined) return [];
    const n = mine === 'attacker' ? total - against : against - total;
    return [clamped(n), meanHits(n, mine).toFixed(1), meanHits(n, other).toFixed(1), driven(q, n, other)];
  };
  return {
    kind: 'table',
    title:
      ways.length > MOST_WAYS
        ? `Who fights this round: the strongest ${MOST_WAYS} of ${ways.length}`
        : 'Who fights this round',
    head: [
      'Units',
      mine === 'attacker' ? 'Attack' : 'Defense',
      ...(against === undefined ? [] : ['Table', 'Hits on you', 'Hits on them', 'They retreat']),
    ],
    rows: ways.slice(0, MOST_WAYS).map(({ chosen, total }) => ({
      cells: [crew(q, chosen), total, ...figures(total)],
      actions: legal(q, who, 'Engage', { verb: 'engage', args: { units: chosen } }),
    })),
    rule: '7.2.1.1',
  };
}
function choiceBlocks(q: Query, who: Seat): readonly PanelBlock[] {
  const isOwed = who === q.active;
  const tone = isOwed ? 'owed' : 'plain';
  switch (q.node.id) {
    case 'engage': {
      const out: PanelBlock[] = [
        {
          kind: 'text',
          text: isOwed
            ? say`Choose the unit you engage, with support if you like.`
            : say`${sideName(q.active)} chooses whom to engage.`,
          rule: '7.2.1.1',
          tone,
        },
      ];
      if (isOwed) out.push(optionTable(q, who));
      return out;
    }
    case 'hits':
      return [
        { kind: 'text', text: say`${sideName(q.active)}: which unit takes the hit?`, rule: '7.3.2', tone },
        {
          kind: 'pieces',
          side: q.active,
          pieces: bearers(q, q.active).map((piece) => ({
            piece,
            note: knowsUnit(q, who, piece) ? state(q, piece) : '',
            actions: legal(q, who, 'Takes the hit', { verb: 'take', args: { piece } }),
          })),
        },
      ];
    case 'stand':
      return [
        { kind: 'text', text: say`${sideName(q.active)}: another round, or retreat?`, rule: '7.4.1', tone },
        {
          kind: 'table',
          rows: [
            { cells: ['Fight another round'], actions: legal(q, who, 'Stand', { verb: 'done', args: {} }) },
            {
              cells: ['Retreat with all units of this combat'],
              actions: legal(q, who, 'Retreat', { verb: 'withdraw', args: {} }),
            },
          ],
        },
      ];
    case 'retreat': {
      const left = q.v('left') ?? [];
      return [{ kind: 'text', text: say`${units(left)} must retreat.`, rule: '7.5', tone }];
    }
    default:
      return [];
  }
}

function fightBlocks(q: Query, who: Seat): readonly PanelBlock[] {
  const a = attacker(q);
  const d = enemyOf(a);
  const blitz = q.mark('blitz', at(q));
  const both = committed(q, a).length > 0 && committed(q, d).length > 0;
  const all = [...committed(q, a), ...committed(q, d)];
  return [
    {
      kind: 'text',
      text: say`${SEGMENTS[segment(q)]}, round ${roundNumber(q)}: ${ground(at(q))}.`,
      rule: '7.2',
    },
    ...(blitz > 0 ? [{ kind: 'text', text: say`Blitz number ${blitz}.`, rule: '11.7.2', tone: 'quiet' } as const] : []),
    ...(holdsCity(q, d)
      ? [
          {
            kind: 'text',
            text: say`${sideName(d)} holds the city: the table does not force it to retreat.`,
            rule: '7.2.1.3.2.1',
            tone: 'quiet',
          } as const,
        ]
      : []),
    ...choiceBlocks(q, who),
    {
      kind: 'versus',
      left: sideBlocks(q, who, a),
      right: sideBlocks(q, who, d),
      leftTitle: say`${sideName(a)} attacks`,
      rightTitle: say`${sideName(d)} defends`,
    },
    ...(both && all.every((p) => knowsUnit(q, who, p) && q.at(p) === at(q)) ? [chanceBlock(q, difference(q))] : []),
  ];
}

// All battles

function battleRow(q: Query, who: Seat, hex: Loc, blitzed: readonly Loc[]): PanelRow {
  const count = (side: Side): string => {
    const here = boxed(q, hex, side);
    const more = [
      ...(here.air.length > 0 ? [`${here.air.length} air`] : []),
      ...(here.naval.length > 0 ? [`${here.naval.length} naval`] : []),
    ];
    return [`${here.ground.length} ground`, ...more].join(', ');
  };
  const blitz = q.mark('blitz', hex);
  return {
    cells: [
      say`${place(hex)}`,
      soil(hex),
      count(AXIS),
      count(SOVIET),
      ...(blitzed.length > 0 ? [blitz > 0 ? blitz : '–'] : []),
    ],
    at: hex,
    actions: legal(q, who, 'Fight', { verb: 'fight', args: { at: hex } }),
  };
}
function battleTable(q: Query, who: Seat): PanelBlock {
  const blitzed = battles(q).filter((hex) => q.mark('blitz', hex) > 0);
  return {
    kind: 'table',
    title: 'Battle locations',
    head: ['Hex', 'Ground', 'Axis', 'Soviet', ...(blitzed.length > 0 ? ['Blitz'] : [])],
    rows: battles(q).map((hex) => battleRow(q, who, hex, blitzed)),
    rule: '4.8',
  };
}

export const battlePanel: PanelInfo = {
  id: 'battle',
  title: 'Battle card',
  rule: '7.2',
  slot: 'battle',
  compute(q, who) {
    if (q.state.result !== null || q.within('set-up')) return [];
    if (q.within('battle') && at(q) >= 0 && at(q) < HEXES) return fightBlocks(q, who);
    return q.node.id === 'choose-battle' ? [battleTable(q, who)] : [];
  },
};
export const battlesPanel: PanelInfo = {
  id: 'battles',
  title: 'Battles',
  rule: '4.8',
  slot: 'reference',
  compute: (q, who) =>
    q.state.result !== null || q.within('set-up') || battles(q).length === 0 ? [] : [battleTable(q, who)],
};
