import type { Law } from '../law.ts';
import { shown } from '../plain.ts';

/** What a seat imagines agrees with all it sees, and is a position in which the game can go on. */
export const imagine: Law = {
  name: 'imagine',
  oneIn: 12,
  check({ game, match, dice }) {
    if (game.imagine === undefined) return undefined;
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
