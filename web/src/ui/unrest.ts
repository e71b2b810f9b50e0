// What will still change on the screen by itself, a moment after what was pressed: parts that are fetched, a map that makes way.
let pending = 0;

/** Something that belongs on the screen is not there yet, or not yet in its place. */
export function isRestless(): boolean {
  return pending > 0;
}
/** Until the answer is called the screen is not at rest; a second call does nothing. */
export function unrest(): () => void {
  let isOver = false;
  pending++;
  return () => {
    if (!isOver) pending--;
    isOver = true;
  };
}
