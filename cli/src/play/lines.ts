// Lines typed by somebody, or piped in by a script.
import { createInterface, type Interface } from 'node:readline';

export class Lines {
  /** Somebody sits at a keyboard and looks at a screen. */
  readonly live: boolean;
  readonly #rl: Interface;
  readonly #queue: string[] = [];
  #waiting: ((line: string | undefined) => void) | undefined;
  #closed = false;

  constructor() {
    this.live = process.stdin.isTTY && process.stdout.isTTY;
    this.#rl = createInterface({
      input: process.stdin,
      terminal: this.live,
      ...(this.live ? { output: process.stdout } : {}),
    });
    this.#rl.on('line', (line) => {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      if (waiting) waiting(line);
      else this.#queue.push(line);
    });
    this.#rl.on('SIGINT', () => this.close());
    this.#rl.on('close', () => {
      this.#closed = true;
      this.#waiting?.(undefined);
      this.#waiting = undefined;
    });
  }

  /** The next line, without blanks around it; undefined when there is none any more. */
  async ask(prompt: string): Promise<string | undefined> {
    if (this.live) {
      this.#rl.setPrompt(prompt);
      this.#rl.prompt();
    }
    const ready = this.#queue.shift();
    const line =
      ready ??
      (this.#closed ? undefined : await new Promise<string | undefined>((resolve) => (this.#waiting = resolve)));
    // A script's answers stand in its transcript as if they had been typed.
    if (!this.live && line !== undefined) process.stdout.write(`${prompt}${line}\n`);
    return line?.trim();
  }

  close(): void {
    this.#rl.close();
  }

  /** Wipes the screen; what the other side saw must not be scrolled back to. */
  wipe(): void {
    if (this.live) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
  }
}
