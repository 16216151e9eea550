import type { Law, Scene } from '../law.ts';
import { shown } from '../plain.ts';
import { hiddenFrom } from './hidden.ts';

/**
 * What a seat imagines agrees with all it sees, and is a position in which the game can go on. A game that hides
 * anything must imagine: the leak law has nothing to compare without it.
 */
export const imagine: Law = {
  name: 'imagine',
  oneIn: 12,
  check(scene) {
    const { game, match, dice } = scene;
    if (game.imagine === undefined) return hiddenFromSomebody(scene);
    const { shape } = game;
    const over = game.result(match.state) !== undefined;
    for (const seat of game.seats) {
      const sight = game.sight(match.state, seat);
      const hash = shape.hash(sight);
      const imagined = game.imagine(sight, seat, dice);
      if (shape.hash(sight) !== hash) return `imagining changed the sight of ${seat}`;
      const seen = game.sight(imagined, seat);
      if (!shape.equal(seen, sight))
        return `${seat} would see something else in what it imagines: ${shown(shape.diff(sight, seen))}`;
      if ((game.result(imagined) !== undefined) !== over)
        return `${seat} imagines a game that is ${over ? 'not ' : ''}over`;
      if (!over && game.active(imagined).length === 0) return `${seat} imagines a position in which nobody may act`;
    }
    return undefined;
  },
};

function hiddenFromSomebody(scene: Scene): string | undefined {
  const [viewer] = hiddenFrom(scene);
  return viewer && `something is hidden from ${viewer}, but the game has no \`imagine\`, so nothing can look for leaks`;
}
