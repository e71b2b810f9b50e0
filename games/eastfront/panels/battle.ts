// The battle panel: the battle being fought, with the choice that is owed, or the battles to choose from (7.2).
import {
  type Message,
  type PanelBlock,
  type PanelRow,
  place,
  say,
  sideName,
  type Tone,
  unit,
} from '@rasputitsa/kernel';
import { airFire } from '../13-air/air-firepower.ts';
import { among, count, support, where } from '../7-combat/battle-frame.ts';
import { FIRE_NAMES } from '../data/tables.ts';
import { enemyOf } from '../sides.ts';
import { battles } from '../state.ts';
import type { PanelInfo, Query, Stage } from '../words.ts';
import { battleTable, opening, supportText } from './battles.ts';
import { legal, many, type Seat } from './common.ts';
import { bothSides, cover, defenseChances, type Fight, offenseChances } from './fire.ts';

// A battle that is being fought: it pauses only where somebody has to choose.

function currentFight(q: Query): Fight | undefined {
  const frame = q.state.stack.find((f) => f.n === 'battle');
  return frame && { at: where(q), active: frame.side, support: support(q), repulse: count(q, 'repulse') };
}

/** Stages of a round in order (7.22), and how far each has come when somebody is asked. */
const ROUND = ['air', 'defense', 'repulse', 'offense'] as const;
type Part = (typeof ROUND)[number];
/** What has just been rolled, by the stage that comes next. */
const AFTER: Readonly<Partial<Record<Stage, Part>>> = { defense: 'air', offense: 'defense', end: 'offense' };
function partNow(q: Query): Part {
  return q.v('stage') === 'repulse' ? 'repulse' : (AFTER[q.v('next') ?? 'reveal'] ?? 'air');
}
/** Losses of Defensive Fire are dealt when the repulses are settled, so both count as over then. */
function isOver(part: Part, now: Part): boolean {
  return ROUND.indexOf(part) < ROUND.indexOf(now) || (now === 'defense' && part === 'repulse');
}

function roundRows(q: Query, { at, active, repulse }: Fight): readonly PanelRow[] {
  const now = partNow(q);
  const state = (part: Part): string => (part === now ? 'now' : isOver(part, now) ? 'over' : 'to come');
  const tone = (part: Part): Tone => (part === now ? 'owed' : isOver(part, now) ? 'quiet' : 'plain');
  const row = (part: Part, what: Message, rule: string): PanelRow => ({
    cells: [what, state(part)],
    rule,
    tone: tone(part),
  });
  const strike = q.mark('strike', at);
  const air = FIRE_NAMES[airFire(q, active)] ?? '';
  return [
    ...(strike > 0 ? [row('air', say`Airstrike of ${many(strike, 'die', 'dice')} at ${air}`, '13.15a')] : []),
    row('defense', say`Defensive Fire of the ${sideName(enemyOf(active))} side`, '7.22'),
    ...(repulse > 0 ? [row('repulse', say`Attackers driven back by dice of ${repulse} or less`, '7.51a')] : []),
    row('offense', say`Offensive Fire of the ${sideName(active)} side`, '7.22'),
  ];
}

const CHOICES: Readonly<Record<string, { readonly verb: string; readonly title: string; readonly rule: string }>> = {
  losses: { verb: 'take', title: 'Takes the hit', rule: '7.33b' },
  repulsed: { verb: 'repel', title: 'Falls back', rule: '7.51b' },
};
/** Whom the choice is between, to press for the one who owes it. */
function choiceBlocks(q: Query, who: Seat): readonly PanelBlock[] {
  const choice = CHOICES[q.node.id];
  if (!choice) return [];
  const units = among(q);
  const left = count(q, 'hits');
  const part = q.node.id === 'losses' ? q.field(units[0] ?? -1, 'part') : 0;
  const per = count(q, 'per');
  const text =
    q.node.id === 'repulsed'
      ? say`${sideName(q.active)}: which of the weakest falls back?`
      : say`${sideName(q.active)}: ${many(left, 'hit')} left, ${per === 1 ? 'each costs a step' : `${per} cost a step`}. Which of the strongest takes the next?`;
  const blocks: PanelBlock[] = [
    { kind: 'text', text, rule: choice.rule, tone: who === q.active ? 'owed' : 'plain' },
    {
      kind: 'pieces',
      side: q.active,
      pieces: units.map((piece) => ({
        piece,
        note: say`${many(q.steps(piece), 'step')}`,
        actions: legal(q, who, choice.title, { verb: choice.verb, args: { piece } }),
      })),
    },
  ];
  if (part > 0)
    blocks.push({
      kind: 'text',
      text: say`It has taken ${part} of ${per} hits already.`,
      rule: '7.34b',
      tone: 'quiet',
    });
  return blocks;
}

function fightBlocks(q: Query, who: Seat, fight: Fight): readonly PanelBlock[] {
  const now = partNow(q);
  const out: PanelBlock[] = [
    opening(q, fight),
    ...choiceBlocks(q, who),
    { kind: 'table', title: 'This round', rows: roundRows(q, fight), rule: '7.22' },
    bothSides(q, who, fight),
    cover(q, fight),
    supportText(fight),
  ];
  if (now === 'air') out.push(...defenseChances(q, who, fight));
  if (now !== 'offense') out.push(...offenseChances(q, who, fight));
  out.push({ kind: 'text', text: AFTERWARDS[now], rule: now === 'offense' ? '7.21' : '7.22', tone: 'quiet' });
  return out;
}
const AFTERWARDS: Readonly<Record<Part, string>> = {
  air: 'Next: Defensive Fire by those who are left, then Offensive Fire.',
  defense: 'Next: Offensive Fire by those who are left.',
  repulse: 'Next: the hits of Defensive Fire, then Offensive Fire by those who stay.',
  offense:
    'Then the round is over. Hits short of a step are lost; if both sides are still there the battle goes on another time.',
};

// A Rearguard under fire (6.4)

function pursuitBlocks(q: Query, who: Seat): readonly PanelBlock[] {
  const p = q.v('piece') ?? -1;
  return [
    {
      kind: 'text',
      text: say`${unit(p)} has held the rear at ${place(q.at(p))} and comes away: where to?`,
      rule: '6.41a',
      tone: who === q.active ? 'owed' : 'plain',
    },
    { kind: 'pieces', side: q.active, pieces: [{ piece: p }] },
  ];
}

const CHOOSING: ReadonlySet<string> = new Set(['airstrikes', 'selection', 'rounds'].flatMap((n) => [n, `blitz-${n}`]));

export const battlePanel: PanelInfo = {
  id: 'battle',
  title: 'Battle',
  rule: '7.2',
  slot: 'battle',
  compute(q, who) {
    if (q.state.result !== null) return [];
    const fight = currentFight(q);
    if (fight) return fightBlocks(q, who, fight);
    if (q.node.id === 'withdraw') return pursuitBlocks(q, who);
    return CHOOSING.has(q.node.id) && battles(q).length > 0 ? [battleTable(q, who)] : [];
  },
};
