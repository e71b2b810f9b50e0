// How the computer moves: attacks that pay first, then gaps, open cities and roads behind the enemy, then the line itself.
import { type Action, type Ask, DONE, type Loc, type Random, type SeenPiece } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { isHex } from '../1-map/board.ts';
import { Chances } from './chances.ts';
import { exposed, REAR } from './command.ts';
import { pass, values } from './common.ts';
import type { Notes } from './notes.ts';
import { exploit, isBesideGap, opening, STARVED } from './exploit.ts';
import { prize } from './ground.ts';
import { apart, has, isHq, isSupreme, type Picture, stepsOf } from './picture.ts';

interface Goal {
  readonly to: Loc;
  readonly isCutOff: boolean;
}
/** Where a unit might go; out of a battle or a box the rules know best. */
function goals(p: Picture, ask: Ask, unit: SeenPiece): readonly Goal[] {
  const isFree = isHex(unit.at) && p.foesAt(unit.at).length === 0;
  const all = isFree ? [...p.reach(unit), ...p.contacts(unit)] : values(ask, 'move', { piece: unit.id });
  return all.map((to) => ({ to, isCutOff: isStarved(p, to) }));
}
/** Whether supply fails to reach a place; ships feed whom they have fed before. */
function isStarved(p: Picture, at: Loc): boolean {
  if (!isHex(at)) return false;
  const here = p.troops(at);
  return here.length > 0 ? here.some((x) => has(x, 'unsupplied')) : !p.ground.isSupplied(at);
}
/** A city of our own that nobody covers, for each point. */
const BARE_CITY = 3;
/** One of ours that an enemy there would cut off. */
const AT_RISK = 3;
/** A point of our own cities that an enemy there could run for. */
const AT_STAKE = 4;
const MOST_RISK = 24;
/** How much of that counts on the offensive: German stacks stand alone better. */
const CAUTION: readonly [german: number, soviet: number] = [0.6, 1];
/** Ground on the way to the enemy's cities, for one on the offensive and for the other. */
const FORWARD: readonly [other: number, attacker: number] = [1, 5];

