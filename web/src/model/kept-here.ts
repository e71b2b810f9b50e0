// What this browser keeps for its reader, as JSON under a name. Storage may be closed to us or full: then nothing was kept, and nothing
// fails.
export function readKept(key: string): unknown {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
/** Whether it will be there after the page was closed. */
export function keepHere(key: string, value: unknown): boolean {
  try {
    globalThis.localStorage?.setItem(key, JSON.stringify(value));
    return globalThis.localStorage !== undefined;
  } catch {
    return false;
  }
}
