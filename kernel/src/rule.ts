// Rules as functions that can be switched off, so that a tool can show that some case notices.

interface Switches {
  readonly known: Set<string>;
  readonly off: Set<string>;
  /** Where it is there, rules that are asked are written down. */
  trace?: Set<string>;
}
const KEY = Symbol.for('rasputitsa.rule-switches');
const holder = globalThis as { [KEY]?: Switches };

/** Must be called before a game is loaded: in ordinary play rules carry no switch and cost nothing. */
export function fitSwitches(): Switches {
  holder[KEY] ??= { known: new Set(), off: new Set() };
  return holder[KEY];
}

/** Whether rules may be switched off here: then nothing found with one of them on is of use to anybody else. */
export function hasSwitches(): boolean {
  return holder[KEY] !== undefined;
}

/** Registers a function under the number of the rule it carries out. `off` is the game as it would be without the rule. */
export function rule<F extends (...args: never[]) => unknown>(id: string, on: F, off: F): F {
  const switches = holder[KEY];
  if (!switches) return on;
  switches.known.add(id);
  return ((...args: never[]) => {
    switches.trace?.add(id);
    return switches.off.has(id) ? off(...args) : on(...args);
  }) as F;
}

/** What comes of it while a rule is switched off. Rules must have been registered with switches fitted. */
export function withoutRule<T>(id: string, work: () => T): T {
  const { off } = fitSwitches();
  off.add(id);
  try {
    return work();
  } finally {
    off.delete(id);
  }
}
