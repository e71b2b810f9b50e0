// What the first page knows: the games there are, the tables that wait, and each game's profile once it was asked for.
import { createMemo, createSignal, onCleanup } from 'solid-js';
import { createStore } from 'solid-js/store';
import type { GameCard, GameProfile, Host, TableInfo, Trouble } from '@rasputitsa/host';
import { t } from '../texts/late.ts';
import { toast } from '../ui/toasts.ts';
import { download, fileOf } from './files.ts';
import { troubleFrom } from './host.ts';
import { keepFresh } from './briefed.ts';
import { quickGame } from './new-game.ts';

/** `data` is undefined until it came. */
export interface HomeModel {
  games(): readonly GameCard[] | undefined;
  tables(): readonly TableInfo[];
  profile(game: string): GameProfile | undefined;
  loadProfile(game: string): Promise<GameProfile>;
  trouble(): Trouble | undefined;
  tell(trouble: Trouble | undefined): void;
  load(): Promise<void>;
  quickPlay(game: string): Promise<TableInfo | undefined>;
  remove(table: TableInfo): void;
  save(table: TableInfo, what: 'game' | 'position' | 'log'): Promise<void>;
  titles(table: TableInfo): { readonly game: string; readonly scenario: string };
}

export function createHome(host: Host): HomeModel {
  const [games, setGames] = createSignal<readonly GameCard[]>();
  const [kept, setKept] = createSignal<readonly TableInfo[]>([]);
  const [leaving, setLeaving] = createSignal<ReadonlySet<string>>(new Set());
  const [trouble, setTrouble] = createSignal<Trouble>();
  const [profiles, setProfiles] = createStore<Record<string, GameProfile>>({});
  const asked = new Map<string, Promise<GameProfile>>();

  const tables = createMemo(() =>
    kept()
      .filter((x) => x.kind === 'play' && !leaving().has(x.id))
      // A line is found with its game, as long as that is there.
      .filter((x, _, all) => !all.some((y) => y.id === x.line?.of))
      .toSorted((a, b) => b.changed - a.changed),
  );
  onCleanup(
    host.listen((news) => {
      if (news.kind === 'tables') setKept(news.tables);
      // A table that is left may still hold what could not be stored; everything else about a table is said there.
      if (news.kind === 'unsaved') setTrouble(news.unsaved[0]);
      if (news.kind === 'trouble' && news.trouble.table === undefined) setTrouble(news.trouble);
    }),
  );

  function loadProfile(game: string): Promise<GameProfile> {
    const known = asked.get(game);
    if (known) return known;
    const fresh = host.profile(game);
    asked.set(game, fresh);
    fresh.then(
      (profile) => setProfiles(game, () => profile),
      () => asked.delete(game),
    );
    return fresh;
  }
  /** After the page stands: the profiles of what can be played, one after another, so that Play answers at once. */
  async function warm(list: readonly GameCard[]): Promise<void> {
    for (const card of list) if (card.playable) await loadProfile(card.id).catch(() => undefined);
  }
  function set(id: string, gone: 'gone' | 'back'): void {
    const next = new Set(leaving());
    if (gone === 'gone') next.add(id);
    else next.delete(id);
    setLeaving(next);
  }
  function titles(table: TableInfo): { readonly game: string; readonly scenario: string } {
    const profile = profiles[table.game];
    return {
      game: profile?.title ?? games()?.find((g) => g.id === table.game)?.title ?? table.game,
      scenario: profile?.scenarios.find((s) => s.id === table.scenario)?.title ?? table.scenario,
    };
  }
  return {
    games,
    tables,
    trouble,
    titles,
    loadProfile,
    profile: (game) => profiles[game],
    tell: (x) => setTrouble(x),
    async load() {
      setTrouble(undefined);
      try {
        const [list, waiting] = await Promise.all([host.games(), host.tables()]);
        setGames(list);
        setKept(waiting);
        void warm(list);
      } catch (error) {
        setTrouble(troubleFrom(error, t('home.troubleGames'), t('home.again')));
      }
    },
    async quickPlay(game) {
      try {
        const spec = quickGame(await loadProfile(game));
        if (!spec) throw new Error(t('new.noScenario'));
        const table = await host.create(spec);
        keepFresh(table.id);
        return table;
      } catch (error) {
        setTrouble(troubleFrom(error, t('new.cannot'), t('home.again')));
        return undefined;
      }
    },
    remove(table) {
      set(table.id, 'gone');
      toast({
        text: t('home.removed', titles(table)),
        action: { title: t('ui.undo'), onSelect: () => set(table.id, 'back') },
        // Only now is it gone: until then nothing was lost.
        onGone: () => void host.remove(table.id).catch(() => set(table.id, 'back')),
      });
    },
    async save(table, what) {
      try {
        const file = await fileOf(host, table, what);
        download(file.name, file.text);
      } catch (error) {
        setTrouble(troubleFrom(error, t('home.export'), t('home.again')));
      }
    },
  };
}
