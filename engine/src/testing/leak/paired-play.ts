import { FastDice, mixSeed } from '../../dice/fast.ts';
import { Pair } from './pair.ts';
import type { Coverage } from './coverage.ts';
import type { Pairing, Point } from './point.ts';

/**
 * Plays two worlds on that agree in all the viewer sees: the true one, and one that the viewer imagines. The viewer
 * does the same in both; the others do as they like, as long as the viewer's sight stays the same. After each action
 * comes a point at which everything the viewer can learn must be alike, until the rules disclose something that makes
 * the sights differ; then a new pair begins.
 *
 * Whether something was seen is judged by the sight and by disclosing reports alone, so an action that changes neither
 * must not be noticed in any other way. And whatever different deeds the others do: where they leave the viewer with the
 * same sight it must be told the same, but for what everybody is told. What a seat knows is in its sight, and a report
 * that tells more gives something away.
 */
export function* pairedPlay(pairing: Pairing, coverage: Coverage): Generator<Point, void> {
  const dice = new FastDice(mixSeed(pairing.seed, 0));
  let truth = pairing.state;
  let left = pairing.actions;
  while (left > 0 && pairing.game.result(truth) === undefined) {
    const pair = new Pair(pairing, truth, dice, coverage);
    left = yield* pair.play(left);
    truth = pair.one.state;
  }
}