/** An attack that has begun and does not pay yet: others must come before another one is begun. */
const THIN = 10;
function isThin(p: Picture, at: Loc, chances: Chances): boolean {
  return p.troops(at).length > 0 && chances.now(at) <= 0;
}
/** How good it would be for this unit to stand there: attacks that pay, gaps to be filled, cities to be held. */
function standing(p: Picture, unit: SeenPiece, goal: Goal, chances: Chances): number {
  const { to } = goal;
  if (p.foesAt(to).length > 0) {
    const all = chances.all(to);
    if (all <= 0) return to === unit.at ? (p.isHopeless(to) ? -12 : 0) : -20;
    // Pile on until it pays, no further: others are needed elsewhere.
    const share = Math.max(0, all - Math.max(0, to === unit.at ? 0 : chances.now(to)));
    return 4 + Math.min(16, share) + (to === unit.at ? 6 : 0) + (isThin(p, to, chances) ? THIN : 0);
  }
  const danger = p.menace(to);
  const held = p.ownSteps(to) - (to === unit.at ? stepsOf(unit) : 0);
  const isEnemy = p.ground.isEnemy(to) && held === 0;
  const bare = p.isOpenToRaids(to) ? BARE_CITY : 1;
  let n = isEnemy ? 0 : prize(to) * (held === 0 ? bare : 0.3);
  // A front hex is worth holding; a second unit there less, a hex that nobody threatens little.
  if (danger > 0) n += held === 0 ? (stepsOf(unit) * 2 >= danger ? 8 : 2) : held < danger ? 4 : 1;
  else n += isEnemy ? 2 : 0;
  const { forward, cover } = p.will;
  const ahead = p.ground.pull(to) - p.ground.pull(unit.at);
  n += Math.max(-1, Math.min(1, ahead)) * (FORWARD[p.isAttacker ? 1 : 0] ?? 0) * forward;
  n -= Math.max(0, p.ground.hemmed(to) - 3) * (p.isAttacker ? 1 : 3) * cover;
  // A gap through which many of ours could be cut off, or cities lost.
  if (held === 0 && !isEnemy && p.isOpenToRaids(to))
    n += Math.min(
      MOST_RISK,
      (p.ground.risk(to) * AT_RISK * (CAUTION[p.isAttacker ? p.side : 1] ?? 1) + p.ground.stake(to) * AT_STAKE) * cover,
    );
  if (isEnemy) n += exploit(p, unit, to);
  else if (goal.isCutOff || (to === unit.at && has(unit, 'unsupplied'))) n -= STARVED;
  return n - Math.max(0, p.front(to) - 1) * 1.5;
}
/** The only unit in a threatened hex had better stay. */
function leavesGap(p: Picture, unit: SeenPiece): number {
  return p.troops(unit.at).length === 1 && p.menace(unit.at) > 0 && p.foesAt(unit.at).length === 0 ? 6 : 0;
}
/** Ground behind the enemy that is worth more than another attack on his line. */
const BREAKTHROUGH = 10;
/** What there is for a unit to do, the most pressing first: asking for its goals is dear. 0 is nothing. */
function call(p: Picture, unit: SeenPiece, chances: Chances, targets: readonly Loc[]): number {
  if (isHq(unit)) return exposed(p, unit.at) + (p.front(unit.at) > 2 ? 2 : 0);
  if (has(unit, 'unsupplied') || p.isHopeless(unit.at)) return 60;
  const open = p.speed(unit) > 1 ? opening(p, unit) : 0;
  if (open >= BREAKTHROUGH) return 50 + Math.min(40, open);
  let most = 0;
  for (const t of targets)
    if (t !== unit.at && apart(t, unit.at) <= p.speed(unit))
      most = Math.max(most, chances.all(t) - chances.now(t) + (isThin(p, t, chances) ? THIN : 0));
  if (most > 0) return 20 + Math.min(30, most) + stepsOf(unit);
  if (p.foesAt(unit.at).length > 0) return 0;
  if (p.ground.hemmed(unit.at) > 4) return 18;
  if (canAdvance(p, unit)) return 12 + p.speed(unit);
  if (p.front(unit.at) > (p.isAttacker ? 1 : 2)) return 1 + Math.min(8, p.front(unit.at));
  return isBesideGap(p, unit) ? 15 : 0;
}
/** Whether ground of the enemy's, or better ground, lies open before a unit. */
function canAdvance(p: Picture, unit: SeenPiece): boolean {
  if (!isHex(unit.at)) return false;
  const here = p.ground.pull(unit.at);
  for (const at of p.reach(unit))
    if (p.ground.isEnemy(at) && p.hasRoom(at))
      if (p.ground.pull(at) > here || prize(at) > 0 || p.isAttacker) return true;
  return false;
}
export function moves(notes: Notes, ask: Ask, random: Random): Action | undefined {
  const p = notes.picture;
  return (
    nextMove(notes, ask, random) ??
    retreat(p, ask) ??
    bringUp(p, ask) ??
    pass(ask) ??
    makeRoom(p, ask, chancesOf(notes, ask))
  );
}
/** What attacks promise with those who can still move. Who that is, is asked once; who is needed most is judged again after every move: an
 * attack that was begun needs others, and whoever found nothing before may be one of them. */
