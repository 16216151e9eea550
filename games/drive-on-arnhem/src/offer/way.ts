import type { DriveDraft } from '../actions.ts';
import { LONGEST_WAY } from '../actions.ts';
import { labelOf, stepBetween } from '../data/board.ts';
import { destinationsOf, forecastMarch } from '../forecast/march.ts';
import { cellName, counted, unitName } from '../language/names.ts';
import type { DriveState } from '../state.ts';
import { aimAtMarch, marchCell, sayMarch, vainMarch } from './march.ts';
import type { DriveCell, DriveOffer } from './types.ts';

/** A way laid hex by hex: a press on a lit hex goes on to it, by the cheapest way from the last; Enter marches. */
export function wayOffer(state: DriveState, draft: Extract<DriveDraft, { kind: 'way' }>, free: DriveOffer): DriveOffer {
  const { unit, way } = draft;
  const start = state.unitCell[unit];
  const end = way.at(-1) ?? start;
  const laid = way.length === 0 ? undefined : forecastMarch(state, unit, way);
  const destinations = new Map(
    [...destinationsOf(state, unit, way)].filter(([, further]) => further.way.length <= LONGEST_WAY),
  );
  const cells = new Map<number, DriveCell>();
  for (const [cell, further] of destinations) {
    const { look, ...rest } = marchCell(further, { draft: { kind: 'way', unit, way: further.way } });
    cells.set(cell, { ...rest, look: stepBetween(end, cell) >= 0 ? look : 'faint' });
  }
  const action = laid && ({ kind: 'move', unit, way } as const);
  if (action !== undefined) cells.set(end, { look: 'stop', press: { action }, careful: true });
  return {
    ...free,
    units: new Map([[unit, { cell: start, look: 'chosen' }]]),
    cells,
    cursor: end,
    head: { title: `Path of ${unitName(unit)}`, unit, words: wayWords(state, unit, way) },
    hint: 'Select the next hex of the path. For hexes farther away, the unit takes the cheapest path.',
    aimHint: 'Point at a hex to see what it costs to get there.',
    trays: [],
    ready: { label: action === undefined ? 'Go' : `Go to ${labelOf(end)}`, action },
    instead:
      way.length === 0
        ? []
        : [{ label: `Take back ${labelOf(end)}`, press: { draft: { ...draft, way: way.slice(0, -1) } } }],
    cancel: { draft: { kind: 'unit', unit } },
    attempt: (cell) => vainMarch(state, unit, way, cell),
    aim: (cell) => {
      const forecast = cell === end ? laid : destinations.get(cell);
      return forecast && aimAtMarch(state, unit, forecast);
    },
    way: (cell) => [start, ...((cell === undefined ? undefined : destinations.get(cell)?.way) ?? way)],
    say: (cell) => sayMarch(state, cell === end ? laid : destinations.get(cell)),
    round: () => ({ stops: [...cells.keys()].map((cell) => ({ cell })) }),
  };
}

function wayWords(state: DriveState, unit: number, way: readonly number[]): string {
  if (way.length === 0) return `From ${cellName(state.unitCell[unit])}`;
  const { left } = forecastMarch(state, unit, way);
  return `By ${way.map(labelOf).join('; ')}: ${counted(left, 'point')} left`;
}
