import type { AnyGame } from '../law.ts';
import type { Rehearsal } from './world.ts';

/**
 * Whether the viewer learns the same things in two worlds, but in another order: then the order says what none of them
 * does, such as which of two counters has the lower number. What is disclosed may differ from world to world, so this is
 * the only thing that two disclosures can be held against each other for.
 */
export function inAnotherOrder(game: AnyGame, one: Rehearsal, two: Rehearsal): boolean {
  const isSame = one.toldText === two.toldText && game.shape.equal(one.sight, two.sight);
  return !isSame && unordered(game, one) === unordered(game, two);
}

/** All that is seen and told afterwards, with what is a list of things that happened put into an order of its own. */
function unordered({ shape }: AnyGame, { sight, told }: Rehearsal): string {
  const seen = Object.entries(shape.encode(sight)).map(([name, value]) =>
    shape.fields[name]!.field === 'table' ? sorted(value as readonly unknown[]) : value,
  );
  return JSON.stringify([sorted(told), seen]);
}

function sorted(list: readonly unknown[]): readonly string[] {
  return list.map((item) => JSON.stringify(item)).toSorted();
}
