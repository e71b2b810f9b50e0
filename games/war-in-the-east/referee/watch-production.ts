// What is offered in the Production Phase and to German Replacement Divisions.
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import type { Desk } from './desk.ts';
import { offered } from './offered.ts';
import type { Position, Unit } from './position.ts';
import { CONSTRUCTIONS, mayConstruct, mayFreeze, mayReplace } from './production.ts';
import { aboutUnit } from './watch-movement.ts';

const LATER = 4;
export function watchProduction(book: RefereeBook): Desk {
  let n = 0;
  const compare = (rule: string, what: string, pos: Position, mine: readonly Unit[], theirs: ReadonlySet<number>) =>
    book.sets(rule, what, new Set(mine.map((u) => u.p)), theirs, (p) => aboutUnit(pos, pos.unit(p)));
  return {
    asked(pos, now) {
      if (now.node === 'replacements' && now.side === 0)
        compare(
          '21.0',
          'Replacement Divisions',
          pos,
          pos.units.filter((u) => mayReplace(pos, u)),
          offered(now, 'replace-division', 'unit', {}),
        );
      if (now.node === 'frostbite')
        compare(
          '14.31',
          'frostbite',
          pos,
          pos.units.filter((u) => mayFreeze(pos, u)),
          offered(now, 'suffer-frostbite', 'piece', {}),
        );
      if (now.node !== 'production-starts' || n++ % LATER !== 0) return;
      const centers = pos.units.filter((u) => u.arm === 'training-center' && pos.field(u, 'number') > 0);
      for (const what of CONSTRUCTIONS) {
        const mine = centers.filter((c) => mayConstruct(pos, what, c)).map((c) => c.p);
        const theirs = centers
          .filter((c) => now.whyNot('construct', { what, center: c.p }) === undefined)
          .map((c) => c.p);
        book.sets('15.3', 'construction', new Set(mine), new Set(theirs), (p) => {
          const why = now.whyNot('construct', { what, center: p });
          return `${what} at Center ${pos.field(pos.unit(p), 'number')} on turn ${pos.turn} with ${pos.track('arms-points')} and ${pos.track('personnel-points')} points ${why?.rule ?? ''}`;
        });
      }
    },
  };
}
