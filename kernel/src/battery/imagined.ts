// Imagined worlds: to their side they look as the truth does, offer what it offers, do not depend on what it cannot know, and can
// be played on.
import type { Random } from '../dice.ts';
import { random as randomFrom } from '../dice.ts';
import { Match } from '../match.ts';
import { canonical } from '../state.ts';
import type { Side } from '../types.ts';
import { Broken, checkInvariants } from './checks.ts';
import { permuted } from './twins.ts';

/** Actions compared, and played in the imagined world. */
const LISTED = 200;
const PLAYED = 12;

function first(match: Match, side: Side): string {
  const out: unknown[] = [];
  for (const action of match.legal(side)) if (out.push(action) >= LISTED) break;
  return canonical(out);
}
/** What differs between two texts, as much of it as one wants to read. */
function difference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const from = Math.max(0, i - 60);
  return `${a.slice(from, i + 60)} | ${b.slice(from, i + 60)}`;
}

export function checkImagined(match: Match, random: Random): void {
  for (const [side, info] of match.game.sides.entries()) {
    const seed = random.int(2 ** 30);
    const world = match.imagine(side, randomFrom(seed));
    const fail = (text: string): never => {
      throw new Broken('imagined', `to ${info.id} ${text}`);
    };
    const [here, there] = [canonical(match.view(side)), canonical(world.view(side))];
    if (here !== there) fail(`an imagined world looks different: ${difference(here, there)}`);
    const [offered, offers] = [first(match, side), first(world, side)];
    if (offered !== offers) fail(`an imagined world offers something else: ${difference(offered, offers)}`);
    checkInvariants(world);
    if (match.game.fog) {
      const { game, dice } = match;
      const other = new Match(
        { game, scenario: match.state.scenario, dice, lean: true },
        permuted(match, side, randomFrom(seed)),
      );
      const twin = other.imagine(side, randomFrom(seed));
      if (canonical(twin.state) !== canonical(world.state))
        fail('an imagined world depends on what the side cannot know');
    }
    playOn(world, randomFrom(seed), fail);
  }
}
function playOn(world: Match, random: Random, fail: (text: string) => never): void {
  for (let n = 0; n < PLAYED && !world.over; n++) {
    const owing = world.owing();
    const side = owing[random.int(Math.max(1, owing.length))];
    const action = side === undefined ? undefined : world.sample(side, random);
    // A dead end is found on the way through the truth as well.
    if (side === undefined || !action) return;
    const out = world.act(side, action);
    if (!out.ok) fail(`an imagined world refuses what it offers: ${out.refusal.text} (${out.refusal.rule})`);
  }
}
