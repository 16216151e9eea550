import type { Action, Report, Seat } from '../../contract.ts';
import type { Draw } from '../../dice/dice.ts';
import { FastDice } from '../../dice/fast.ts';
import { RecordingDice } from '../../dice/scripted.ts';
import type { StateObject } from '../../state/shape.ts';
import { randomDescent } from '../descent.ts';
import type { AnyGame, Law } from '../law.ts';
import { notPlain, same, shown } from '../plain.ts';

/** The same action from the same position with the same dice does the same, whatever came before. */
export const determinism: Law = {
  name: 'determinism',
  oneIn: 10,
  check({ game, match, dice }) {
    const { shape } = game;
    const { state } = match;
    const hash = shape.hash(state);
    const text = JSON.stringify(shape.encode(state));
    for (const seat of game.active(state)) {
      const { action } = randomDescent(game, state, seat, dice);
      if (action === undefined) continue;
      const seed = dice.between(0, 0x7fffffff, 'seed');
      const once = outcome(game, shape.copy(state), seat, action, seed, true);
      // Read back from text the position shares nothing with the other, so no cache can know it.
      const fresh = shape.decode(JSON.parse(text));
      const again = outcome(game, fresh, seat, action, seed, true);
      const silent = outcome(game, shape.copy(state), seat, action, seed, false);
      const what = `${shown(action)} by ${seat}`;
      if (!shape.equal(once.state, again.state))
        return `${what} done twice ends differently: ${shown(shape.diff(once.state, again.state))}`;
      if (!same(once.reports, again.reports)) return `${what} done twice is reported differently`;
      if (!same(once.draws, again.draws)) return `${what} done twice rolls differently`;
      if (!shape.equal(once.state, silent.state))
        return `${what} ends differently without reports: ${shown(shape.diff(once.state, silent.state))}`;
      if (!same(once.draws, silent.draws)) return `${what} rolls differently without reports`;
      const odd = notPlain(once.reports, 'the reports');
      if (odd !== undefined) return `${what} is reported in something that is not plain JSON: ${odd}`;
      if (shape.hash(state) !== hash) return `${what} on a copy changed the position itself`;
    }
    return undefined;
  },
};

interface Outcome {
  readonly state: StateObject;
  readonly reports: readonly Report[];
  readonly draws: readonly Draw[];
}

function outcome(
  game: AnyGame,
  state: StateObject,
  seat: Seat,
  action: Action,
  seed: number,
  reporting: boolean,
): Outcome {
  const dice = new RecordingDice(new FastDice(seed));
  const reports: Report[] = [];
  game.apply(state, seat, action, dice, reporting ? reports : undefined);
  return { state, reports, draws: dice.draws };
}
