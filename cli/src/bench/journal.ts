// What keeping a very long game costs: a file of 100,000 records of this game's own kind, to which one action is added, and which is opened.
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Game,
  type GameRecord,
  headOf,
  type Journal,
  lineText,
  Match,
  openJournal,
  random as randomFrom,
  seededDice,
} from '@rasputitsa/kernel';
import { fileJournal } from '@rasputitsa/kernel/node-journal';
import type { Bench } from './measure.ts';

const RECORDS = 100_000;
/** Actions after the last snapshot, as many as there may be. */
const TAIL = 100;
const SEED = 1;
const CHUNK = 2000;

interface Long {
  readonly path: string;
  readonly record: GameRecord;
}

function play(match: Match, actions: number): void {
  const random = randomFrom(SEED);
  for (let n = 0; n < actions && !match.over; n++) {
    const side = match.owing()[0] ?? 0;
    if (!match.act(side, match.sample(side, random)).ok) throw new Error(`${match.game.id}: stuck`);
  }
}

/** The past of such a game is real games told one after the other; its end is one that goes on. */
async function longGame(game: Game, scenario: string): Promise<Long> {
  const dir = mkdtempSync(join(tmpdir(), 'rasputitsa-bench-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  const path = join(dir, 'long.json');
  const o = { game, scenario, dice: seededDice(SEED) };
  const past = new Match(o);
  play(past, 2 * TAIL);
  const deeds = past.records(1);
  const head = headOf(past, { kind: 'seeded', seed: SEED });
  appendFileSync(path, `${lineText({ head })}\n`);
  const at = RECORDS - TAIL;
  for (let n = 0; n < at; n += CHUNK) {
    const lines: string[] = [];
    for (let i = n; i < Math.min(n + CHUNK, at); i++) {
      const record = { ...(deeds[i % deeds.length] as GameRecord), n: i };
      lines.push(lineText({ record }));
    }
    appendFileSync(path, `${lines.join('\n')}\n`);
  }
  const begun = new Match(o).snapshots[0];
  if (!begun) throw new Error(`${game.id}: no snapshot`);
  const from = { ...begun, at };
  appendFileSync(path, `${lineText({ snapshot: from })}\n`);
  const journal = fileJournal(path);
  const match = Match.takeUp(o, { from, records: [] });
  play(match, TAIL);
  await journal.append(match.records(at));
  const record = match.records(match.length - 1)[0];
  if (!record) throw new Error(`${game.id}: no record`);
  return { path, record };
}

export function journalBenches(game: Game, scenario: string): readonly Bench[] {
  let made: Promise<Long> | undefined;
  const long = () => (made ??= longGame(game, scenario));
  let journal: Journal | undefined;
  return [
    {
      name: `${game.id}: open a game of 100,000 records`,
      run: async () => (await openJournal(fileJournal((await long()).path), game)).match.length,
    },
    {
      name: `${game.id}: save an action of a game of 100,000`,
      run: async () => {
        const { path, record } = await long();
        // One that is kept open, as a game in play is.
        journal ??= fileJournal(path);
        await journal.append([record]);
        return record.n;
      },
    },
  ];
}
