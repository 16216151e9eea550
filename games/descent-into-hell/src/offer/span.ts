import { dimmed, NO_OFFER, offeredCells, pressableUnits, roundOfCells, roundOfUnits } from '@club-route/engine';
import type { DraftOf } from '../actions.ts';
import { labelOf } from '../data/board.ts';
import { BRIDGING_UNITS } from '../data/units.ts';
import { cellName, counted, unitName } from '../language/names.ts';
import { spanCells } from '../phases/impulse.ts';
import type { DescentState } from '../state.ts';
import type { DescentOffer } from './types.ts';

/** H-16: at the end of a road impulse bridging units span the water; first the unit, then the hex beyond. */
export function spanOffer(state: DescentState, draft: DraftOf<'span'> | undefined): DescentOffer {
  const builders = BRIDGING_UNITS.filter((unit) => spanCells(state, unit).length > 0);
  const units: DescentOffer['units'] = pressableUnits(
    builders,
    (unit) => state.unitCell[unit],
    (unit) => ({ draft: { kind: 'span', unit } }),
  );
  const free: DescentOffer = {
    ...NO_OFFER,
    units,
    head: { title: 'Build bridges', words: '' },
    hint: 'Bridging units that stayed in their hex can bridge the water next to it. A German unit entering the far hex removes the bridge.',
    trays: [{ title: 'Can build', units: builders }],
    end: {
      label: 'End the impulse',
      left: `${counted(builders.length, 'unit')} can still build.`,
      action: { kind: 'end' },
    },
    place: (unit) => ({ at: state.unitCell[unit], around: spanCells(state, unit) }),
    round: roundOfUnits(units),
  };
  if (draft === undefined) return free;
  const { unit } = draft;
  const cells = spanCells(state, unit);
  const order = (cell: number) => ({ kind: 'span', unit, cell }) as const;
  return {
    ...free,
    units: dimmed(units, [[unit, { cell: state.unitCell[unit], look: 'chosen', press: { draft: undefined } }]]),
    cells: offeredCells(cells, (cell) => ({ action: order(cell) })),
    head: { title: `Build with ${unitName(unit)}`, unit, words: `At ${cellName(state.unitCell[unit])}.` },
    hint: 'Choose the hex across the water.',
    trays: [],
    groups: [
      {
        title: 'Towards',
        kind: 'cells',
        choices: cells.map((cell) => ({ label: labelOf(cell), press: { action: order(cell) }, cell })),
      },
    ],
    cancel: { draft: undefined },
    attempt: (cell) => ({ action: order(cell), careful: true }),
    say: (cell) => (cells.includes(cell) ? ['can be bridged'] : []),
    round: roundOfCells(cells),
  };
}
