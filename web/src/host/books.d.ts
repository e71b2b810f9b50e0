declare module 'virtual:rasputitsa/books' {
  const books: {
    readonly cards: () => Promise<{ readonly default: readonly import('@rasputitsa/host').GameCard[] }>;
    readonly tutorials: readonly string[];
    readonly books: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
    readonly games: Readonly<Record<string, () => Promise<import('@rasputitsa/host/library').GameModule>>>;
  };
  export default books;
}

declare module 'virtual:rasputitsa/notice' {
  /** Who made what: the file of that name. */
  const notice: string;
  export default notice;
}

declare module 'virtual:rasputitsa/trials' {
  /** By game, of those that were tried. */
  const trials: Readonly<Record<string, () => Promise<{ readonly default: import('@rasputitsa/host').Trials }>>>;
  export default trials;
}
