import { type Match, type LogEntry, NotKept, type Replay, type View } from '@rasputitsa/kernel';
import { entryWords } from '@rasputitsa/kernel/battery/fixture';
import { Codes } from '../board.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { Failed, Misused, reason } from '../errors.ts';
import { openReplay } from '../matches.ts';
import type { LoadedGame } from '../node-games.ts';
import { json, paint, say } from '../out.ts';
import { boardText, tracksText, whereText } from '../play/show.ts';
import { forReader, printed, resultText, Teller } from '../words.ts';
import { stepText } from './run.ts';

type Viewer = number | 'spectator';

export function viewerOf(match: Match, text: string | undefined): Viewer {
  if (text === undefined || text === 'spectator') return 'spectator';
  const side = match.game.sides.findIndex((s) => s.id === text || s.name === text);
  if (side < 0)
    throw new Misused({
      what: `there is no side ${text}`,
      todo: `choose among ${[...match.game.sides.map((s) => s.id), 'spectator'].join(', ')}`,
    });
  return side;
}

/** Who did something. What they did is told as far as the viewer may know it. */
function heading(match: Match, n: number, entry: LogEntry | undefined, viewer: Viewer): string {
  if (!entry || 'takenBack' in entry) return `${n}. undone`;
  const own = !match.game.fog || viewer === entry.side;
  const name = match.game.sides[entry.side]?.name ?? '';
  if (!own) return `${n}. ${name}`;
  const { side: _, ...step } = entryWords(match.q, entry);
  return `${n}. ${name}: ${stepText(step)}`;
}

export const replay: Command = {
  name: 'replay',
  summary: 'Tells the story of a saved game, or shows the board at one point of it.',
  usage: '<save.json> [--at n] [--view side] [--json]',
  help: 'Without --at the whole game is told. --view shows what one side knew; without it, what everybody knew.',
  options: {
    at: { type: 'string', value: 'n', help: 'the board after n entries of the log' },
    view: { type: 'string', value: 'side', help: 'as this side saw it (spectator)' },
    json: JSON_OPTION,
  },
  words: [1, 1],
  async run(given) {
    const path = given.words[0] ?? '';
    const { loaded, past } = await openReplay(path);
    const viewer = viewerOf(past.match, given.text('view'));
    const at = given.text('at') === undefined ? undefined : given.count('at', 0, 0);
    if (at !== undefined && at > past.length)
      throw new Misused({
        what: `there is no point ${at}`,
        why: `the log has ${past.length} entries`,
        todo: `give --at 0 to ${past.length}`,
      });
    try {
      if (at !== undefined) {
        const view = past.goto(at).view(viewer);
        if (given.flag('json')) json({ at, of: past.length, view });
        else showPoint(loaded, view, at, past.length);
        return 0;
      }
      tellAll(past, viewer, given.flag('json'));
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      throw new Failed({ what: `${path} cannot be shown at that point`, why: reason(error) });
    }
    return 0;
  },
};

function showPoint(loaded: LoadedGame, view: View, at: number, of: number): void {
  const { game, map } = loaded;
  say(boardText({ game, map, codes: new Codes(game) }, view, new Set()));
  say(`${paint('bold', whereText(game, view))}   ${tracksText(game, view)}`);
  say(`After ${at} of ${of} entries${view.result ? `: ${resultText(game, view.result)}` : ''}.`);
}

function tellAll(past: Replay, viewer: Viewer, asJson: boolean): void {
  const teller = new Teller(past.match.game, past.view(viewer));
  const told: { n: number; lines: readonly string[] }[] = [];
  for (let n = 1; n <= past.length; n++) {
    const title = heading(past.match, n, past.entry(n), viewer);
    // Where only the log is known the board stays as it was last seen.
    const known = past.whyNot(n) === undefined;
    if (known) past.goto(n);
    const lines = forReader(teller.tell(past.told(viewer, n)));
    if (known) teller.look(past.view(viewer));
    if (lines.length === 0 && !title.includes(': ')) continue;
    if (asJson) told.push({ n, lines: lines.map((l) => (l.rule ? `${l.text} [${l.rule}]` : l.text)) });
    else {
      say(paint('gray', title));
      for (const l of lines) say(printed(l));
    }
  }
  if (asJson) json(told);
}
