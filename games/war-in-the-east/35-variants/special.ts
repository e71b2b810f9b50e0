// 35.2.V6, V11, V13, V17, V18: variants with decisions of their own.
import type { Verb } from '@rasputitsa/kernel';
import { RUSSIAN, AXIS } from '../sides.ts';
import type { Play, Query } from '../words.ts';
import * as drop from './air-drop.ts';
import * as alamein from './el-alamein.ts';
import * as recruits from './recruits.ts';
import * as assault from './sea-assault.ts';

export const verbs: readonly Verb[] = [...recruits.verbs, ...drop.verbs, ...assault.verbs, ...alamein.verbs];
export const inReplacements: readonly string[] = [
  'raise-ukrainian',
  'rebuild-ukrainian',
  'rebuild-finn',
  'drop-partisans',
];
export const inInitialMovement: readonly string[] = ['assault', 'exit-south'];
export const hasReplacements = (q: Query): boolean => recruits.isOffered(q) || drop.isOffered(q);
export { southShortfall } from './el-alamein.ts';
export const endCombat = assault.returnToPort;
export function beginPlayerTurn(g: Play): void {
  if (g.active === AXIS) recruits.begin(g);
  if (g.active !== RUSSIAN) return;
  drop.begin(g);
  assault.begin(g);
  alamein.begin(g);
}
