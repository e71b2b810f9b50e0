// What a new game is begun with: who sits where, which options differ from the rules as they stand.
import type { Json, OptionInfo } from '@rasputitsa/kernel';
import type { Chair, GameSheet, NewGame, ScenarioSheet } from '../host/protocol.ts';

export type Mode = 'solo' | 'two' | 'watch' | 'sandbox';
export type Options = Readonly<Record<string, Json>>;

/** The scenario to begin with: the one the game names, or its first. */
export function firstScenario(sheet: GameSheet): ScenarioSheet | undefined {
  return sheet.scenarios.find((s) => s.id === sheet.about?.first) ?? sheet.scenarios[0];
}

/** Opponents are listed from the weakest on; the strongest is the one to offer. */
export function bestOpponent(sheet: GameSheet): string | undefined {
  return sheet.opponents.at(-1)?.id;
}

export function chairsFor(sheet: GameSheet, mode: Mode, side: number, level: string | undefined): readonly Chair[] {
  const bot: Chair = level === undefined ? 'person' : { bot: level };
  return sheet.sides.map((_, i): Chair => {
    if (mode === 'watch') return bot;
    return mode === 'solo' && i !== side ? bot : 'person';
  });
}

/** What an option starts from in this scenario. */
export function startOf(option: OptionInfo, scenario: ScenarioSheet): Json {
  return scenario.options[option.id] ?? option.start;
}

/** Only what differs: a scenario that changes its mind later takes the game along. */
export function differing(sheet: GameSheet, scenario: ScenarioSheet, chosen: Options): Options {
  const known = sheet.options.filter((o) => chosen[o.id] !== undefined && chosen[o.id] !== startOf(o, scenario));
  return Object.fromEntries(known.map((o) => [o.id, chosen[o.id] ?? null]));
}

/** One click: the scenario to begin with, the first side against the strongest opponent. */
export function quickGame(sheet: GameSheet): NewGame | undefined {
  const scenario = firstScenario(sheet);
  if (!scenario) return undefined;
  return {
    game: sheet.id,
    scenario: scenario.id,
    options: {},
    chairs: chairsFor(sheet, 'solo', 0, bestOpponent(sheet)),
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
