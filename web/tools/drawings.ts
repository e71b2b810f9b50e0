// All that is drawn of the maps, under one roof: the plans the board is painted from, and the pictures of the first page.
import { pictureFile, pictureNames } from './pictures.ts';
import { planNames, type PlanStore, planStore } from './plans.ts';

/** Names of everything a page may ask for, for a server that only hands out files and for a page without a network. */
export async function drawingNames(): Promise<readonly string[]> {
  return [...(await pictureNames()), ...(await planNames())];
}

/** Makes each when it is asked for. */
export function drawingStore(): PlanStore {
  const plans = planStore();
  return { ...plans, file: (name) => (name.endsWith('.png') ? pictureFile(name) : plans.file(name)) };
}
