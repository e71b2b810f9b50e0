// Whether a table far away still waits for somebody to sit down.
import type { FarTable } from '@rasputitsa/server';
import { farHost } from '../model/far.ts';
import { farKeyOf } from '../model/far-keys.ts';

export async function waitingFor(table: string): Promise<FarTable | undefined> {
  const mine = farKeyOf(table);
  if (!mine || table.startsWith('replay:')) return undefined;
  const host = await farHost();
  const [found] = await host.show([mine.key]);
  return found && !found.begun ? found : undefined;
}
