// When something happened: the calendar and the weather, read from the tracks a viewer is told of. Knows no game.
import { calendarOf, chartValues, type Game, type SeenEvent, type View } from '@rasputitsa/kernel';
import { isInPlay } from '@rasputitsa/kernel/need';
import { trackText } from '@rasputitsa/kernel/telling';

export interface When {
  /** `July 1942, Fortnight 2`, `Turn 3 · 13-17 Aug 1943`. */
  readonly turn: string;
  /** `Mud`; empty where the game has none. */
  readonly weather: string;
}
/** What was told while calendar and weather stood like this. */
export interface Stretch {
  readonly when: When | undefined;
  readonly events: readonly SeenEvent[];
}

export class Clock {
  readonly #game: Game;
  readonly #calendar: readonly string[];
  readonly #weather: readonly string[];
  /** The date of a turn that is only counted. */
  readonly #date: (turn: number) => string;
  #tracks: Readonly<Record<string, number>>;

  constructor(
    game: Game,
    view: Pick<View, 'options' | 'scenario' | 'viewer'>,
    tracks: Readonly<Record<string, number>> = {},
  ) {
    this.#game = game;
    this.#tracks = tracks;
    this.#calendar = calendarOf(game);
    const where = { scenario: view.scenario, charts: chartValues(game.charts) };
    this.#date = (turn) => game.dateOf?.(turn, where) ?? '';
    const isPlayed = (id: string): boolean => isInPlay(game.onlyWith, view, 'tracks', id);
    this.#weather = Object.keys(game.tracks).filter(
      (id) => id.startsWith('weather') && game.tracks[id]?.values !== undefined && isPlayed(id),
    );
  }
  get tracks(): Readonly<Record<string, number>> {
    return this.#tracks;
  }
  /** Back to what it was. */
  set(tracks: Readonly<Record<string, number>>): void {
    this.#tracks = tracks;
  }

  /** Undefined while the calendar has not been heard of. */
  now(): When | undefined {
    const [first] = this.#calendar;
    if (first === undefined || this.#tracks[first] === undefined) return undefined;
    const turn = this.#calendar.flatMap((id) => {
      const [info, n] = [this.#game.tracks[id], this.#tracks[id]];
      if (!info || n === undefined) return [];
      const words = trackText(info, n);
      return [/^-?\d+$/.test(words) ? `${info.title} ${words}` : words];
    });
    const date = this.#date(this.#tracks[first]);
    return { turn: [turn.join(', '), ...(date === '' ? [] : [date])].join(' · '), weather: this.#weatherNow() };
  }
  #weatherNow(): string {
    const known = this.#weather.flatMap((id) => {
      const [info, n] = [this.#game.tracks[id], this.#tracks[id]];
      // `Weather, arctic zone`: the zone is told where it matters.
      return info && n !== undefined ? [{ zone: info.title.split(', ')[1] ?? '', words: trackText(info, n) }] : [];
    });
    const all = new Set(known.map((k) => k.words));
    if (all.size <= 1) return known[0]?.words ?? '';
    return known.map((k) => `${k.words} (${k.zone})`).join(', ');
  }

  /** A batch cut where the calendar or the weather changes. */
  cut(batch: readonly SeenEvent[]): readonly Stretch[] {
    const out: { when: When | undefined; events: SeenEvent[] }[] = [{ when: this.now(), events: [] }];
    for (const e of batch) {
      const id = e.k === 'track' && typeof e['track'] === 'string' ? e['track'] : '';
      if (this.#calendar.includes(id) || this.#weather.includes(id)) {
        this.#tracks = { ...this.#tracks, [id]: Number(e['to']) };
        const last = out.at(-1);
        // Several tracks in a row are one change.
        if (last?.events.every((x) => x.k === 'track')) last.when = this.now();
        else out.push({ when: this.now(), events: [] });
      }
      out.at(-1)?.events.push(e);
    }
    return out;
  }
}
