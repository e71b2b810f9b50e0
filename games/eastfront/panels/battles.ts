// All battles on the board with an outlook, for whoever asks before they are fought (7.1).
import {
  type Loc,
  type PanelAction,
  type PanelBlock,
  type PanelRow,
  place,
  say,
  type Side,
  sideName,
  unit,
} from '@rasputitsa/kernel';
import { airFire } from '../13-air/air-firepower.ts';
import { inAirRange } from '../13-air/air-range.ts';
import { commandValue } from '../5-command/command-range.ts';
import { activeHqs } from '../5-command/headquarters.ts';
import { pursuitFire } from '../6-movement/pursuit.ts';
import { coverReasons, hitsPerStep } from '../7-combat/defense.ts';
import { dutyAt } from '../7-combat/mandatory-battles.ts';
import { FIRE_NAMES, NO_FIRE } from '../data/tables.ts';
import { enemyOf } from '../sides.ts';
import { attackerAt, battles, isSettingUp, unitsAt } from '../state.ts';
import type { PanelInfo, Query } from '../words.ts';
import { ground, hits, knowsUnit, legal, many, mean, type Seat, tenths } from './common.ts';
import {
  bothSides,
  cover,
  defenseChances,
  type Fight,
  fightBy,
  fireOfSide,
  offenseChances,
  perStep,
  strikeChances,
} from './fire.ts';

export function supportText({ support }: Fight): PanelBlock {
  return support === 'supported'
    ? { kind: 'text', text: 'Supported by an active HQ in command range.', rule: '5.42', tone: 'quiet' }
    : { kind: 'text', text: 'Unsupported: no active HQ has it in command range.', rule: '7.4a', tone: 'quiet' };
}
export function opening(q: Query, { at, active }: Fight): PanelBlock {
  return {
    kind: 'text',
    text: say`${ground(at)}. ${sideName(active)} attack; the ${sideName(enemyOf(active))} side fires first. Original Attacker: ${sideName(attackerAt(q, at))}.`,
    rule: '7.12',
  };
}

// Battles to choose from

/** What a seat can say of a battle before it is opened: its own fire, and the enemy's where it lies open. */
function outlook(q: Query, who: Seat, at: Loc): string {
  const active = q.active >= 0 ? q.active : attackerAt(q, at);
  const fight = fightBy(q, at, active);
  const fireWords = (side: Side): string | undefined => {
    const fire = fireOfSide(q, who, fight, side);
    const name = q.game.sides[side]?.name ?? '';
    return fire && `${name} ${tenths(mean(hits(fire)))} hits`;
  };
  const known = [active, enemyOf(active)].map(fireWords).filter((s) => s !== undefined);
  const per = perStep(q, fight);
  const price = per === 0 ? 'none counts' : `${per} to a step`;
  const air = q.mark('strike', at);
  const parts = [
    ...(air > 0 ? [`airstrike ${tenths(mean(hits([{ dice: air, needs: airFire(q, active) }])))} hits`] : []),
    ...known,
    ...(known.length < 2 ? ['the rest hidden'] : []),
    fight.support,
    price,
  ];
  return parts.join(', ');
}
function fightActions(q: Query, who: Seat, at: Loc): readonly PanelAction[] {
  if (who === 'spectator' || q.state.result !== null) return [];
  const out = [
    ...legal(q, who, 'Choose to fight', { verb: 'select', args: { at } }),
    ...legal(q, who, 'Fight', { verb: 'fight', args: { at } }),
  ];
  if (!q.node.id.endsWith('airstrikes')) return out;
  const air = airFire(q, who);
  for (const hq of activeHqs(q, who))
    if (air !== NO_FIRE && inAirRange(q, hq, at))
      out.push(
        ...legal(q, who, `Airstrike, ${q.kindOf(hq).name} (${commandValue(q, hq)} at ${FIRE_NAMES[air] ?? ''})`, {
          verb: 'airstrike',
          args: { hq, at },
        }),
      );
  return out;
}
function battleRow(q: Query, who: Seat, at: Loc): PanelRow {
  const duty = q.within('combat') || q.within('blitz-combat') ? dutyAt(q, at) : undefined;
  const fought = q.mark('fought', at) > 0;
  const actions = fightActions(q, who, at);
  const counts = [0, 1].map((side) => unitsAt(q, at, side).length).join(' : ');
  const chosen = q.mark('active', at) > 0;
  const state = fought ? 'fought' : duty !== undefined ? 'must be fought' : chosen ? 'chosen' : '';
  return {
    cells: [say`${place(at)}`, say`${sideName(attackerAt(q, at))}`, counts, outlook(q, who, at), state],
    at,
    rule: duty ?? '7.12',
    tone: fought ? 'quiet' : (chosen || duty !== undefined) && who === q.active ? 'owed' : 'plain',
    ...(actions.length > 0 ? { actions } : {}),
  };
}
export function battleTable(q: Query, who: Seat): PanelBlock {
  return {
    kind: 'table',
    title: 'Battles',
    head: ['Where', 'Original Attacker', 'Blocks', 'If it is opened now', ''],
    rows: battles(q).map((at) => battleRow(q, who, at)),
    rule: '7.11',
  };
}

