import type { OwnLaw } from '@club-route/engine/testing';
import { BRIDGES, JOES_BRIDGE, labelOf } from '../src/data/board.ts';
import { FIRST, LAST, sideOf, STEPS, UNIT_COUNT, UNIT_NAMES } from '../src/data/units.ts';
import { stacking } from '../src/rules/stacks.ts';
import { litCells } from '../src/rules/view.ts';
import { GONE, LANDED_ON_ENEMIES, type DescentState } from '../src/state.ts';
import { STACK_LIMIT } from '../src/data/tables.ts';

/** The first unit on the map of which something is wrong, in a sentence. */
function eachOnMap(now: DescentState, wrong: (unit: number, cell: number) => string | undefined): string | undefined {
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const problem = now.unitCell[unit] < 0 ? undefined : wrong(unit, now.unitCell[unit]);
    if (problem !== undefined) return `${UNIT_NAMES[unit]} ${problem}`;
  }
  return undefined;
}

/** What holds in every position of this game, and from every position to the next. */
const LAWS: Readonly<Record<string, OwnLaw<DescentState>['check']>> = {
  '1.3: three units to a hex, but for combat': (now) =>
    now.battle === null
      ? eachOnMap(now, (unit, cell) =>
          stacking(now, sideOf(unit), cell) > STACK_LIMIT ? `is one of too many in ${labelOf(cell)}` : undefined,
        )
      : undefined,
  '1.7: only who has just landed there shares a hex with the enemy': (now) =>
    eachOnMap(now, (unit, cell) =>
      sideOf(unit) === 'allied' &&
      now.unitLanded[unit] !== LANDED_ON_ENEMIES &&
      now.unitCell.indexOf(cell, FIRST.german) >= 0
        ? `is among Germans in ${labelOf(cell)}`
        : undefined,
    ),
  'steps stay within their bounds': (now) =>
    eachOnMap(now, (unit) =>
      now.unitSteps[unit] < 1 || now.unitSteps[unit] > STEPS[unit] ? `has ${now.unitSteps[unit]} steps` : undefined,
    ),
  'nobody comes back, and no blown bridge stands again': (now, before) => {
    for (let unit = 0; unit < UNIT_COUNT; unit++)
      if (before.unitCell[unit] === GONE && now.unitCell[unit] !== GONE) return `${UNIT_NAMES[unit]} has come back`;
    const risen = BRIDGES.find((_, bridge) => before.bridgeBlown[bridge] > now.bridgeBlown[bridge]);
    return risen && `${risen.name} stands again`;
  },
  '6.2: Joe’s Bridge is never blown': (now) => (now.bridgeBlown[JOES_BRIDGE] === 0 ? undefined : 'it is'),
  '6.3: a landing names each hex once, however many have landed there': (now) => {
    const cells = now.landings.last()?.cells ?? [];
    return cells.every((cell, index) => index === 0 || cells[index - 1] < cell) ? undefined : cells.join(' ');
  },
  'H-32: nobody remembers a unit in a hex that he sees without it': (now) => {
    for (const [side, viewer] of [
      ['allied', 'german'],
      ['german', 'allied'],
    ] as const) {
      const lit = litCells(now, viewer);
      for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
        const ghost = now.ghostCell[unit];
        if (ghost >= 0 && lit[ghost] === 1 && now.unitCell[unit] !== ghost) return `${UNIT_NAMES[unit]} is a ghost`;
        if (ghost < 0 && lit[now.unitCell[unit]] === 1) return `${UNIT_NAMES[unit]} is seen and not remembered`;
      }
    }
    return undefined;
  },
};

export const ownLaws: readonly OwnLaw<DescentState>[] = Object.entries(LAWS).map(([name, check]) => ({ name, check }));
