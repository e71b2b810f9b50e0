// Writes down games in progress, so that every version of the program from now on can be shown to open them:
//   node tools/make-saves.ts [game ...]
// Run it when a game's rules or the format of saves have a new version. Files already there are never written again.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, Match, random, SAVE_VERSION, save, saveText, seededDice } from '@rasputitsa/kernel';
import { allGames } from '../cli/src/node-games.ts';

const SEED = 7;
const MOST_ACTIONS = 2000;
/** Something is taken back and done again this often on the way, so that the files hold that too. */
const SECOND_THOUGHTS = 15;
/** A step is passed this often where it can be: random players would move the same pieces to and fro. */
const HASTE = 3;
const DONE = { verb: 'done', args: {} };

interface Wanted {
  readonly name: string;
  readonly sandbox: boolean;
  /** Whether to stop here, `n` actions into a game of `all`. */
  readonly stop: (match: Match, n: number, all: number) => boolean;
}
const undoable = (match: Match) => match.owing().some((s) => match.canUndo(s));
const WANTED: readonly Wanted[] = [
  { name: 'middle', sandbox: false, stop: (m, n, all) => n > 0.4 * all && undoable(m) },
  { name: 'late', sandbox: false, stop: (_, n, all) => n >= all - 3 },
  { name: 'sandbox', sandbox: true, stop: (_, n, all) => n > 0.3 * all },
];

function play(game: Game, scenario: string, sandbox: boolean, stop: (match: Match, n: number) => boolean): Match {
  const match = new Match({ game, scenario, dice: seededDice(SEED), sandbox });
  const r = random(SEED);
  for (let n = 0; !match.over && n < MOST_ACTIONS && !stop(match, n); n++) {
    const side = match.owing()[0] ?? 0;
    const pass = r.int(HASTE) === 0 && !match.whyNot(side, DONE);
    const out = match.act(side, pass ? DONE : match.sample(side, r));
    if (!out.ok) throw new Error(`${game.id}: ${out.refusal.text}`);
    if (n % SECOND_THOUGHTS === 1 && match.canUndo(side)) {
      match.undo(side);
      match.redo(side);
    }
  }
  return match;
}

const asked = process.argv.slice(2);
for (const { game, dir } of await allGames()) {
  if (asked.length > 0 && !asked.includes(game.id)) continue;
  // The shortest game: the files stay small.
  const lengths = game.scenarios.map((s) => ({
    scenario: s.id,
    all: play(game, s.id, false, () => false).log.length,
  }));
  const { scenario, all } = lengths.reduce((a, b) => (b.all < a.all ? b : a));
  mkdirSync(join(dir, 'saves'), { recursive: true });
  for (const w of WANTED) {
    const file = join(dir, 'saves', `v${game.version}-${w.name}.f${SAVE_VERSION}.json`);
    if (existsSync(file)) continue;
    const match = play(game, scenario, w.sandbox, (m, n) => w.stop(m, n, all));
    const text = saveText(save(match, { kind: 'seeded', seed: SEED }, { chairs: ['person', 'person'] }));
    writeFileSync(file, text);
    console.log(`${file}: ${scenario}, ${match.log.length} of ${all} actions, ${text.length} bytes`);
  }
}
