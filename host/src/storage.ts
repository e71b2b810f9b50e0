// Where games are kept. Every host brings its own place; this one forgets when the program ends.
import {
  type DiceSource,
  type Head,
  type Journal,
  memoryJournal,
  type Side,
  type StandingOrder,
} from '@rasputitsa/kernel';
import type { Mind } from '@rasputitsa/bots';
import { memoryPens, type Pen, type PenNews } from './pens.ts';
import type { KeptLinks } from './links.ts';
import type { TableInfo } from './protocol.ts';
import type { Team } from './teams.ts';
import type { UndoSteps } from './undo-steps.ts';

/** As it is stored. */
export interface KeptInfo extends TableInfo {
  readonly undo?: readonly UndoSteps[];
  /** What clients call the last things that were done. */
  readonly deeds?: readonly string[];
  /** Where all players have a part in the dice: their chains. */
  readonly links?: KeptLinks;
  /** By side, where several play one. */
  readonly teams?: readonly Team[];
  /** So many milliseconds behind is what spectators are shown. */
  readonly delay?: number;
  /** What each side has answered by hand as a standing order would. */
  readonly habits?: readonly Habit[];
  /** By viewer: what each was given to keep, and the version it is of. */
  readonly marks?: readonly (KeptMark | null)[];
  /** What the computers have in mind, by side. */
  readonly minds?: readonly (Mind | null)[];
}
export interface Habit {
  readonly side: Side;
  readonly order: StandingOrder;
  readonly times: number;
}
export interface KeptMark {
  readonly version: number;
  readonly mark: string;
}
export interface Kept {
  readonly info: KeptInfo;
  /** How far somebody has come in a tutorial, or a game of before games were kept record by record. */
  readonly text?: string;
}
export interface Storage {
  /** Whether what is put here is there after the page was closed. */
  readonly lasting: boolean;
  /** What is done here is told once it is stored, and what cannot be stored is not done: for hosts whose guests trust nobody's memory. */
  readonly strict?: true;
  /** Nobody is told of a list of tables here: on a server that is the business of its desk. */
  readonly unlisted?: true;
  /** Dice for a game that is opened, where they are not those its head names: tests compare truths with them. */
  dice?(id: string, head: Head): DiceSource;
  /** The host has forgotten a table at which somebody sits: they have to come again. */
  forgotten?(id: string): void;
  /** The records of a game. Whatever is added brings its info up to date with it; to a game that was removed nothing is added. */
  journal(id: string, info: () => KeptInfo): Journal;
  put(kept: Required<Kept>): Promise<void>;
  get(id: string): Promise<Kept | undefined>;
  list(): Promise<readonly KeptInfo[]>;
  /** Everything under this id. */
  remove(id: string): Promise<void>;
  /** Who may write a game: comes back at once, with the right to write or with a place in the queue. */
  pen(id: string, hear: (news: PenNews) => void): Promise<Pen>;
  /** Another host has changed something that is kept here. */
  watch(hear: () => void): void;
}

/** A game was removed while somebody else still played it. */
export class GameRemoved extends Error {
  override readonly name = 'GameRemoved';
  constructor() {
    super('it was removed from the list of games');
  }
}

export function memoryStorage(): Storage {
  const all = new Map<string, Kept>();
  const journals = new Map<string, Journal>();
  const pens = memoryPens();
  const watchers = new Set<() => void>();
  const changed = (id: string, news: 'written' | 'removed') => {
    pens.tell(id, news);
    for (const hear of watchers) hear();
  };
  return {
    lasting: false,
    journal(id, info) {
      const journal = journals.get(id) ?? memoryJournal();
      const keepInfo = () => {
        journals.set(id, journal);
        all.set(id, { info: info() });
        changed(id, 'written');
      };
      return {
        ...journal,
        begin: (file) => journal.begin(file).then(keepInfo),
        append: async (records, snapshot) => {
          if (journals.get(id) !== journal) throw new GameRemoved();
          await journal.append(records, snapshot);
          keepInfo();
        },
      };
    },
    put: (k) => Promise.resolve(void all.set(k.info.id, k)),
    get: (id) => Promise.resolve(all.get(id)),
    list: () => Promise.resolve([...all.values()].map((k) => k.info)),
    remove(id) {
      journals.delete(id);
      all.delete(id);
      changed(id, 'removed');
      return Promise.resolve();
    },
    pen: (id, hear) => Promise.resolve(pens.take(id, hear)),
    watch: (hear) => void watchers.add(hear),
  };
}
