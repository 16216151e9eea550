import type { Seat } from '../../src/contract.ts';
import type { Dice } from '../../src/dice/index.ts';
import type { Adviser, CommandedGame } from '../../src/search/index.ts';
import { column, integer, stateShape } from '../../src/state/index.ts';

/** A race that is as small as can be: in its turn a seat takes one point or what a die brings, and ends. */

export const shape = stateShape({
  turn: integer(),
  mover: integer(),
  taken: integer(),
  points: column('int16', 2),
});
export type Tally = ReturnType<typeof shape.create>;
export interface TallyAction {
  readonly kind: 'sure' | 'die' | 'end';
}
/** What a script takes: it is told nothing else. */
export type TallyPlan = 'sure' | 'die';

const SEATS: readonly Seat[] = ['first', 'second'];
const LAST_TURN = 3;
const SURE = 1;

const tally = {
  seats: SEATS,
  shape,
  active: ({ turn, mover }: Tally): readonly Seat[] => (turn > LAST_TURN ? [] : [SEATS[mover]!]),
  apply(state: Tally, seat: Seat, { kind }: TallyAction, dice: Dice): void {
    if (kind === 'end') {
      state.taken = 0;
      state.turn += state.mover;
      state.mover = 1 - state.mover;
      return;
    }
    state.taken = 1;
    state.points[SEATS.indexOf(seat)]! += kind === 'sure' ? SURE : dice.d6('points');
  },
  sight: (state: Tally): Tally => state,
};

export function beginning(): Tally {
  const state = shape.create();
  state.turn = 1;
  return state;
}

export class TallyScript implements Adviser<Tally, TallyAction, TallyPlan> {
  followed: (TallyPlan | undefined)[] = [];
  #plan: TallyPlan = 'sure';

  follow(plan?: TallyPlan): void {
    this.followed.push(plan);
    this.#plan = plan ?? 'sure';
  }

  decide({ taken }: Tally): TallyAction {
    return { kind: taken === 1 ? 'end' : this.#plan };
  }

  others(_state: Tally, _seat: Seat, { kind }: TallyAction): readonly TallyAction[] {
    return kind === 'sure' ? [{ kind: 'die' }] : [];
  }
}

/** 500 for equal points; each point more or less counts fifty. */
export const commanded: CommandedGame<Tally, TallyAction, TallyPlan> = {
  game: tally,
  script: () => new TallyScript(),
  adviser: () => new TallyScript(),
  event: ({ turn, mover }) => 2 * turn + mover,
  stage: ({ turn, mover }) => 2 * turn + mover,
  value: ({ points }, seat) => 500 + 50 * (points[SEATS.indexOf(seat)]! - points[1 - SEATS.indexOf(seat)]!),
  turn: ({ turn }) => turn,
  planning: () => undefined,
  changes: () => ({ steady: 'sure', openings: [] }),
};
