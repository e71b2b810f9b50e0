// Calls, answers and news on their way between a page and its worker.
import type { News, Trouble } from './protocol.ts';

export interface Call {
  readonly id: number;
  /** As they came: the answering side checks them. */
  readonly method: unknown;
  readonly args: unknown;
}
export type Answer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly trouble: Trouble };
export type FromWorker =
  | Answer
  | { readonly news: News }
  | { readonly hello: { readonly lasting: boolean; readonly why?: string } }
  /** Still at it: a call takes long, but nothing has fallen over. */
  | { readonly alive: true };

/** A call that failed; the page shows its trouble. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(`${trouble.what}: ${trouble.why}`);
    this.trouble = trouble;
  }
}
