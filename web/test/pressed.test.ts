// Nobody who is pressed keeps silent: in every game, whoever of one's own units is pressed is taken up and shows where he can go, or says
// why he cannot.
import { BotPlayer, greedyBot } from '@rasputitsa/bots';
import type { Host, Standing } from '@rasputitsa/host';
import { targetsOf } from '@rasputitsa/host/targets';
import { type AskedChoices, Match, type Refused, type SeenRefusal, seededDice, type Side } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { gameFolders, loadGame } from '../../cli/src/node-games.ts';
import { createFlow } from '../src/model/flow.ts';
import { fakeHost, fakeProfile } from './fake-host.ts';

/** Decisions that are looked at in each game, and units that are pressed in each of them. */
const [LOOKS, PRESSED, ACTIONS] = [9, 25, 250] as const;
const SEED = 3;

/** What a seat is told, as far as pressing a unit needs it. */
function standingOf(match: Match, side: Side): Standing {
  const offers = match.offers(side);
  const starts: Record<string, AskedChoices | Refused> = {};
  for (const o of offers) if (!o.refusal && o.args.length > 0) starts[o.verb] = match.choices(side, o.verb);
  return { version: 1, viewer: side, offers, starts, view: match.view(side) } as unknown as Standing;
}
function hostOf(match: Match, side: Side): Host {
  return {
    ...fakeHost(),
    targets: (_seat, what) => Promise.resolve(targetsOf(match, side, what)),
    choices: (_seat, verb, given) => Promise.resolve(match.choices(side, verb, given)),
    whyNot: (_seat, action) => Promise.resolve(match.whyNot(side, action) ?? null),
  };
}
const isOnMap = (type: string | null): boolean => type === 'place' || type === 'places';

/** Presses units all over the map; names those that show nothing and say nothing. */
async function silent(match: Match, side: Side): Promise<readonly string[]> {
  const standing = standingOf(match, side);
  const main = standing.offers.find((o) => /^pieces?$/.test(o.args[0]?.type ?? '') && !o.refusal);
  // Nothing is done with units now: nobody expects an answer of one.
  if (!main) return [];
  const own = standing.view.pieces.filter((p) => p.side === side && p.at >= 0);
  const every = Math.max(1, Math.floor(own.length / PRESSED));
  const out: string[] = [];
  for (const p of own.filter((_, i) => i % every === 0)) {
    let refusal: SeenRefusal | null = null;
    const flow = createFlow({
      host: hostOf(match, side),
      seat: 's',
      profile: fakeProfile(match.game),
      standing: () => standing,
      act: () => Promise.resolve(true),
      showRefusal: (r) => (refusal = r),
      trouble: (error) => {
        throw error;
      },
      soleChoice: () => false,
    });
    await flow.pick({ at: p.at, piece: p.id, extend: false });
    const shown = flow.targets().some((x) => x.verb === main.verb || isOnMap(x.asked.type));
    const isEnough = main.args.some((a) => isOnMap(a.type)) ? shown : flow.targets().length > 0;
    const node = standing.view.phase.at(-1)?.node ?? '';
    if (!isEnough && flow.asking() === null && refusal === null) out.push(`${node}: ${p.kind ?? ''} at ${p.at}`);
  }
  return out;
}

describe.each(gameFolders().map((f) => f.id))('%s', (id) => {
  test('whoever is pressed shows where he can go, or says why he cannot', async () => {
    const { game } = await loadGame(id);
    await game.advice?.ready?.();
    const [scenario] = game.scenarios;
    const match = new Match({ game, scenario: scenario?.id ?? '', dice: seededDice(SEED), lean: true });
    const players = game.sides.map((_, side) => new BotPlayer(match, side, greedyBot(SEED + side, game)));
    const found: string[] = [];
    let looks = 0;
    let last = '';
    for (let i = 0; i < ACTIONS && !match.over && looks < LOOKS; i++) {
      const side = match.owing()[0] ?? 0;
      const now = `${match.state.stack.at(-1)?.n} ${side}`;
      // Each decision as it begins, and long ones in the middle too, when some have moved.
      if (now !== last || i % 60 === 0) {
        found.push(...(await silent(match, side)));
        looks++;
      }
      last = now;
      const action = players[side]?.choose();
      if (!action || !match.act(side, action).ok) break;
    }
    expect(looks).toBeGreaterThan(2);
    expect(found).toEqual([]);
  });
});
