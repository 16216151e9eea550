import {
  canonical,
  type Action,
  type GameModule,
  type OptionValues,
  type Refusal,
  type Report,
  type Seat,
  type StateObject,
} from '@club-route/engine';

/** An order laid in advance, seen from the present position. */
export interface PlannedOrder<S, A> {
  readonly action: A;
  /** The position in which it would be carried out, as far as that can be foreseen. */
  readonly before: S;
  /** Why it could not be. */
  readonly refusal: Refusal | undefined;
}

export interface Foresight<S, A> {
  readonly orders: readonly PlannedOrder<S, A>[];
  /** Once all that can be carried out are; nothing where no turn is to come. */
  readonly position: S | undefined;
}

const NO_TURN: Refusal = { rule: 'turn', text: 'You have no turn left to do this in.' };

/** A plan from the present position on: each order where those before it lead, the impossible ones left out. */
export function foresee<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  { game, planning }: GameModule<S, A, O, D, R>,
  sight: S,
  seat: Seat,
  planned: readonly A[],
): Foresight<S, A> {
  const begun = planning?.begin(sight, seat);
  if (planning === undefined || begun === undefined)
    return {
      orders: planned.map((action) => ({ action, before: sight, refusal: NO_TURN })),
      position: undefined,
    };
  let position = begun;
  const orders = planned.map((action): PlannedOrder<S, A> => {
    const before = position;
    const refusal = game.refuse(before, seat, action);
    if (refusal === undefined) {
      position = game.shape.copy(before);
      planning.foresee(position, seat, action);
    }
    return { action, before, refusal };
  });
  return { orders, position };
}

const NO_END: Refusal = { rule: 'plan', text: 'You can’t end a phase in a plan. End it when your turn comes.' };

/** Why an order cannot be laid: the rules forbid it, or it would give up what is left of a phase unseen. */
export function refusePlanned<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  { game }: GameModule<S, A, O, D, R>,
  position: S | undefined,
  seat: Seat,
  action: A,
): Refusal | undefined {
  if (position === undefined) return NO_TURN;
  const name = canonical(action);
  const ends = game.actions(position, seat).some((choice) => choice.ends && canonical(choice.action) === name);
  return ends ? NO_END : game.refuse(position, seat, action);
}
