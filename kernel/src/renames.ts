// What a game called things before. Read by migrate.ts.

/** What ids were called before a version of a game's rules, by kind: the old id, then the new one. */
export interface Renames {
  /** Files of an older version than this use the old ids. */
  readonly before: number;
  readonly verbs?: Readonly<Record<string, string>>;
  readonly nodes?: Readonly<Record<string, string>>;
  readonly flags?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly tracks?: Readonly<Record<string, string>>;
  readonly layers?: Readonly<Record<string, string>>;
  readonly marks?: Readonly<Record<string, string>>;
  readonly memos?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string>>;
  readonly orders?: Readonly<Record<string, string>>;
  /** Variables of frames. */
  readonly vars?: Readonly<Record<string, string>>;
}
