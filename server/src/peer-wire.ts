// What processes say to each other about tables that one of them plays and clients that are connected to another. Frames for clients
// go as they are, behind a number: they are most of it, and need not be packed a second time.
import type { Trouble } from '@rasputitsa/host';
import type { BackAsked } from '@rasputitsa/host/table';
import type { Grant } from './grants.ts';
import type { Task } from './room.ts';

export type ToPeer =
  | { readonly kind: 'come'; readonly client: number; readonly grants: readonly Grant[] }
  | {
      readonly kind: 'call';
      readonly table: string;
      readonly client: number;
      readonly id: number;
      readonly method: string;
      readonly args: unknown;
    }
  | { readonly kind: 'go'; readonly client: number }
  | { readonly kind: 'task'; readonly id: number; readonly table: string; readonly task: Task };

export type FromPeer =
  | { readonly kind: 'frame'; readonly client: number; readonly text: string }
  /** Not played here (any more): these have to come again. */
  | { readonly kind: 'lost'; readonly table: string; readonly clients: readonly number[] }
  | { readonly kind: 'made'; readonly id: number; readonly trouble: Trouble | null; readonly back?: BackAsked };

const FRAME = '#';

export function packFromPeer(m: FromPeer): string {
  return m.kind === 'frame' ? `${FRAME}${m.client} ${m.text}` : JSON.stringify(m);
}
export function readFromPeer(text: string): FromPeer {
  if (!text.startsWith(FRAME)) return JSON.parse(text) as FromPeer;
  const end = text.indexOf(' ');
  return { kind: 'frame', client: Number(text.slice(1, end)), text: text.slice(end + 1) };
}

/** Where processes reach each other. */
export const PEER_PATH = '/process';
