import { NO_OFFER, offeredCells, pieceOffer, pressableUnits, roundOfCells, toggled } from '@club-route/engine';
import type { DraftOf } from '../actions.ts';
import { nextOfDivisions, SOUTH_CELLS, withWholePools } from '../choices/deployment.ts';
import { alongRoad, hasRoom, isComplete, PARTIAL, START, withFirst } from '../choices/set-up.ts';
import { labelOf } from '../data/board.ts';
import { ALLIED_POOL, ALLIED_POOL_NAMES } from '../data/units.ts';
import { cellName, formationName, unitName } from '../language/names.ts';
import { ofPool, refuseSetUp } from '../phases/deployment.ts';
import type { DescentOffer } from './types.ts';

type Plan = DraftOf<'setUp'>;

const EMPTY: Plan = { kind: 'setUp', units: [], cells: [] };

/** 1.1: three units each of two divisions, then a hex for every unit. */
export function setUpOffer(draft: Plan = EMPTY): DescentOffer {
  const isChosen = draft.cells.length > 0 || nextOfDivisions(draft.units).length === 0;
  return isChosen ? hexesOffer(draft) : divisionsOffer(draft);
}

/** H-47: the choice is compulsory. */
function divisionsOffer({ units }: Plan): DescentOffer {
  const press = (those: readonly number[]) =>
    ({ draft: { ...EMPTY, units: those.toSorted((one, two) => one - two) } }) as const;
  const able = PARTIAL.flatMap(({ pool }) => ofPool(pool)).filter(
    (unit) => units.includes(unit) || !isComplete(units, unit),
  );
  const first = withFirst(units);
  return {
    ...NO_OFFER,
    units: pressableUnits(
      able,
      () => undefined,
      (unit) => press(toggled(units, unit)),
      units,
    ),
    head: {
      title: 'Choose your infantry',
      words: 'Three units of 43rd Division and three of 50th Division start in the south.',
    },
    hint: 'You can activate the rest of both divisions later.',
    trays: PARTIAL.map(({ pool, units: most }) => ({
      title: `${formationName(pool)}, ${ofPool(pool).filter((unit) => units.includes(unit)).length} of ${most} chosen from`,
      units: ofPool(pool).filter((unit) => able.includes(unit)),
      toggles: true,
    })),
    groups: [
      { title: 'Plans', kind: 'works', choices: [{ label: 'Take the first three of each', press: press(first) }] },
    ],
    cancel: units.length === 0 ? undefined : { draft: undefined },
  };
}

function hexesOffer(draft: Plan): DescentOffer {
  const isBegun = draft.cells.length > 0;
  const plan: Plan = isBegun ? draft : { ...draft, units: withWholePools(draft.units) };
  const { units, cells } = plan;
  const isWhole = cells.length === units.length;
  const open = isWhole ? [] : SOUTH_CELLS.filter((cell) => hasRoom(cells, cell));
  const chosen = units.filter((unit) => PARTIAL.some(({ pool }) => ofPool(pool).includes(unit)));
  const at = (index: number): Plan =>
    index === 0 ? { ...EMPTY, units: chosen } : { ...plan, cells: cells.slice(0, index) };
  return {
    ...NO_OFFER,
    cells: offeredCells(open, (cell) => ({ draft: { ...plan, cells: [...cells, cell] } })),
    attention: isBegun ? undefined : START,
    head: { title: 'Set up south of the start line', words: '' },
    hint: isWhole
      ? 'All units are placed. Change what you like, or begin.'
      : 'Select a highlighted hex for the marked unit. A hex holds at most three units.',
    groups: isWhole
      ? []
      : [
          {
            title: 'Plans',
            kind: 'works',
            choices: [{ label: 'Place the rest along the road', press: { draft: alongRoad(plan) } }],
          },
        ],
    pieces: units.map((unit, index) => {
      const piece = { unit, title: unitName(unit), note: formationName(ALLIED_POOL_NAMES[ALLIED_POOL[unit]]) };
      const cell = cells[index];
      const placed =
        cell === undefined ? undefined : { name: cellName(cell), label: labelOf(cell), without: at(index) };
      return pieceOffer(piece, placed, 'south of the start line', index === cells.length);
    }),
    ready: { label: 'Begin', action: isWhole ? plan : undefined },
    instead: isBegun ? [] : [{ label: 'Choose other infantry', press: { draft: undefined } }],
    cancel: isBegun ? { draft: at(0) } : undefined,
    attempt: (cell) => {
      const tried = { ...plan, cells: units.map((_, index) => cells[index] ?? cell) };
      return isWhole || (hasRoom(cells, cell) && SOUTH_CELLS.includes(cell))
        ? undefined
        : { refusal: refuseSetUp(tried), careful: true };
    },
    say: (cell) => (open.includes(cell) ? ['can be chosen'] : []),
    round: roundOfCells(open),
  };
}
