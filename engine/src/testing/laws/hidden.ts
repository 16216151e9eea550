import type { Viewer } from '../../contract.ts';
import type { Scene } from '../law.ts';

/** All who do not see the whole position. */
export function hiddenFrom({ game, match }: Scene): readonly Viewer[] {
  return [...game.seats, 'spectator'].filter(
    (viewer) => !game.shape.equal(game.sight(match.state, viewer), match.state),
  );
}
