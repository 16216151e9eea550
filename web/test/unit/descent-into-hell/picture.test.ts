import { defaultOptions, FastDice, Match } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { descentIntoHell, type DescentState } from '@club-route/descent-into-hell';
import { expect, test } from 'vitest';
import { after, pictureOf, type Picture } from '../../../src/games/descent-into-hell/picture.ts';

/**
 * Who is off the map has no place, whatever the reason; and of those nobody sees no strength is shown. A unit that is
 * driven out of sight is shown on its way, and is a ghost in the same hex afterwards (H-32).
 */
function drawn({ unitCell, unitSteps, spans, markers, ...rest }: Picture, now: DescentState) {
  const cells = unitCell.map((cell, unit) =>
    now.unitCell[unit] < 0 && now.ghostCell[unit] === cell ? -1 : Math.max(-1, cell),
  );
  return {
    ...rest,
    cells,
    steps: unitSteps.map((steps, unit) => (cells[unit] < 0 ? 0 : steps)),
    markers: new Set(markers),
    spans: spans.toSorted((one, two) => one - two),
  };
}

const ENTRIES = 320;

// What is shown moment by moment must end where the rules end, or the map would jump.
test.each(['allied', 'german'] as const)(
  'the moments of an entry lead the %s player from one sight to the next, units that come and go included',
  (viewer) => {
    const options = defaultOptions(descentIntoHell.options);
    const match = Match.start(descentIntoHell, options, { kind: 'fast', seed: 4 }, 'picture');
    const dice = new FastDice(4);
    const sight = (): DescentState => descentIntoHell.sight(match.state, viewer);
    const kinds = new Set<string>();
    for (let entries = 0; match.result() === undefined && entries < ENTRIES; entries++) {
      const before = pictureOf(sight());
      const [seat] = match.active();
      const step = match.act(seat, randomChoice(descentIntoHell, match.state, seat, dice));
      if (!('reports' in step)) throw new Error(step.text);
      const told = step.reports.flatMap((report) => descentIntoHell.tell(report, viewer) ?? []);
      for (const { kind } of told) kinds.add(kind);
      const now = sight();
      const shown = told.reduce((picture, report) => after(picture, report, now), before);
      expect(drawn(shown, now), told.map(({ kind }) => kind).join(', ')).toEqual(drawn(pictureOf(now), now));
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['sighted', 'seen', 'retreated', 'eliminated', 'landings']));
  },
);
