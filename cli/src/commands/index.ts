// The sub-commands. Each is loaded when it is called: help and short commands start at once.
import type { Command } from '../command.ts';

export interface Listed {
  readonly name: string;
  readonly summary: string;
  load(): Promise<Command>;
}

export const COMMANDS: readonly Listed[] = [
  { name: 'start', summary: 'choose a game and play it here', load: async () => (await import('./start.ts')).start },
  { name: 'games', summary: 'list the games', load: async () => (await import('./games.ts')).games },
  {
    name: 'scenarios',
    summary: 'scenarios and options of a game',
    load: async () => (await import('./games.ts')).scenarios,
  },
  { name: 'new', summary: 'begin a game and save it', load: async () => (await import('./new.ts')).begin },
  {
    name: 'new-game',
    summary: 'make the folder of a new game',
    load: async () => (await import('./new-game.ts')).newGame,
  },
  { name: 'play', summary: 'play a game in the terminal', load: async () => (await import('./play.ts')).play },
  { name: 'run', summary: 'run a case, or a script on a position', load: async () => (await import('./run.ts')).run },
  {
    name: 'verbs',
    summary: 'what can be done in a game: verbs and their arguments',
    load: async () => (await import('./verbs.ts')).verbs,
  },
  {
    name: 'migrate',
    summary: 'bring cases and positions of older rules up to date',
    load: async () => (await import('./migrate.ts')).migrate,
  },
  {
    name: 'work',
    summary: 'play the games that others simulate with --jobs postgres://...',
    load: async () => (await import('./work.ts')).work,
  },
  { name: 'simulate', summary: 'let bots play many games', load: async () => (await import('./simulate.ts')).simulate },
  {
    name: 'lab',
    summary: 'how a scenario comes out: who wins, by how much, what each option changes',
    load: async () => (await import('./lab.ts')).lab,
  },
  {
    name: 'ladder',
    summary: 'compare opponents in pairs of games',
    load: async () => (await import('./ladder.ts')).ladder,
  },
  {
    name: 'train',
    summary: 'learn from many games what a position is worth',
    load: async () => (await import('./train.ts')).train,
  },
  {
    name: 'hint',
    summary: 'what a strong opponent would do in your place',
    load: async () => (await import('./hint.ts')).hint,
  },
  {
    name: 'review',
    summary: 'the turns that decided a finished game: luck and decisions apart',
    load: async () => (await import('./review.ts')).review,
  },
  { name: 'replay', summary: 'look back at a saved game', load: async () => (await import('./replay.ts')).replay },
  {
    name: 'report',
    summary: 'the after-action report of a saved game',
    load: async () => (await import('./report.ts')).report,
  },
  {
    name: 'verify',
    summary: 'check the dice and log of a saved game',
    load: async () => (await import('./verify.ts')).verify,
  },
  {
    name: 'check',
    summary: 'the source, and the cases and tutorials of all games',
    load: async () => (await import('./check.ts')).check,
  },
  {
    name: 'battery',
    summary: 'put a game through the checks any game must pass',
    load: async () => (await import('./battery.ts')).battery,
  },
  {
    name: 'attack',
    summary: 'try to cheat: hostile calls, forged files, two truths compared',
    load: async () => (await import('./attack.ts')).attack,
  },
  {
    name: 'sentences',
    summary: 'find refusals that cite a rule which did not say no',
    load: async () => (await import('./sentences.ts')).sentences,
  },
  {
    name: 'referee',
    summary: 'let a second derivation of the rules watch games and compare',
    load: async () => (await import('./referee.ts')).referee,
  },
  {
    name: 'rules',
    summary: 'which rules have a case or test, and which lack one',
    load: async () => (await import('./rules.ts')).rules,
  },
  {
    name: 'mutate',
    summary: 'switch rules off one by one: does a case notice?',
    load: async () => (await import('./mutate.ts')).mutate,
  },
  {
    name: 'data',
    summary: 'charts of a game as a file to fill in, and such a file checked',
    load: async () => (await import('./data.ts')).data,
  },
  { name: 'bench', summary: 'measure speed', load: async () => (await import('./bench.ts')).bench },
  {
    name: 'map',
    summary: 'build, check, lint or draw the map of a game',
    load: async () => (await import('./map.ts')).map,
  },
  {
    name: 'admin',
    summary: 'save, bring back and check the games of a server',
    load: async () => (await import('./admin.ts')).admin,
  },
];
