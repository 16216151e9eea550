import { defaultOptions, Match, type Viewer } from '@club-route/engine';
import { cellOf, ENTRIES, labelOf, REPORTED_STATES, unitCalled, ZONES } from '@club-route/kriegsspiel';
import { kriegsspielSecondModule } from '@club-route/kriegsspiel/second';
import { describe, expect, test } from 'vitest';
import { openingCells } from '../../../src/games/kriegsspiel/opening.ts';

const { game } = kriegsspielSecondModule;

/** What a seat of the second edition sees before anybody has landed. */
function sightOf(viewer: Viewer) {
  const dice = { kind: 'fair', seed: new Uint8Array(32).fill(7) } as const;
  const match = Match.start(game, defaultOptions(game.options), dice, 'opening');
  return game.sight(match.state, viewer);
}

describe('what the map begins with', () => {
  test('own units where they last reported, without those that are lost', () => {
    const sight = sightOf('abn101');
    sight.knownCell[unitCalled('1/506')] = cellOf('0713');
    sight.knownCell[unitCalled('2/506')] = cellOf('0911');
    sight.knownState[unitCalled('2/506')] = REPORTED_STATES.indexOf('lost');
    sight.knownCell[unitCalled('1/9SS')] = cellOf('4463');
    expect(openingCells(sight, 'abn101').map(labelOf)).toEqual(['0713']);
  });

  test('before any is on the map: where they land or enter', () => {
    const zones = (seat: string): readonly string[] => [
      ...new Set(openingCells(sightOf(seat), seat as Viewer).map(labelOf)),
    ];
    const zoneCalled = (name: string): string => labelOf(ZONES.find(({ names }) => names.includes(name))!.cell);
    expect(zones('abn101').toSorted()).toEqual([zoneCalled('DZ A'), zoneCalled('DZ B')].toSorted());
    expect(zones('guards')).toEqual(ENTRIES.find(({ id }) => id === 'entry-xxx-corps')!.cells.map(labelOf));
  });

  test('first where most of them are, for a phone', () => {
    const sight = sightOf('abn101');
    const stands = { '1/502': '1122', '2/502': '0715', '3/502': '0615', '1/506': '0714', '2/506': '0911' };
    for (const [id, square] of Object.entries(stands)) sight.knownCell[unitCalled(id)] = cellOf(square);
    expect(openingCells(sight, 'abn101').map(labelOf)).toEqual(['0715', '0615', '0714', '1122', '0911']);
    // Of 1st Airborne most land round Wolfheze, and three battalions a day later further north.
    const [first] = openingCells(sightOf('abn1'), 'abn1');
    expect(first).not.toBe(ZONES.find(({ names }) => names.includes('DZ Y'))!.cell);
  });

  test('the whole map for an umpire', () => {
    expect(openingCells(sightOf('umpire'), 'umpire')).toEqual([]);
  });
});
