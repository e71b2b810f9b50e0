// Who runs the rules, for every part of the page that asks.
import { createContext, useContext } from 'solid-js';
import type { Host, Trouble } from '@rasputitsa/host';

export const HostContext = createContext<Host>();

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('no host: wrap the page in HostContext.Provider');
  return host;
}

/** What went wrong, in words, whatever was thrown. */
export function troubleFrom(error: unknown, what: string, todo: string): Trouble {
  const own = (error as { readonly trouble?: Trouble } | null)?.trouble;
  if (own !== undefined && typeof own.what === 'string') return own;
  return { kind: 'worker', what, why: error instanceof Error ? error.message : String(error), todo };
}
