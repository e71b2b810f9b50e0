// How the scenarios of a game came out between computers: fetched when somebody chooses one.
import type { Trials } from '@rasputitsa/host';
import lists from 'virtual:rasputitsa/trials';

const loaders = new Map(Object.entries(lists));

/** Nothing for a game that was never tried, and nothing where the file does not arrive: one can begin without it. */
export async function loadTrials(game: string): Promise<Trials> {
  try {
    return (await loaders.get(game)?.())?.default ?? {};
  } catch {
    return {};
  }
}
