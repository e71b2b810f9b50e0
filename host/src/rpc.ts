// Calls and news between page and worker.
import type { News, Trouble } from './protocol.ts';

export interface Call {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}
export type Answer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly trouble: Trouble };
export type FromWorker = Answer | { readonly news: News } | { readonly hello: { readonly lasting: boolean } };

/** A call that failed; the page shows its trouble. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(`${trouble.what}: ${trouble.why}`);
    this.trouble = trouble;
  }
}
