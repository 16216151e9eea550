import { distance } from '../../data/board.ts';
import type { Desk } from '../desk.ts';
import { fits, postsOf, type Post } from './posts.ts';
import { goalOf, SPENT } from './needs.ts';
import type { Situation } from './situation.ts';

/** Unit -> the post it is to stand on. */
export type Duties = ReadonlyMap<number, Post>;

/** What it counts, in squares, that a unit is there or on its way already: duties should not change hands. */
const THERE = 100;
const ON_ITS_WAY = 8;

/** Post by post, the nearest unit that is still free. */
export function dutiesOf(situation: Situation, desk: Desk): Duties {
  const { sight, units } = situation;
  const free = new Set(units);
  const duties = new Map<number, Post>();
  for (const post of postsOf(situation)) {
    let best = -1;
    let bestCost = Infinity;
    for (const unit of free) {
      if (!fits(post, unit, sight.knownCell[unit])) continue;
      const away = distance(sight.knownCell[unit], post.cell);
      // Who was sent home to get out of reach is not called back.
      if (away > 0 && sight.knownStrength[unit] < SPENT) continue;
      const goal = goalOf(desk.file(unit).order);
      const cost = away - (away === 0 ? THERE : 0) - (goal === post.cell ? ON_ITS_WAY : 0);
      if (cost >= bestCost) continue;
      best = unit;
      bestCost = cost;
    }
    if (best < 0) continue;
    free.delete(best);
    duties.set(best, post);
  }
  return duties;
}
