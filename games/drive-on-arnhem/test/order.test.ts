import { FastDice, RecordingDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { numberOf } from '../src/data/units.ts';
import { driveOnArnhem } from '../src/game.ts';
import { carryOutPlots } from '../src/phases/buildup.ts';
import type { DriveReport } from '../src/report.ts';
import { liftUnit, placeUnit, stackOf } from '../src/rules/stacks.ts';
import { NONE, type DriveState } from '../src/state.ts';
import { tell } from '../src/tell.ts';
import { order, position } from './positions.ts';

/** H34: in which order the units of a side have come only that side knows, whatever is told of them. */

/** The same units with another order of appearance. */
function ranked(state: DriveState, ...ids: readonly string[]): DriveState {
  for (const [index, id] of ids.entries()) {
    const unit = numberOf(id);
    const cell = state.unitCell[unit];
    liftUnit(state, unit, NONE);
    state.unitRank[unit] = 1000 + index;
    placeUnit(state, unit, cell);
  }
  return state;
}

function told(reports: readonly DriveReport[], viewer: string): readonly (DriveReport | undefined)[] {
  return reports.map((report) => tell(report, viewer)).filter((report) => report !== undefined);
}

describe('the order of a stack shows', () => {
  const fought = (...ids: readonly string[]): readonly DriveReport[] => {
    const units = { '1/POL': '14,18', '85': '14,17', '88': '14,17' };
    const state = ranked(position({ units, options: { game: 'advanced', hidden: true } }), ...ids);
    expect(stackOf(state, state.unitCell[numberOf('85')])).toEqual(ids.map(numberOf));
    order(state, 'attack 1/POL 14,17');
    const reports: DriveReport[] = [];
    driveOnArnhem.apply(state, 'allied', { kind: 'end' }, new FastDice(3), reports);
    expect(state.battles.last()!.defenders).toEqual([numberOf('85'), numberOf('88')].toSorted((a, b) => a - b));
    return reports;
  };

  test('in no battle: not by who defends, who loses, who falls and who retreats', () => {
    for (const viewer of ['allied', 'spectator']) {
      const kindsAndUnits = (reports: readonly DriveReport[]) =>
        told(reports, viewer).flatMap((report) => {
          if (report?.kind === 'battle') return [report.defenders];
          if (report?.kind !== 'fire' || report.stage !== 'offensive') return [];
          return [report.losses.filter((_, index) => index % 2 === 0)];
        });
      const seen = kindsAndUnits(fought('85', '88'));
      expect(seen.length).toBeGreaterThan(0);
      expect(kindsAndUnits(fought('88', '85'))).toEqual(seen);
    }
  });

  test('in no build-up: what is carried out is told by the numbers of units', () => {
    const disbanded = (...ids: readonly string[]): readonly (DriveReport | undefined)[] => {
      const units = { '85': '14,17', '88': '16,17', '1/POL': '20,20' };
      const state = ranked(position({ units, options: { game: 'advanced', hidden: false } }), ...ids);
      for (const id of ids) state.unitDisband[numberOf(id)] = 1;
      const reports: DriveReport[] = [];
      carryOutPlots(state, reports);
      return told(reports, 'allied');
    };
    expect(disbanded('85', '88')).toHaveLength(2);
    expect(disbanded('88', '85')).toEqual(disbanded('85', '88'));
  });
});

test('how many guns fire only their owner counts', () => {
  const state = position({ units: { '1/POL': '14,18', 'HQ/180': '14,16 guns=50', '88': '14,17' } });
  order(state, 'attack 1/POL 14,17');
  const dice = new RecordingDice(new FastDice(3));
  driveOnArnhem.apply(state, 'allied', { kind: 'end' }, dice);
  const [protective, defensive, offensive] = dice.draws.filter(({ purpose }) => purpose === 'fire');
  expect(protective.seenBy).toEqual(['german']);
  expect([defensive.seenBy, offensive.seenBy]).toEqual([undefined, undefined]);
});
