// Several players of one side: who of them commands what. One chair of a side commands it, the first until it hands over: it ends phases,
// speaks for the side, and shares out the commands its game knows (sectors, fronts). In a game that knows none all units are everybody's.
import type { Action, Game, Match, SeenRefusal, Side } from '@rasputitsa/kernel';

/** The chair that commands a side at first. */
const FIRST = 0;
const DONE = 'done';

/** By side: how many chairs it has, and whose each command is; one that is not named is dealt out in turn. */
export interface Team {
  readonly chairs: number;
  readonly commands: Readonly<Record<string, number>>;
  /** The chair that commands, where it is not the first any more. */
  readonly commander?: number;
}
export function commanderOf({ commander = FIRST }: Pick<Team, 'commander'>): number {
  return commander;
}

/** The teams of a table; undefined where everybody plays alone. Of what is said about commands, those a side does not have are left out. */
export function teamsFor(
  game: Pick<Game, 'commands'>,
  how: {
    readonly players?: readonly number[];
    readonly divisions?: readonly Team['commands'][];
    readonly commanders?: readonly number[];
  },
): readonly Team[] | undefined {
  return how.players?.map((chairs, side) => {
    const all = game.commands?.list(side) ?? [];
    const known = Object.entries(how.divisions?.[side] ?? {}).filter(([id]) => all.some((c) => c.id === id));
    const commander = how.commanders?.[side] ?? FIRST;
    return { chairs, commands: Object.fromEntries(known), ...(commander === FIRST ? {} : { commander }) };
  });
}
export function chairOf(team: Team, command: string, all: readonly { readonly id: string }[]): number {
  const { chairs, commands } = team;
  const given = commands[command];
  if (given !== undefined && given < chairs) return given;
  const i = all.findIndex((c) => c.id === command);
  return i < 0 ? commanderOf(team) : i % chairs;
}

function no(text: string, pieces: readonly number[] = []): SeenRefusal {
  return { rule: 'kernel:team', text, pieces, places: [] };
}
export const COMMANDERS = no('The commander of your side decides this.');

/** Why this chair may not do that; undefined when it may, as far as the team is concerned. */
export function teamRefusal(
  match: Match,
  team: Team,
  who: { readonly side: Side; readonly chair: number },
  action: Action,
): SeenRefusal | undefined {
  const { side, chair } = who;
  const { commands } = match.game;
  const isCommander = chair === commanderOf(team);
  if (action.verb === DONE) return isCommander ? undefined : no('The commander of your side ends the phase.');
  if (!commands) return undefined;
  const own = match.ownIn(side, action);
  if (own.length === 0) return isCommander ? undefined : COMMANDERS;
  const all = commands.list(side);
  for (const { piece, handle } of own) {
    const command = commands.of(match.q, piece);
    if (command === undefined) continue;
    const of = chairOf(team, command, all);
    if (of === chair) continue;
    const title = all.find((c) => c.id === command)?.title ?? command;
    return no(`This unit is in ${title}, which another player of your side commands.`, [handle]);
  }
  return undefined;
}
/** What a commander wants to share out, as it may be; undefined where it is not possible. */
export function wrongDivision(match: Match, team: Team, side: Side, commands: Team['commands']): string | undefined {
  const all = match.game.commands?.list(side) ?? [];
  for (const [id, chair] of Object.entries(commands)) {
    if (!all.some((c) => c.id === id)) return 'there is no such command in this game';
    if (!Number.isInteger(chair) || chair < 0 || chair >= team.chairs) return 'there is no such chair on your side';
  }
  return undefined;
}
