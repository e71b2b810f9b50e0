// What went wrong, in words that fit a short message.
import type { Trouble } from '@rasputitsa/host';
import { toast } from '../ui/index.ts';

function troubleIn(error: unknown): Trouble | undefined {
  if (typeof error !== 'object' || error === null || !('trouble' in error)) return undefined;
  return error.trouble as Trouble;
}

export function sayTrouble(error: unknown): void {
  const trouble = troubleIn(error);
  if (trouble) toast({ text: `${trouble.what}: ${trouble.why}. ${trouble.todo}.`, tone: 'bad' });
  else toast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' });
}
