// Tables at which a script is followed: a rule's case, the tutorial.
import { type Action, type Game, type Guide, Guided, type LoadedCase, type LoadedTutorial } from '@rasputitsa/kernel';
import { Failure } from './failure.ts';
import type { Done } from './protocol.ts';
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
        'none was written yet',
        'Read its rules, or just begin',
      );
    return new GuidedTable(id, new Guided(game, tutorial as LoadedTutorial));
  }

  get guide(): Guide {
    return this.#guided.guide(this.table.seat ?? this.seat);
  }
  /** A case is seen from the side whose turn it is, the tutorial from the player's. */
  get seat(): number {
    return this.#guided.player ?? this.#guided.acting ?? 0;
  }
  act(actions: readonly Action[]): Done {
    for (const action of actions) {
      const out = this.#guided.judge(
        this.table.seat === 'spectator' ? this.seat : (this.table.seat ?? this.seat),
        action,
      );
      this.#follow();
      if (!out.ok) return { ok: false, refusal: out.refusal };
    }
    return { ok: true };
  }
  goto(at: number): void {
    if (at === 0) this.#guided.restart();
    else this.#guided.goTo(at);
    this.#follow();
  }
  #follow(): void {
    if (this.table.match !== this.#guided.match) this.table.replace(this.#guided.match);
    if (this.#guided.player === null && this.#guided.acting !== null && this.#guided.acting !== this.table.seat)
      this.table.sit(this.#guided.acting);
  }
}