function chancesOf(notes: Notes, ask: Ask): Chances {
  const p = notes.picture;
  if (notes.chances && notes.queue && notes.moved.length === 0) return notes.chances;
  notes.movers ??= values(ask, 'move');
  const movers = notes.movers.flatMap((id) => {
    const unit = p.unit(id);
    return unit && !has(unit, 'moved') ? [unit] : [];
  });
  const chances = notes.chances ?? new Chances(p, new Set(notes.movers));
  chances.forget(notes.moved);
  const targets = [...p.foePlaces()].filter((t) => chances.all(t) > 0);
  notes.chances = chances;
  notes.moved.length = 0;
  notes.queue = movers
    .map((unit) => ({ unit, call: call(p, unit, chances, targets) }))
    .filter((x) => x.call > 0)
    .sort((a, b) => b.call - a.call)
    .map((x) => x.unit.id);
  return chances;
}
function nextMove(notes: Notes, ask: Ask, random: Random): Action | undefined {
  const p = notes.picture;
  const chances = chancesOf(notes, ask);
  const queue = notes.queue ?? [];
  while (queue[0] !== undefined) {
    const unit = p.unit(queue[0]);
    const to = unit && !has(unit, 'moved') ? betterPlace(p, ask, unit, chances, random) : undefined;
    if (unit && to !== undefined) return { verb: 'move', args: { piece: unit.id, to } };
    queue.shift();
  }
  return undefined;
}
/** Where a unit had better be, if the gain is worth a move. */
function betterPlace(p: Picture, ask: Ask, unit: SeenPiece, chances: Chances, random: Random): number | undefined {
  const stay = isHq(unit)
    ? -exposed(p, unit.at)
    : standing(p, unit, { to: unit.at, isCutOff: false }, chances) + leavesGap(p, unit);
  const better: { readonly to: Loc; readonly gain: number }[] = [];
  for (const goal of goals(p, ask, unit)) {
    if (!p.hasRoom(goal.to)) continue;
    const there = isHq(unit) ? refuge(p, goal.to) - (goal.isCutOff ? 10 : 0) : standing(p, unit, goal, chances);
    const gain = there - stay + random.int(100) / 200;
    if (gain > WORTH_A_MOVE) better.push({ to: goal.to, gain });
  }
  better.sort((a, b) => b.gain - a.gain);
  // Only the best are put to the rules: most that look open are.
  return better.slice(0, TRIES).find((x) => !ask.whyNot({ verb: 'move', args: { piece: unit.id, to: x.to } }))?.to;
}
/** A move for less is not worth the bother. */
const WORTH_A_MOVE = 2;
const TRIES = 4;
/** A good place for a headquarters: two hexes behind the front, among friends. */
function refuge(p: Picture, at: Loc): number {
  return -exposed(p, at) - Math.abs(p.front(at) - 2) * 1.5 + Math.min(3, p.troops(at).length);
}
/** A lost battle is given up. */
function retreat(p: Picture, ask: Ask): Action | undefined {
  if (!p.own.some((x) => p.isHopeless(x.at) && !has(x, 'moved'))) return undefined;
  const piece = values(ask, 'rearguard').find((id) => {
    const unit = p.own.find((x) => x.id === id);
    return unit && p.isHopeless(unit.at) && p.ownAt(unit.at).length === 1;
  });
  return piece === undefined ? undefined : { verb: 'rearguard', args: { piece } };
}
/** Reserves go by rail to where the line is thin. */
function bringUp(p: Picture, ask: Ask): Action | undefined {
  if ((p.view.tracks['supreme'] ?? 0) === 0) return undefined;
  const far = p.own.filter((x) => !isHq(x) && stepsOf(x) > 1 && p.front(x.at) >= REAR && !has(x, 'moved'));
  if (far.length === 0) return undefined;
  const ready = new Set(values(ask, 'rail'));
  const unit = best(
    far.filter((x) => ready.has(x.id)),
    (x) => stepsOf(x) + Math.min(8, p.front(x.at)),
  );
  if (!unit) return undefined;
  const thin = (at: Loc) => p.menace(at) - p.ownSteps(at) - Math.abs(p.front(at) - 1) * 6 + p.bare(at) * 4;
  const to = best(
    values(ask, 'rail', { piece: unit.id }).filter((at) => p.hasRoom(at) && (p.front(at) <= 2 || p.bare(at) > 0)),
    thin,
  );
  return to === undefined ? undefined : { verb: 'rail', args: { piece: unit.id, to } };
}
/** More stand somewhere than may stay: somebody goes. */
function makeRoom(p: Picture, ask: Ask, chances: Chances): Action | undefined {
  const full = new Set(ask.whyNot({ verb: DONE, args: {} })?.places);
  const ready = new Set(values(ask, 'move'));
  for (const unit of p.own) {
    if (!full.has(unit.at) || !ready.has(unit.id)) continue;
    const to = best(
      values(ask, 'move', { piece: unit.id }).filter((at) => p.hasRoom(at)),
      (at) => standing(p, unit, { to: at, isCutOff: isStarved(p, at) }, chances),
    );
    if (to !== undefined) return { verb: 'move', args: { piece: unit.id, to } };
  }
  return undefined;
}
/** Headquarters with no battle to support go where they are safe and useful. */
export function mobilization(p: Picture, ask: Ask): Action | undefined {
  // One too many in a hex: then a headquarters must go, needed or not.
  const done = pass(ask);
  const full = new Set(done ? [] : ask.whyNot({ verb: DONE, args: {} })?.places);
  for (const id of values(ask, 'mobilize')) {
    const hq = p.own.find((x) => x.id === id);
    if (!hq || (done ? isSupreme(hq) || isNeeded(p, hq) : !full.has(hq.at))) continue;
    const to = best(
      values(ask, 'mobilize', { hq: id }).filter((at) => p.hasRoom(at)),
      (at) => refuge(p, at),
    );
    // To stay is a little better than to go for nothing, unless somebody must.
    if (to !== undefined && (!done || refuge(p, to) > refuge(p, hq.at) + 1))
      return { verb: 'mobilize', args: { hq: id, to } };
  }
  return done;
}
/** Whether there is a battle that this HQ would support. */
function isNeeded(p: Picture, hq: SeenPiece): boolean {
  for (const at of p.foePlaces())
    if (p.troops(at).length > 0 && apart(at, hq.at) <= p.range(hq) && p.gain(at, p.troops(at), true) > -4) return true;
  return false;
}
