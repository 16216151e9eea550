import { NO_OFFER } from '@club-route/engine';
import type { DriveDraft } from '../actions.ts';
import { LONGEST_WALK } from '../actions.ts';
import { CELLS, labelOf } from '../data/board.ts';
import { AIRBORNE_FORMATIONS } from '../data/units.ts';
import { unitsToSupply, walksFrom, wholeWalk } from '../forecast/supply-walk.ts';
import { cellName, counted, dateOf, formationName, PHASE_NAMES, unitNames } from '../language/names.ts';
import { refuseWalkStep } from '../phases/supply.ts';
import { WALK_DONE, WALK_STOPPED_ONCE, type DriveState } from '../state.ts';
import { endOfWalks } from './end.ts';
import type { DriveButton, DriveCell, DriveOffer } from './types.ts';

type Walk = Extract<DriveDraft, { kind: 'supply' }>;

/** 5.2 Airborne supply in the advanced game: choose a formation, then walk from its source to its units. */
export function walkOffer(state: DriveState, draft: Walk | undefined): DriveOffer {
  return draft === undefined ? sourcesOffer(state) : onTheWalk(state, draft);
}

function sourcesOffer(state: DriveState): DriveOffer {
  const open = [...AIRBORNE_FORMATIONS.keys()].filter((formation) => state.walk[formation] !== WALK_DONE);
  const start = (formation: number): DriveButton['press'] => ({ draft: { kind: 'supply', formation, way: [] } });
  return {
    ...NO_OFFER,
    cells: new Map(
      open.map((formation) => [state.sourceCell[formation], { look: 'offered', press: start(formation) }]),
    ),
    head: { title: `${PHASE_NAMES[state.phase]}, ${dateOf(state.turn)}`, words: '' },
    hint: 'Choose a formation, then trace its supply from the source through the hexes of its units.',
    groups: [
      {
        title: 'Formations',
        kind: 'list',
        choices: open.map((formation) => ({
          label: formationName(formation),
          note: noteOf(state, formation),
          press: start(formation),
          cell: state.sourceCell[formation],
        })),
      },
    ],
    end: endOfWalks(state),
    say: (cell) => open.filter((formation) => state.sourceCell[formation] === cell).map(formationName),
    round: () => ({ stops: open.map((formation) => ({ cell: state.sourceCell[formation] })) }),
  };
}

function noteOf(state: DriveState, formation: number): string {
  const units = counted(unitsToSupply(state, formation, []).length, 'unit');
  const again = state.walk[formation] === WALK_STOPPED_ONCE ? ', second and last trace' : '';
  return `${units} beyond ${cellName(state.sourceCell[formation])}${again}`;
}

function onTheWalk(state: DriveState, draft: Walk): DriveOffer {
  const { formation, way } = draft;
  const source = state.sourceCell[formation];
  const end = way.at(-1) ?? source;
  const walks = walksFrom(state, formation, end);
  const left = unitsToSupply(state, formation, way);
  const cells = new Map<number, DriveCell>();
  for (let cell = 0; cell < CELLS; cell++) {
    const further = walks.to(cell);
    if (further === undefined || way.length + further.length > LONGEST_WALK) continue;
    const look = further.length === 1 ? 'offered' : 'faint';
    cells.set(cell, { look, press: { draft: { kind: 'supply', formation, way: [...way, ...further] } } });
  }
  const whole = wholeWalk(state, formation, way);
  const action = { kind: 'supply', formation, way } as const;
  return {
    ...NO_OFFER,
    units: new Map(left.map((unit) => [unit, { cell: state.unitCell[unit], look: 'target' }])),
    cells,
    cursor: end,
    head: { title: `Supply of the ${formationName(formation)}`, words: wordsOf(left) },
    hint: 'Select the hexes to trace through, then supply. The trace stops before a hex next to an enemy you do not see. After the first such stop you may trace once more.',
    groups: [
      {
        title: 'Traces',
        kind: 'works',
        choices: [
          ...(whole.length === way.length
            ? []
            : [{ label: 'Continue to every unit in reach', press: { draft: { ...draft, way: whole } } }]),
          ...(way.length === 0
            ? []
            : [{ label: `Take back ${labelOf(end)}`, press: { draft: { ...draft, way: way.slice(0, -1) } } }]),
        ],
      },
    ],
    ready: { label: way.length === 0 ? 'Supply only the source' : 'Supply this way', action },
    cancel: { draft: undefined },
    end: endOfWalks(state),
    attempt: (cell) => ({ refusal: refuseWalkStep(state, source, end, cell), careful: true }),
    way: (cell) => [source, ...way, ...((cell === undefined ? undefined : walks.to(cell)) ?? [])],
    say: (cell) => (cells.has(cell) ? [counted(walks.to(cell)!.length, 'hex', 'hexes') + ' on'] : ['out of reach']),
    round: () => ({ stops: [...new Set(left.map((unit) => state.unitCell[unit]))].map((cell) => ({ cell })) }),
  };
}

function wordsOf(left: readonly number[]): string {
  return left.length === 0 ? 'All units reached' : `Not reached yet: ${unitNames(left)}`;
}
