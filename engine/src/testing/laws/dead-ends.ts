import { randomDescent } from '../descent.ts';
import { awaitedIn } from '../../sides.ts';
import type { Result, Seat } from '../../contract.ts';
import { FULL_SCORE, scoresOf } from '../../scores.ts';
import type { Law } from '../law.ts';
import { shown } from '../plain.ts';

/** Until there is a result somebody can do something; when there is one, nobody can. */
export const deadEnds: Law = {
  name: 'dead ends',
  oneIn: 1,
  check({ game, match, dice }) {
    const { state } = match;
    const active = game.active(state);
    const result = game.result(state);
    if (result !== undefined) {
      if (active.length > 0) return `the game is over (${result.name}), yet ${active.join(' and ')} may act`;
      if (result.name === '' || result.reason === '') return `the result lacks a name or a reason: ${shown(result)}`;
      const stranger = result.winners.find((winner) => !game.seats.includes(winner));
      return stranger === undefined ? wrongScores(game.seats, result) : `${stranger} wins, but has no seat`;
    }
    if (active.length === 0) return 'nobody may act, yet there is no result';
    if (new Set(active).size !== active.length) return `a seat is active twice: ${active.join(', ')}`;
    const awaited = awaitedIn(game, state);
    const idle = awaited.find((seat) => !active.includes(seat));
    if (idle !== undefined) return `play waits for ${idle}, who may not act`;
    if (awaited.length === 0) return 'play waits for nobody, yet there is no result';
    for (const seat of active) {
      if (!game.seats.includes(seat)) return `${seat} is active, but is no seat of this game`;
      const { levels, action } = randomDescent(game, state, seat, dice);
      if (action !== undefined) continue;
      const { draft, choices } = levels.at(-1)!;
      if (levels.length === 1) return `${seat} is active but has no choice`;
      if (choices.length === 0) return `${seat} gets stuck in a decision: nothing can be added to ${shown(draft)}`;
      return `a decision of ${seat} is not whole after ${levels.length} parts: ${shown(draft)}`;
    }
    return undefined;
  },
};

function wrongScores(seats: readonly Seat[], result: Result): string | undefined {
  const scores = scoresOf(seats, result);
  if (Object.keys(scores).toSorted().join() !== seats.toSorted().join())
    return `the result scores ${shown(Object.keys(scores))}, not the seats of this game`;
  const odd = seats.find((seat) => !Number.isInteger(scores[seat]) || scores[seat]! < 0 || scores[seat]! > FULL_SCORE);
  return odd && `${odd} scores ${scores[odd]}, which is no whole number from 0 to ${FULL_SCORE}`;
}
