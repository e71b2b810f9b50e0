// Tables at which a script is followed: a rule's case, the tutorial. Each belongs to the one seat that opened it.
import { type Action, type Game, type Guide, Guided, type LoadedCase, type LoadedTutorial } from '@rasputitsa/kernel';
import { Failure } from './failure.ts';
import type { Done, TableViewer } from './protocol.ts';
import type { Seat } from './seat.ts';
import { Table } from './table.ts';

export class GuidedTable {
  readonly table: Table;
  readonly #guided: Guided;

  private constructor(id: string, guided: Guided) {
    this.#guided = guided;
    const { game, kind, match } = guided;
    const chairs = game.sides.map(() => 'person' as const);
    this.table = new Table({ id, kind, match, chairs, dice: { kind: 'seeded', seed: 0 }, seed: 0 });
  }
  static ofCase(id: string, game: Game, found: LoadedCase): GuidedTable {
    return new GuidedTable(id, new Guided(game, found));
  }
  static ofTutorial(id: string, game: Game, tutorial: unknown): GuidedTable {
    if (typeof tutorial !== 'object' || tutorial === null)
      throw new Failure(
        'file',
        `${game.title} has no tutorial`,
        'nobody has written one yet',
        'Read its rules, or just start a game',
      );
    return new GuidedTable(id, new Guided(game, tutorial as LoadedTutorial));
  }

  guide(viewer: TableViewer): Guide {
    return this.#guided.guide(viewer);
  }
  act(seat: Seat, actions: readonly Action[]): Done {
    for (const action of actions) {
      // A case is played by the side whose turn it is, the tutorial by the player's.
      const side = seat.viewer === 'spectator' ? (this.#guided.player ?? this.#guided.acting ?? 0) : seat.viewer;
      const out = this.#guided.judge(side, action);
      this.#follow(seat);
      if (!out.ok) return { ok: false, refusal: out.refusal };
    }
    return { ok: true };
  }
  goto(at: number, seat?: Seat): void {
    if (at === 0) this.#guided.restart();
    else this.#guided.goTo(at);
    this.#follow(seat);
  }
  #follow(seat: Seat | undefined): void {
    if (this.table.match !== this.#guided.match) this.table.replace(this.#guided.match);
    if (this.#guided.player === null && this.#guided.acting !== null) seat?.move(this.#guided.acting);
  }
}
