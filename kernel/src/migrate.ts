// Ids live in saves, positions and cases, so a better name for one must not cost anybody a game: a module says what it
// called things before, and whatever is older is brought up to date when it is read.

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
