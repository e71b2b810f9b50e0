declare module 'virtual:rasputitsa/books' {
  const books: {
    readonly cards: readonly import('./protocol.ts').GameCard[];
    readonly tutorials: readonly string[];
    readonly books: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
  };
  export default books;
}
