// A game against somebody who takes his time.

export const AGAINST_MARSHAL = {
  game: 'eastfront',
  scenario: 'edelweiss',
  options: {},
  chairs: [{ bot: 'marshal' }, 'person'] as const,
  seed: 7,
};

export async function until(what: () => boolean): Promise<void> {
  while (!what()) await new Promise((r) => setTimeout(r, 2));
}
