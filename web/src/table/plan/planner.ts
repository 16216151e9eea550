import {
  canonical,
  isRefusal,
  type Action,
  type OptionValues,
  type Report,
  type StateObject,
} from '@club-route/engine';
import type { TableController } from '../controller.ts';
import { refusePlanned } from './foresight.ts';

/** What is planned at a table, and how far it is carried out. */
export interface Plans<A> {
  /** The person lays orders now; the map shows what is foreseen. */
  readonly planning: boolean;
  readonly planned: readonly A[];
  /** What is planned is being carried out, one order after the other. */
  readonly carrying: boolean;
}

/** Where a plan is kept, in this browser alone. */
export interface PlanDesk<A> {
  readonly planned: readonly A[];
  keep(planned: readonly A[]): void;
}

/** Lays orders for one's next turn while others act, and carries them out when it has come. */
export class Planner<
  S extends StateObject = StateObject,
  A extends Action = Action,
  O extends OptionValues = OptionValues,
  D = unknown,
  R extends Report = Report,
> {
  readonly #table: TableController<S, A, O, D, R>;
  readonly #desk: PlanDesk<A> | undefined;

  constructor(table: TableController<S, A, O, D, R>, desk: PlanDesk<A> | undefined) {
    this.#table = table;
    this.#desk = desk;
  }

  /** The map turns to what is foreseen, and what is chosen on it is planned. */
  begin(): void {
    if (!this.#table.mayPlan) return;
    this.#table.goTo(Infinity);
    this.#table.store.setState({ planning: true });
  }

  /** Back to what the others do. */
  leave(): void {
    this.#table.store.setState({ planning: false, draft: undefined, earlier: [], refusal: undefined });
  }

  lay(action: A): void {
    this.#table.store.setState({ draft: undefined, earlier: [], refusal: undefined });
    this.#become([...this.#planned, action]);
  }

  /** Lays an order in the notation of the game, or says why not; true if it is laid. */
  order(text: string): boolean {
    const { module, seat, foresight, now } = this.#table;
    const read = module.language.read(foresight.position ?? now, seat, text);
    const refusal = isRefusal(read) ? read : refusePlanned(module, foresight.position, seat, read);
    if (refusal === undefined) this.lay(read as A);
    else this.#table.refuse(refusal);
    return refusal === undefined;
  }

  remove(index: number): void {
    this.#become(this.#planned.filter((_, at) => at !== index));
  }

  clear(): void {
    this.#become([]);
  }

  /** One order, now that the turn has come. */
  carryOut(index: number): void {
    const action = this.#planned[index];
    if (action !== undefined) this.#table.act(action);
  }

  /** All that the rules allow, as fast as they are told and answered. */
  carryOutAll(): void {
    this.#table.store.setState({ carrying: true, refusal: undefined });
    this.goOn();
  }

  stop(): void {
    this.#table.store.setState({ carrying: false });
  }

  /** What has been done needs no plan any more. */
  done(actions: readonly A[]): void {
    const names = actions.map((action) => canonical(action));
    const left = this.#planned.filter((action) => {
      const at = names.indexOf(canonical(action));
      if (at >= 0) names.splice(at, 1);
      return at < 0;
    });
    if (left.length < this.#planned.length) this.#become(left);
  }

  /** Gives the next order, if they are being carried out and it can be given. */
  goOn(): void {
    const { carrying, refusal, waiting } = this.#table.store.getState();
    if (!carrying || waiting !== undefined) return;
    if (refusal !== undefined) return this.stop();
    if (!this.#table.mayAct || this.#table.planning || this.#table.busy) return;
    const next = this.#planned.find((action) => this.#table.refuses(action) === undefined);
    if (next === undefined) this.stop();
    else this.#table.act(next);
  }

  get #planned(): readonly A[] {
    return this.#table.store.getState().planned;
  }

  #become(planned: readonly A[]): void {
    this.#table.store.setState({ planned });
    this.#desk?.keep(planned);
  }
}
