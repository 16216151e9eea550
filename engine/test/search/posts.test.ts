import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FREE, Posts, type PostTerms } from '../../src/search/index.ts';

const UNITS = 4;
const CELLS = 20;
const MOST = 6;

/** Units stand in the cells of their numbers times five; far is dear, and neighbours of what is taken are worth 4 less. */
const terms: PostTerms = {
  price: (unit, cell) => Math.abs(5 * unit - cell),
  relief: (cell, taken) => (Math.abs(cell - taken) === 1 ? 4 : 0),
};

type Wish = readonly [cell: number, value: number];

/** The same, looking at every pair anew each time. */
function slowly(wishes: readonly Wish[], units: readonly number[]): readonly number[] {
  const posts = new Map<number, number>();
  for (const [cell, value] of wishes)
    if (posts.has(cell) || posts.size < MOST) posts.set(cell, (posts.get(cell) ?? 0) + value);
  const of = Array.from({ length: UNITS }, () => FREE);
  for (;;) {
    const pairs = units
      .filter((unit) => of[unit] === FREE)
      .flatMap((unit) => [...posts].map(([cell, value]) => ({ unit, cell, net: value - terms.price(unit, cell) })));
    const most = Math.max(0, ...pairs.map(({ net }) => net));
    const best = pairs.find(({ net }) => net > 0 && net === most);
    if (best === undefined) return of;
    of[best.unit] = best.cell;
    posts.delete(best.cell);
    for (const [cell, value] of posts) if (value > 0) posts.set(cell, value - terms.relief(cell, best.cell));
  }
}

describe('posts', () => {
  test('the best pair of unit and post is made first, again and again', () => {
    const posts = new Posts(UNITS, CELLS, MOST);
    const anyWishes = fc.array(fc.tuple(fc.nat(CELLS - 1), fc.integer({ min: 1, max: 25 })), { maxLength: 10 });
    const anyUnits = fc.subarray([0, 1, 2, 3]);
    fc.assert(
      fc.property(anyWishes, anyUnits, (wishes, units) => {
        posts.clear();
        for (const [cell, value] of wishes) posts.want(cell, value);
        posts.match([...units], terms);
        expect([...posts.of]).toEqual(slowly(wishes, units));
      }),
    );
  });

  test('what is beside a post that is taken is worth less', () => {
    const posts = new Posts(UNITS, CELLS, MOST);
    posts.want(5, 10);
    posts.want(6, 6);
    posts.want(12, 6);
    posts.match([1, 2], terms);
    expect([posts.of[1], posts.of[2]]).toEqual([5, 12]);
  });

  test('a post may go on being wanted when a unit has taken it', () => {
    const posts = new Posts(UNITS, CELLS, MOST);
    posts.want(5, 20);
    const takers: number[] = [];
    posts.match([0, 1, 2, 3], {
      ...terms,
      rest: (cell, unit) => {
        takers.push(unit);
        return cell === 5 && takers.length < 3 ? 12 : 0;
      },
    });
    expect([...posts.of]).toEqual([5, 5, 5, FREE]);
    expect(takers).toEqual([1, 0, 2]);
  });

  test('nobody goes where it costs more than it is worth', () => {
    const posts = new Posts(UNITS, CELLS, MOST);
    posts.want(19, 4);
    posts.match([0, 3], terms);
    expect([...posts.of]).toEqual([FREE, FREE, FREE, FREE]);
  });

  test('nothing is left of the last time', () => {
    const posts = new Posts(UNITS, CELLS, MOST);
    posts.want(5, 10);
    posts.match([1], terms);
    posts.clear();
    posts.match([1], terms);
    expect([...posts.of]).toEqual([FREE, FREE, FREE, FREE]);
  });
});
