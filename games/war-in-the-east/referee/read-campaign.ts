// 27.5, 27.6, 30.5: allies who give up, and the end of the Campaign.
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import type { Reader, Table } from './audit.ts';
import { Chronicle, type End, finlandGivesUp, rumaniaDefects } from './campaign.ts';
import type { Position } from './position.ts';
import { hasThreeCities } from './staff.ts';

const ALLIES = [
  ['27.5', 'Finland', 'finland-out', finlandGivesUp],
  ['27.6', 'Rumania', 'rumania-out', rumaniaDefects],
] as const;
const inWords = (end: End | undefined): string => (end ? `${end.winner} ${end.level}` : 'goes on');

export function readCampaign(book: RefereeBook): Reader {
  const chronicle = new Chronicle();
  return {
    before(e, table) {
      const { pos } = table;
      if (e.k === 'track')
        for (const [rule, what, track, gives] of ALLIES)
          if (e.track === track && e.to === 1) book.same(rule, what, gives(pos), true, () => `turn ${pos.turn}`);
      if (!pos.scenario.campaign) return;
      if (e.k === 'track' && e.track === 'turn' && e.to > e.from && pos.isIn('game-turn'))
        book.same('30.5', 'Campaign', inWords(chronicle.endOf(pos)), 'goes on', () => `turn ${pos.turn}`);
      if (e.k === 'ended') compareEnd(book, chronicle, pos, e.result.winner, e.result.level ?? '');
    },
    end(table) {
      if (table.pos.isIn('game-turn')) chronicle.look(table.pos);
      if (hasEnded(table)) compareAllies(book, table.pos);
    },
  };
}
/** RULINGS F1: looked at when a phase ends, among other times. */
const hasEnded = (table: Table): boolean =>
  table.deed.action.verb === 'done' && table.pos.isIn('player-turn') && !table.pos.isIn('battle');
function compareAllies(book: RefereeBook, pos: Position): void {
  for (const [rule, what, track, gives] of ALLIES)
    if (pos.track(track) === 0) book.same(rule, what, gives(pos), false, () => `turn ${pos.turn}`);
}
/** 30.5.AD: the three cities at once; everything else when a turn ends. */
function compareEnd(book: RefereeBook, chronicle: Chronicle, pos: Position, winner: number, level: string): void {
  const mine = hasThreeCities(pos) ? { winner: 0, level: 'decisive' } : chronicle.endOf(pos);
  const isAny = mine?.level === 'any' && mine.winner === winner;
  book.same(
    '30.5',
    'Campaign',
    isAny ? `${winner} ${level}` : inWords(mine),
    `${winner} ${level}`,
    () => `turn ${pos.turn}`,
  );
}
