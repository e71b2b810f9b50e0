// A step whose chapter is not yet written: it passes by itself.
import type { AutoNode, NodeId } from '../words.ts';

export const pending = (id: NodeId, title: string, rule: string): AutoNode => ({
  kind: 'auto',
  id,
  title,
  rule,
  run: () => {},
});
