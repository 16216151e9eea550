import { FastDice } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { driveOnArnhem } from '@club-route/drive-on-arnhem';
import { expect, test } from 'vitest';
import { after, pictureOf, type Picture } from '../../../src/games/drive-on-arnhem/picture.ts';
import { startMatch } from './table.ts';

/** Who is off the map has no place, whatever the reason. */
function drawn({ unitCell, bridges, owner }: Picture) {
  return { cells: unitCell.map((cell) => Math.max(-1, cell)), bridges, owner };
}

// What is shown moment by moment must end where the rules end, or the map would jump.
test('the moments of an entry lead from one position to the next', () => {
  const match = startMatch(1);
  const dice = new FastDice(1);
  for (let entries = 0; match.result() === undefined && entries < 600; entries++) {
    const before = pictureOf(match.state);
    const seat = match.active()[0]!;
    const step = match.act(seat, randomChoice(driveOnArnhem, match.state, seat, dice));
    if (!('reports' in step)) throw new Error(step.text);
    expect(drawn(step.reports.reduce(after, before))).toEqual(drawn(pictureOf(match.state)));
  }
});
