import type { OwnLaw } from '@club-route/engine/testing';
import { BRIDGES, RING } from '../src/data/board.ts';
import { LEAST_EFFICIENCY, MOST_EFFICIENCY, MOST_FORTIFIED, UNIT_LIMIT } from '../src/data/tables.ts';
import { FIRST_GERMAN, sideOf, UNIT_COUNT } from '../src/data/units.ts';
import { driveOnArnhem } from '../src/game.ts';
import { unitsOnMap } from '../src/phases/reinforcement.ts';
import { placeUnit } from '../src/rules/stacks.ts';
import { BLOWN, GONE, NONE, TRAVEL, UNTESTED, type DriveState } from '../src/state.ts';

const scratch = driveOnArnhem.shape.create();

/** The first unit on the map of which something is wrong, in a sentence. */
function eachOnMap(now: DriveState, wrong: (unit: number, cell: number) => string | undefined): string | undefined {
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const problem = now.unitCell[unit] < 0 ? undefined : wrong(unit, now.unitCell[unit]);
    if (problem !== undefined) return `unit ${unit} ${problem}`;
  }
  return undefined;
}

/** What holds in every position of this game, and from every position to the next. */
const LAWS: Readonly<Record<string, OwnLaw<DriveState>['check']>> = {
  'stacks are what the places of units say': (now) => {
    driveOnArnhem.shape.copyInto(scratch, now);
    scratch.cellTop.fill(NONE);
    scratch.unitNext.fill(NONE);
    for (let unit = 0; unit < UNIT_COUNT; unit++)
      if (now.unitCell[unit] >= 0) placeUnit(scratch, unit, now.unitCell[unit]);
    return driveOnArnhem.shape.equal(scratch, now) ? undefined : 'a stack should be another';
  },
  '1.4: a unit owns the hex it stands in, and no enemy shares it': (now) =>
    eachOnMap(now, (unit, cell) => {
      if (now.cellTop[cell] >= FIRST_GERMAN !== unit >= FIRST_GERMAN) return 'shares a hex with an enemy';
      if (RING[cell] === 1) return sideOf(unit) === 'allied' ? 'is off the map' : undefined;
      return (now.cellOwner[cell] === 1) === (sideOf(unit) === 'allied') ? undefined : 'does not own its hex';
    }),
  '8.11, 9.1: numbers stay within their bounds': (now) =>
    eachOnMap(now, (unit) => {
      const efficiency = now.unitEfficiency[unit];
      if (now.unitStrength[unit] < 1) return 'has no combat points';
      if (efficiency < LEAST_EFFICIENCY || efficiency > MOST_EFFICIENCY) return `has an efficiency of ${efficiency}`;
      if (now.unitPoints[unit] < 0 || now.unitPoints[unit] > 30) return `has ${now.unitPoints[unit]} points`;
      if (now.unitFort[unit] > MOST_FORTIFIED) return 'is fortified above five';
      return now.unitFort[unit] > 0 && now.unitMode[unit] === TRAVEL ? 'is fortified in travel mode' : undefined;
    }),
  '6.2: no more units than the limit': (now) =>
    (['allied', 'german'] as const).find((side) => unitsOnMap(now, side) > UNIT_LIMIT[side]),
  'nobody comes back, and what is overrun stays so': (now, before) => {
    for (let unit = 0; unit < UNIT_COUNT; unit++)
      if (before.unitCell[unit] === GONE && now.unitCell[unit] !== GONE) return `unit ${unit} has come back`;
    return before.sourceOverrun.some((overrun, formation) => overrun > now.sourceOverrun[formation])
      ? 'a source is no longer overrun'
      : undefined;
  },
  '8.12: five bridges never blow, and none is tested twice': (now, before) => {
    const wrong = BRIDGES.find(
      ({ neverBlown }, bridge) =>
        (neverBlown && now.bridgeState[bridge] === BLOWN) ||
        (now.bridgeState[bridge] === UNTESTED && before.bridgeState[bridge] !== UNTESTED),
    );
    return wrong && `the bridge at ${wrong.name} cannot be so`;
  },
};

export const ownLaws: readonly OwnLaw<DriveState>[] = Object.entries(LAWS).map(([name, check]) => ({ name, check }));
