// Chapter 14, 14.1.1 and 14.1.2: a bridge is gone, by whatever means.
import { say } from '@rasputitsa/kernel';
import type { Play } from '../words.ts';

/** A bridge, by the key of its hexside. */
export function destroyBridge(g: Play, key: string): void {
  g.setMark('bridge-built', key, 0);
  g.setMark('bridge-down', key, 1);
  g.note('14.1.2', say`The bridge ${key} is destroyed.`);
}
