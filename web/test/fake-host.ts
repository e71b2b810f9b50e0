// A host that runs no rules: enough of one to look at and test the screens around the table. What is not needed says so.
import type { Game } from '@rasputitsa/kernel';
import { game as eastfront } from '../../games/eastfront/index.ts';
import { game as skirmish } from '../../games/skirmish/index.ts';
import type { GameCard, GameProfile, Host, News, NewGame, TableInfo } from '@rasputitsa/host';

const GAMES: readonly Game[] = [eastfront, skirmish];
const OTHERS = [
  ['moscow41', 'Moscow 1941'],
  ['russian-front', 'Russian Front'],
  ['ukraine43', "Ukraine '43"],
  ['war-in-the-east', 'War in the East'],
] as const;

export function fakeProfile(game: Game): GameProfile {
  return {
    id: game.id,
    title: game.title,
    summary: game.summary,
    ...(game.about ? { about: game.about } : {}),
    fog: game.fog,
    sides: game.sides,
    kinds: {},
    flags: [],
    tracks: {},
    layers: {},
    marks: {},
    options: game.options,
    charts: Object.entries(game.charts ?? {}).map(([id, { title, rule, source }]) => ({ id, title, rule, source })),
    scenarios: game.scenarios.map(({ id, title, rule, summary, about, options }) => ({
      id,
      title,
      rule,
      summary,
      ...(about ? { about } : {}),
      options: options ?? {},
    })),
    labels: [],
    names: [],
    terrains: [],
    terrain: [],
    hexes: 0,
    verbs: {},
    overlays: [],
    panels: [],
    orders: [],
    sequence: { id: 'game', title: game.title, kind: 'steps' },
    opponents: ['random', 'eager', 'greedy'].map((id) => ({ id, title: id })),
    hasTutorial: game.id === 'skirmish',
    hasThreats: false,
    hasTraces: false,
    hasForecasts: false,
  };
}

const cards: readonly GameCard[] = [
  ...GAMES.map(({ id, title, summary, about }) => ({
    id,
    title,
    summary,
    playable: true,
    ...(about ? { about } : {}),
  })),
  ...OTHERS.map(([id, title]) => ({ id, title, summary: '', playable: false })),
];

export interface FakeHost extends Host {
  readonly calls: readonly (readonly [string, ...unknown[]])[];
}

/** `fail` names calls that go wrong. */
export function fakeHost(start: readonly TableInfo[] = [], fail: readonly string[] = []): FakeHost {
  let tables = start;
  const ears = new Set<(news: News) => void>();
  const calls: (readonly [string, ...unknown[]])[] = [];
  const say = (): void => {
    for (const hear of ears) hear({ kind: 'tables', tables });
  };
  const make = (spec: NewGame, kind: TableInfo['kind'] = 'play'): TableInfo => {
    const { game, scenario, chairs, sandbox = false } = spec;
    const id = `t${tables.length + calls.length}`;
    const table = {
      id,
      game,
      scenario,
      chairs,
      sandbox,
      kind,
      standing: 'Set-up',
      entries: 0,
      over: null,
      changed: Date.now(),
    };
    tables = [...tables, table];
    say();
    return table;
  };
  const does =
    <A extends readonly unknown[], R>(name: string, work: (...args: A) => R) =>
    async (...args: A): Promise<R> => {
      calls.push([name, ...args]);
      if (fail.includes(name)) throw new Error(`${name} goes wrong here`);
      return work(...args);
    };
  const never = (name: string) =>
    does(name, (): never => {
      throw new Error(`the fake host does not know how to ${name}`);
    });
  return {
    calls,
    games: does('games', () => cards),
    profile: does('profile', (id: string) => {
      const game = GAMES.find((g) => g.id === id);
      if (!game) throw new Error(`there is no game ${id} here`);
      return fakeProfile(game);
    }),
    tables: does('tables', () => tables),
    create: does('create', (spec: NewGame) => make(spec)),
    openTutorial: does('openTutorial', (game: string) =>
      make({ game, scenario: '', options: {}, chairs: [] }, 'tutorial'),
    ),
    openReplay: does('openReplay', (id: string) =>
      make({ game: 'skirmish', scenario: id, options: {}, chairs: [] }, 'replay'),
    ),
    tryLine: does('tryLine', (seat: string) =>
      make({ game: 'skirmish', scenario: seat, options: {}, chairs: [], sandbox: true }, 'play'),
    ),
    importFile: does('importFile', (text: string, name: string) => {
      if (!text.startsWith('{')) throw new Error(`${name} is neither a saved game nor a position nor a set-up`);
      return make({ game: 'skirmish', scenario: 'crossing', options: {}, chairs: ['person', 'person'] });
    }),
    exportFile: does('exportFile', (id: string, what: string) => ({ name: `${id}.${what}.json`, text: '{}' })),
    remove: does('remove', (id: string) => {
      tables = tables.filter((x) => x.id !== id);
      say();
    }),
    charts: does('charts', (id: string) => ({ name: `${id}.charts.yaml`, text: 'charts: {}' })),
    readCharts: does('readCharts', (_: string, text: string, name: string) => {
      if (!text.includes('title')) throw new Error(`${name}:1: /title must be a text of 1 to 80 letters`);
      return { title: 'My own charts', changed: ['Cover'] };
    }),
    leave: does('leave', () => undefined),
    checkGame: never('checkGame'),
    rulebook: never('rulebook'),
    openCase: never('openCase'),
    sit: never('sit'),
    choices: never('choices'),
    targets: never('targets'),
    whyNot: never('whyNot'),
    act: never('act'),
    plan: never('plan'),
    keep: never('keep'),
    playHere: never('playHere'),
    undo: never('undo'),
    redo: never('redo'),
    hurry: never('hurry'),
    order: never('order'),
    resign: never('resign'),
    overlay: never('overlay'),
    panel: never('panel'),
    forecast: never('forecast'),
    checkPosition: never('checkPosition'),
    luck: never('luck'),
    hint: never('hint'),
    review: never('review'),
    report: never('report'),
    contents: never('contents'),
    told: never('told'),
    goto: never('goto'),
    listen(hear) {
      ears.add(hear);
      return () => ears.delete(hear);
    },
  };
}

/** Tables as they look after some weeks. */
export function someTables(now: number): readonly TableInfo[] {
  const table = (id: string, game: string, scenario: string, standing: string, ago: number, more: Partial<TableInfo> = {}): TableInfo => ({
    id, game, scenario, standing, changed: now - ago * 3_600_000, chairs: ['person', { bot: 'greedy' }], sandbox: false, kind: 'play', entries: 40, over: null, ...more,
  }); // biome-ignore format: a row
  return [
    table('a', 'eastfront', 's42', 'August 1942, Soviet movement', 0.01),
    table('b', 'eastfront', 'edelweiss', 'Second fortnight of July 1942, German combat', 26, {
      chairs: ['person', 'person'],
    }),
    table('c', 'skirmish', 'crossing', 'Turn 7', 60, { over: 'Blue wins decisively' }),
    table('d', 'eastfront', 's41', 'June 1941, German movement', 300, { sandbox: true }),
    table('e', 'eastfront', 's44', 'June 1944, set-up', 3000),
  ];
}
