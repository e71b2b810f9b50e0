// Every complaint of the program: what happened, why, what to do.

export interface Complaint {
  readonly what: string;
  readonly why?: string;
  readonly todo?: string;
}

function lines(c: Complaint): string {
  return [c.what, c.why ? `  why: ${c.why}` : '', c.todo ? `  to do: ${c.todo}` : ''].filter(Boolean).join('\n');
}

/** Something failed: exit code 1. */
export class Failed extends Error {
  override readonly name: string = 'Failed';
  readonly complaint: Complaint;
  constructor(complaint: Complaint) {
    super(lines(complaint));
    this.complaint = complaint;
  }
}

/** The program was called wrongly: exit code 2. */
export class Misused extends Failed {
  override readonly name = 'Misused';
}

export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
