// Words that are understood at any prompt for an action.

const WORDS = {
  help: ['help', '?', 'h'],
  quit: ['quit', 'q', 'exit'],
  board: ['board', 'b', 'map'],
  at: ['at', 'look'],
  log: ['log', 'l'],
  menu: ['menu', 'm'],
  undo: ['undo', 'u'],
  redo: ['redo'],
  orders: ['orders'],
  order: ['order'],
  save: ['save', 's'],
} as const;

export interface Word {
  readonly name: keyof typeof WORDS;
  readonly rest: string;
}

export function wordOf(line: string): Word | undefined {
  const [first = '', ...rest] = line.split(/\s+/);
  for (const [name, spellings] of Object.entries(WORDS))
    if ((spellings as readonly string[]).includes(first.toLowerCase()))
      return { name: name as Word['name'], rest: rest.join(' ') };
  return undefined;
}

export const HELP = `Choose an action by its number or name. Its details are asked one by one, or
typed after it:
  1 3 2            action 1, then choice 3, then choice 2
  move 0203 0304   the same by names (put commas between names with blanks)
Choose a place that is not legal, and you are told which rule forbids it.

  undo (u), redo         undo the last action, or redo it; not after dice,
                         revelations or the other side's move
  board (b) [place]      draw the board again, around a place
  at <place>             what is there
  log (l) [n]            what happened, as far as you know
  menu (m)               the actions again
  orders, order          standing orders: answers you leave for later
  save (s) [file]        save, from now on in this file
  quit (q)               stop; the saved game stays where it is`;
