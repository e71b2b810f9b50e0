// What each side may see of the other's blocks (INTRO.2, 7.12, 5.2, 6.41, RULINGS R1).
import type { Match } from '@rasputitsa/kernel';
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import { nameOf } from './board.ts';
import { isNewcomer } from './moves.ts';
import { isHq, MOSCOW_BOX, other, POOL, type Position, SET_UP, type Unit } from './position.ts';

const UNSEEN = 0;
const PRESENT = 1;
const FULL = 3;

/** Whether the other side may know what this block is. */
function isOpen(pos: Position, u: Unit): boolean {
  if (isHq(u) && u.flags.has('active')) return true;
  if (!pos.isBattle(u.at)) return isPursued(pos, u);
  // 7.14: a battle that is being fought, or has been opened to be.
  if (isFoughtNow(pos, u.at)) return true;
  // 7.12: of the Original Attacker; those who begin a battle stay hidden until it is fought (6.31).
  if (pos.attacker(u.at) === u.side) return pos.mark('begun', u.at) === 0 || !isNewcomer(pos, u);
  return isPursued(pos, u);
}
function isFoughtNow(pos: Position, at: number): boolean {
  if (pos.state.stack.some((f) => f.n === 'battle' && f.vars['at'] === at)) return true;
  return (pos.within('rounds') || pos.within('blitz-rounds')) && pos.mark('active', at) > 0;
}
function isPursued(pos: Position, u: Unit): boolean {
  const frame = pos.state.stack.find((f) => f.n === 'pursuit');
  return (
    frame !== undefined && (frame.vars['rearguard'] === u.p || (frame.vars['from'] === u.at && pos.isBattle(u.at)))
  );
}

export function compareFog(pos: Position, match: Match, book: RefereeBook): void {
  if (pos.within('set-up')) return;
  const isPursuit = pos.within('pursuit');
  for (const u of pos.all()) {
    const viewer = other(u.side);
    const known = pos.state.known[viewer]?.[u.p] ?? UNSEEN;
    if (u.at < 0 || u.at >= SET_UP || (u.at >= POOL && u.at < MOSCOW_BOX)) continue;
    // While somebody is pursued, who is shown to whom depends on speeds: left to the pursuit.
    if (isPursuit && pos.isBattle(u.at)) continue;
    const due = isOpen(pos, u) ? FULL : PRESENT;
    book.same('INTRO.2', 'fog', due, known, () => `what the enemy knows of ${u.row.name} at ${nameOf(u.at)}`);
  }
  for (const side of [0, 1]) compareView(pos, match, side, book);
}
/** The view: as many blocks as there are, and of the hidden ones no type, no value and no marker but those that lie open. */
function compareView(pos: Position, match: Match, side: number, book: RefereeBook): void {
  const view = match.view(side);
  const seen = new Map<number, { blocks: number; faces: string[] }>();
  for (const p of view.pieces) {
    if (p.side === side || p.at < 0 || (p.at >= POOL && p.at !== MOSCOW_BOX)) continue;
    const here = seen.get(p.at) ?? { blocks: 0, faces: [] };
    here.blocks++;
    if (p.kind !== undefined || p.steps !== undefined) here.faces.push(`${p.kind ?? '?'} ${p.steps ?? '?'}`);
    else {
      const told = (p.flags ?? []).filter((f) => !OPEN_MARKERS.has(f));
      const more = Object.keys(p.fields ?? {});
      book.same('INTRO.2', 'fog', '', [...told, ...more].join(' '), () => `marks of a hidden block at ${nameOf(p.at)}`);
    }
    seen.set(p.at, here);
  }
  const places = new Set([...seen.keys(), ...pos.of(other(side)).map((u) => u.at)]);
  for (const at of places) {
    const units = pos.here(at, other(side));
    const open = units.filter((u) => (pos.state.known[side]?.[u.p] ?? 0) === FULL).map((u) => `${u.row.id} ${u.cv}`);
    const here = seen.get(at) ?? { blocks: 0, faces: [] };
    book.same('INTRO.2', 'fog', units.length, here.blocks, () => `blocks that side ${side} sees at ${nameOf(at)}`);
    book.same(
      'INTRO.2',
      'fog',
      open.sort().join(', '),
      here.faces.sort().join(', '),
      () => `faces that side ${side} sees at ${nameOf(at)}`,
    );
  }
}
/** Markers that lie on the table for both to see (4.41b, 10.2, 14.6a, 6.41c). */
const OPEN_MARKERS = new Set(['active', 'blitz', 'invasion', 'paradrop', 'rearguard', 'unsupplied', 'dispersed']);