// Rearguards (6.4)

/** A Rearguard that is still to run the gauntlet, and what is known of those who will fire at it. */
function rearguardRows(q: Query, who: Seat): readonly PanelRow[] {
  const out: PanelRow[] = [];
  for (const p of who === 'spectator' ? [] : q.piecesOf(who)) {
    if (!q.has(p, 'rearguard')) continue;
    const at = q.at(p);
    const foes = unitsAt(q, at, enemyOf(q.sideOf(p)));
    const open = foes.filter((e) => knowsUnit(q, who, e));
    const fire = open.map((e) => ({ dice: q.steps(e), needs: pursuitFire(q, e, p) }));
    const per = hitsPerStep(q, at, q.sideOf(p), 'supported');
    const seen = `${tenths(mean(hits(fire)))} hits expected of ${open.length}, ${per} to a step`;
    const hidden = foes.length - open.length;
    const text = hidden === 0 ? seen : `${many(hidden, 'pursuer')} hidden${open.length > 0 ? `; ${seen}` : ''}`;
    out.push({ cells: [say`${unit(p)}`, say`${place(at)}`, text], piece: p, at, rule: '6.42a' });
  }
  return out;
}

/** One battle with all that is known of it, as the side to move would fight it. */
function detail(q: Query, who: Seat, at: Loc): readonly PanelBlock[] {
  const fight = fightBy(q, at, q.active >= 0 ? q.active : attackerAt(q, at));
  const strikes = strikeChances(q, who, fight);
  return [
    opening(q, fight),
    bothSides(q, who, fight),
    ...(coverReasons(q, at, enemyOf(fight.active), fight.support).length > 1 ? [cover(q, fight)] : []),
    supportText(fight),
    ...strikes,
    ...defenseChances(q, who, fight),
    ...offenseChances(q, who, fight),
  ];
}
/** More than so many at once would be no panel but a book. */
const IN_DETAIL = 6;
export const battlesPanel: PanelInfo = {
  id: 'battles',
  title: 'Battles and their outlook',
  rule: '7.1',
  slot: 'reference',
  compute(q, who) {
    if (q.state.result !== null || isSettingUp(q)) return [];
    const all = battles(q);
    const rear = rearguardRows(q, who);
    const out: PanelBlock[] = [];
    if (all.length === 0) out.push({ kind: 'text', text: 'There is no battle on the board.', rule: '7.11' });
    else out.push(battleTable(q, who));
    if (rear.length > 0)
      out.push({
        kind: 'table',
        title: 'Rearguards',
        head: ['Unit', 'Where', 'Pursuit Fire'],
        rows: rear,
        rule: '6.42a',
      });
    if (all.length <= IN_DETAIL) out.push(...all.flatMap((at) => detail(q, who, at)));
    return out;
  },
};
