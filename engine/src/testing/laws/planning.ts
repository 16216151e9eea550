import type { Seat } from '../../contract.ts';
import { randomDescent } from '../descent.ts';
import type { AnyPlanning, Law, Scene } from '../law.ts';
import { shown } from '../plain.ts';

/** Whoever plans does it on what a sight alone gives: a position of its own in which it may give orders, one after the other. */
export const planning: Law = {
  name: 'planning',
  oneIn: 12,
  check(scene) {
    const { game, match, planning: plans } = scene;
    if (plans === undefined) return undefined;
    const hash = game.shape.hash(match.state);
    for (const seat of game.seats) {
      const problem = wrongBeginning(scene, plans, seat);
      if (problem !== undefined) return problem;
    }
    return game.shape.hash(match.state) === hash ? undefined : 'planning changed the position';
  },
};

function wrongBeginning(scene: Scene, plans: AnyPlanning, seat: Seat): string | undefined {
  const { game, match } = scene;
  const { shape } = game;
  const sight = shape.copy(game.sight(match.state, seat));
  const hash = shape.hash(sight);
  const begun = plans.begin(sight, seat);
  if (shape.hash(sight) !== hash) return `planning changed the sight of ${seat}`;
  const truly = plans.begin(shape.copy(match.state), seat);
  if (begun === undefined || truly === undefined)
    return begun === truly ? undefined : `whether ${seat} can plan is one thing by the truth, another by its sight`;
  const seen = game.sight(truly, seat);
  if (!shape.equal(seen, begun))
    return `${seat} would plan otherwise if it knew more than it sees: ${shown(shape.diff(begun, seen))}`;
  return wrongPosition(scene, begun, seat) ?? wrongOrder(scene, plans, begun, seat);
}

function wrongPosition({ game }: Scene, begun: Scene['match']['state'], seat: Seat): string | undefined {
  if (game.result(begun) !== undefined) return `${seat} plans in a game that is over`;
  if (!game.active(begun).includes(seat)) return `${seat} plans where it may not act`;
  const seen = game.sight(begun, seat);
  return game.shape.equal(seen, begun)
    ? undefined
    : `${seat} plans with what it does not see: ${shown(game.shape.diff(seen, begun))}`;
}

/** One order after the other: each is allowed where it is offered, and leaves a position to plan on in. */
function wrongOrder(scene: Scene, plans: AnyPlanning, begun: Scene['match']['state'], seat: Seat): string | undefined {
  const { game, dice } = scene;
  for (let count = 0; count < ORDERS; count++) {
    const { levels, action } = randomDescent(game, begun, seat, dice);
    const ends = levels.at(-1)?.choices.some((choice) => choice.ends && choice.action === action);
    if (action === undefined || ends) return undefined;
    const refusal = game.refuse(begun, seat, action);
    if (refusal !== undefined) return `${seat} may plan ${shown(action)}, which is refused: ${refusal.text}`;
    plans.foresee(begun, seat, action);
    const problem = wrongPosition(scene, begun, seat);
    if (problem !== undefined) return `after ${shown(action)} is planned, ${problem}`;
  }
  return undefined;
}

const ORDERS = 4;
