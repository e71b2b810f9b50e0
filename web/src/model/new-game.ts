// What a new game is begun with: who sits where, which options differ from the rules as they stand.
import type { Json, OptionInfo } from '@rasputitsa/kernel';
import type {
  Chair,
  ChairStyle,
  GameProfile,
  Handicap,
  NewGame,
  ScenarioProfile,
  ScenarioTrial,
} from '@rasputitsa/host';
import { keepHere, readKept } from './kept-here.ts';

export type Mode = 'solo' | 'two' | 'watch' | 'sandbox' | 'far';
export type Options = Readonly<Record<string, Json>>;

/** The scenario to begin with: the one the game names, or its first. */
export function firstScenario(profile: GameProfile): ScenarioProfile | undefined {
  return profile.scenarios.find((s) => s.id === profile.about?.first) ?? profile.scenarios[0];
}

/** Plays soundly and answers at once: whoever has just arrived neither waits nor is outplayed by the strongest. */
const FOR_NEWCOMERS = 'regular';
const PLACE = 'rasputitsa.opponent';

/** The one to offer: who was played against last, else the one for newcomers, else the strongest there is (they are listed from the
 * weakest on). */
export function offeredOpponent(profile: GameProfile): string | undefined {
  const known = profile.opponents.map((o) => o.id);
  return [readKept(PLACE), FOR_NEWCOMERS].find((id): id is string => known.includes(id as string)) ?? known.at(-1);
}
export function keepOpponent(level: string): void {
  keepHere(PLACE, level);
}

/** The styles to choose from for an opponent; none where it has only one. */
export function stylesOf(profile: GameProfile, level: string): readonly ChairStyle[] {
  const styles = profile.opponents.find((o) => o.id === level)?.styles ?? [];
  return styles.length > 1 ? [...styles, 'surprise'] : [];
}

export function chairsFor(
  profile: GameProfile,
  mode: Mode,
  side: number,
  level: string | undefined,
  style: ChairStyle = 'usual',
): readonly Chair[] {
  const isKnown = level !== undefined && stylesOf(profile, level).includes(style);
  const bot: Chair =
    level === undefined ? 'person' : { bot: level, ...(isKnown && style !== 'usual' ? { style } : {}) };
  return profile.sides.map((_, i): Chair => {
    if (mode === 'watch') return bot;
    return mode === 'solo' && i !== side ? bot : 'person';
  });
}

/** Points typed in, as many as can be given; 0 where it is no number. */
export function pointsOf(text: string): number {
  return Math.min(MOST_POINTS, Math.max(0, Math.trunc(Number(text)) || 0));
}
const MOST_POINTS = 10_000;

/** What would have made games between equal computers even, where they were not. Positive points are for the first side. */
export function fairHandicap(profile: GameProfile, trial: ScenarioTrial | undefined): Handicap | undefined {
  const bid = trial?.bid ?? 0;
  const points = Math.abs(Math.round(bid));
  return profile.bids && points > 0 ? { side: bid > 0 ? 0 : 1, points } : undefined;
}

/** What an option starts from in this scenario. */
export function startOf(option: OptionInfo, scenario: ScenarioProfile): Json {
  return scenario.options[option.id] ?? option.start;
}

/** Only what differs: a scenario that changes its mind later takes the game along. */
export function differing(profile: GameProfile, scenario: ScenarioProfile, chosen: Options): Options {
  const known = profile.options.filter((o) => chosen[o.id] !== undefined && chosen[o.id] !== startOf(o, scenario));
  return Object.fromEntries(known.map((o) => [o.id, chosen[o.id] ?? null]));
}

/** One click: the scenario to begin with, the first side against the opponent on offer. */
export function quickGame(profile: GameProfile): NewGame | undefined {
  const scenario = firstScenario(profile);
  if (!scenario) return undefined;
  return {
    game: profile.id,
    scenario: scenario.id,
    options: {},
    chairs: chairsFor(profile, 'solo', 0, offeredOpponent(profile)),
  };
}

/** A value as the control for it carries it. */
export function valueKey(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** An option's value in words: switches are on or off, words are capitalised. */
export function valueWord(value: Json): string {
  if (value === true) return 'On';
  if (value === false) return 'Off';
  const text = valueKey(value);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Where somebody at this screen sits down first: the first chair of a person, else as a spectator. */
export function seatOf(chairs: readonly Chair[]): number | 'spectator' {
  const at = chairs.indexOf('person');
  return at < 0 ? 'spectator' : at;
}
