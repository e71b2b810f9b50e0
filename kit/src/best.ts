/** The item with the highest score, the first of several; undefined when there is none or none scores above minus infinity. */
export function best<T>(items: Iterable<T>, score: (item: T) => number): T | undefined {
  let top: T | undefined;
  let most = -Infinity;
  for (const item of items) {
    const n = score(item);
    if (n > most) {
      most = n;
      top = item;
    }
  }
  return top;
}
