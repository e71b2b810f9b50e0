// The score of a game turn by turn, as the game itself counts it for everybody.
import type { Game, Match } from '@rasputitsa/kernel';
import { Clock } from '@rasputitsa/host/when';

export interface TurnScore {
  readonly turn: string;
  readonly value: number;
}

export class Curve {
  readonly #game: Game;
  readonly #turns = new Map<string, number>();
  #clock: Clock | undefined;

  constructor(game: Game) {
    this.#game = game;
  }
  /** The last value of a turn stays. */
  note(match: Match): void {
    this.#clock ??= new Clock(this.#game, { ...match.state, viewer: 'spectator' });
    this.#clock.set(match.state.tracks);
    const now = this.#clock.now();
    const score = this.#game.panels?.find((p) => p.slot === 'score')?.curve;
    const value = now && score?.of(match.q, 'spectator');
    if (now && value !== undefined) this.#turns.set(now.turn, value);
  }
  turns(): readonly TurnScore[] {
    return [...this.#turns].map(([turn, value]) => ({ turn, value }));
  }
}
