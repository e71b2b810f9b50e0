import { existsSync } from 'node:fs';
import { BOTS, BotPlayer } from '@rasputitsa/bots';
import type { Game, Match, Side } from '@rasputitsa/kernel';
import type { Command } from '../command.ts';
import { Misused } from '../errors.ts';
import { beginGiven, freshSave, openSave, randomSeed, START_OPTIONS, type Table } from '../matches.ts';
import { gameFolders } from '../node-games.ts';
import { OPPONENTS_HELP, opponentNamed } from '../opponents.ts';
import { paint, say } from '../out.ts';
import { Lines } from '../play/lines.ts';
import { Session } from '../play/session.ts';

/** `red=random` for each side that a computer plays. */
export function seatsOf(game: Game, match: Match, specs: readonly string[]): ReadonlyMap<Side, BotPlayer> {
  const seats = new Map<Side, BotPlayer>();
  for (const spec of specs) {
    const [who = '', name = ''] = spec.split('=');
    const side = game.sides.findIndex((s) => s.id === who);
    if (side < 0)
      throw new Misused({
        what: `--bot ${spec}: there is no side ${who}`,
        todo: `write ${game.sides.map((s) => `${s.id}=${BOTS[0]?.id ?? ''}`).join(' or ')}`,
      });
    seats.set(side, new BotPlayer(match, side, opponentNamed(name).make(randomSeed(), game)));
  }
  return seats;
}

/** The opponents a saved game was played against. */
export function botsOf(table: Table): readonly string[] {
  const { bots } = table.meta;
  return Array.isArray(bots) ? bots.filter((b) => typeof b === 'string') : [];
}

/** Plays at a table until the game is over or the players leave. */
export async function sitDown(
  table: Table,
  bots: readonly string[],
  file: string | undefined,
  lines: Lines,
): Promise<void> {
  const seats = seatsOf(table.loaded.game, table.match, bots);
  // Who plays goes into the file: a game taken up again has the same opponents.
  const meta = { ...table.meta, bots: [...bots] };
  const end = await new Session({ table: { ...table, meta }, lines, seats, file }).play();
  lines.close();
  if (end === 'over') return;
  say(file === undefined ? '\nStopped; the game was not saved.' : `\nStopped. To continue: rasputitsa play ${file}`);
}

export const play: Command = {
  name: 'play',
  summary: 'Plays a game in the terminal: both sides at one keyboard, or against bots.',
  usage: '<save.json> | <game> [--scenario id] [--option k=v] [--seed n] [--bot side=name]',
  help: `A game started here is saved after every action, in --out or in ~/.rasputitsa/saves (RASPUTITSA_SAVES).
Answers can be piped in, one per line. ${OPPONENTS_HELP}`,
  options: {
    ...START_OPTIONS,
    bot: {
      type: 'string',
      value: 'side=name',
      multiple: true,
      help: 'a bot plays this side; a saved game keeps its bots',
    },
    committed: { type: 'boolean', help: 'dice that nobody can predict and anybody can check afterwards' },
    sandbox: { type: 'boolean', help: 'anything can be undone; the log says so' },
    out: { type: 'string', value: 'file', help: 'save the game here after every action' },
    'no-save': { type: 'boolean', help: 'keep nothing' },
  },
  words: [1, 1],
  async run(given) {
    const [what = ''] = given.words;
    const isGame = gameFolders().some((f) => f.id === what);
    const isFile = !isGame && (existsSync(what) || what.includes('/') || what.endsWith('.json'));
    const keep = !given.flag('no-save');
    const bots = given.texts('bot');
    if (!isFile) {
      const table = await beginGiven(what, given);
      const file = keep ? (given.text('out') ?? freshSave(table.loaded.game)) : undefined;
      await sitDown(table, bots, file, new Lines());
      return 0;
    }
    for (const o of ['scenario', 'seed'])
      if (given.text(o) !== undefined)
        throw new Misused({ what: `--${o} is only for new games`, why: `${what} is a game already in progress` });
    const table = await openSave(what);
    for (const w of table.warnings) say(paint('yellow', w));
    if (keep && table.warnings.length > 0) await table.kept?.keeper.noticed();
    await sitDown(
      table,
      bots.length > 0 ? bots : botsOf(table),
      keep ? (given.text('out') ?? what) : undefined,
      new Lines(),
    );
    return 0;
  },
};
