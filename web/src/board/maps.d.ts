declare module 'virtual:rasputitsa/maps' {
  /** By game: changes with the drawing of its map. */
  const stamps: Readonly<Record<string, string>>;
  export default stamps;
}
