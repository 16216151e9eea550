import type { Viewer } from '../../contract.ts';
import type { Scene } from '../law.ts';

/** Somebody who does not see the whole position; nobody if nothing is hidden. */
export function hiddenFrom({ game, match }: Scene): Viewer | undefined {
  return [...game.seats, 'spectator'].find((viewer) => !game.shape.equal(game.sight(match.state, viewer), match.state));
}
