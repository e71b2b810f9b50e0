// What the variants with decisions of their own offer (35.2.V11, V17, V18), and what comes of it.
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import type { Reader } from './audit.ts';
import { type Hex, labelOf } from './board.ts';
import type { Desk } from './desk.ts';
import type { Memory } from './memory.ts';
import type { Phase } from './movement.ts';
import { type Position, RUSSIAN, type Unit } from './position.ts';
import {
  DROPS,
  dropHexes,
  isLandingTurn,
  LANDING,
  landingHexes,
  mayBeDemanded,
  mayExitSouth,
  mayLand,
  shareOf,
  SOUTH,
} from './variants.ts';
import { aboutUnit } from './watch-movement.ts';

const PHASES: ReadonlySet<string> = new Set(['initial-movement', 'mechanized-movement']);
const idsOf = (units: readonly Unit[]): ReadonlySet<number> => new Set(units.map((u) => u.p));
export function watchVariants(book: RefereeBook, memory: Memory): Desk {
  const units = (
    pos: Position,
    now: Question,
    verb: string,
    arg: string,
    rule: string,
    mine: readonly Unit[],
  ): void => {
    const theirs = new Set((now.values(verb, arg) as readonly (number | readonly number[])[]).flat());
    book.sets(rule, verb, idsOf(mine), theirs, (p) => aboutUnit(pos, pos.unit(p)));
  };
  return {
    asked(pos, now) {
      const mine = pos.onMap(RUSSIAN);
      if (now.side === RUSSIAN && PHASES.has(now.node) && pos.isVariant('el-alamein'))
        units(
          pos,
          now,
          'exit-south',
          'piece',
          '35.2.V11',
          mine.filter((u) => mayExitSouth(pos, u, now.node as Phase)),
        );
      if (now.node === 'south-shortfall')
        units(
          pos,
          now,
          'demand-exit',
          'piece',
          '35.2.V11',
          mine.filter((u) => mayBeDemanded(pos, u)),
        );
      if (now.node === 'replacements' && now.side === RUSSIAN && pos.isVariant('air-drop')) {
        const isDue = pos.newMonth !== undefined && memory.doneOn(pos.turn, 'drop') < DROPS;
        const hexes = isDue ? dropHexes(pos) : new Set<Hex>();
        const theirs = new Set(now.values('drop-partisans', 'to') as readonly Hex[]);
        book.sets('35.2.V17', 'drop-partisans', hexes, theirs, (hex) => `${labelOf(hex)} on turn ${pos.turn}`);
      }
      if (now.node === 'initial-movement' && now.side === RUSSIAN && pos.isVariant('sea-assault')) {
        const left = isLandingTurn(pos) ? LANDING.points - memory.doneOn(pos.turn, 'landed') : 0;
        const able = mine.filter((u) => mayLand(pos, u, left));
        units(pos, now, 'assault', 'units', '35.2.V18', able);
        for (const u of able) {
          const theirs = new Set(now.values('assault', 'to', { units: [u.p] }) as readonly Hex[]);
          book.sets(
            '35.2.V18',
            'landing',
            landingHexes(pos, u),
            theirs,
            (hex) => `${aboutUnit(pos, u)} to ${labelOf(hex)}`,
          );
        }
      }
    },
  };
}
export function readVariants(book: RefereeBook, memory: Memory): Reader {
  return {
    end(table) {
      const { pos, positionBefore: was } = table;
      const { verb, args } = table.deed.action;
      if (verb === 'drop-partisans') {
        memory.note(was.turn, 'drop', 1);
        const to = args['to'] as Hex;
        const isPlaced = table.deed.events.some((e) => e.k === 'placed' && e.at === to && e.steps === 2);
        book.same('35.2.V17', 'dropped', true, isPlaced, () => labelOf(to));
      }
      if (verb === 'assault') {
        const landed = (args['units'] as readonly number[]).map((p) => pos.unit(p));
        memory.note(
          was.turn,
          'landed',
          landed.reduce((n, u) => n + was.face(u).attack, 0),
        );
        for (const u of landed) {
          book.same('35.2.V18', 'landed', args['to'] as Hex, pos.at(u), () => aboutUnit(was, u));
          book.same(
            '35.2.V18',
            'landed',
            was.turn + LANDING.turns - 1,
            pos.field(u, 'assured'),
            () => 'supplied until',
          );
        }
      }
      if (verb === 'exit-south' || verb === 'demand-exit') {
        const u = was.unit(args['piece'] as number);
        const share = shareOf(was, u);
        book.same('35.2.V11', 'left for the south', false, pos.isOnMap(u), () => aboutUnit(was, u));
        if (share) memory.note(was.turn, share, was.face(u).attack);
      }
      if (pos.isVariant('el-alamein') && pos.turn === SOUTH.turn && pos.phasing === RUSSIAN && was.phasing === RUSSIAN)
        for (const [share, all] of [
          ['south-infantry', SOUTH.infantry],
          ['south-armor', SOUTH.armor],
        ] as const)
          book.same(
            '35.2.V11',
            'owed to the south',
            Math.max(0, all - memory.doneOn(pos.turn, share)),
            pos.track(share),
            () => share,
          );
    },
  };
}
