import { EMPTY_HAND, NO_OFFER, type CellOffer, type ChoiceOffer, type Hand } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeDraft } from '../actions.ts';
import { labelOf, terrainOf } from '../data/board.ts';
import { cellName, unitName } from '../language/names.ts';
import { canResist } from '../phases/aftermath.ts';
import { everyRetreat } from '../rules/retreat.ts';
import type { FarthestBridgeState } from '../state.ts';
import { roundOfCells } from './able-units.ts';
import type { FarthestBridgeOffer } from './types.ts';

type Way = readonly number[];
type Ways = readonly Way[];

/** A retreat (7.7): every way, of which several may end in the same hex. */
export function retreatOffer(state: FarthestBridgeState, { through }: Hand): FarthestBridgeOffer {
  const { unit, distance } = state.battle!.retreats[0]!;
  const ways = everyRetreat(state, unit, distance);
  const cell = state.unitCell[unit]!;
  const ends = [...new Set(ways.map(endOf))];
  const first = ends.map((end) => ways.find((way) => endOf(way) === end)!);
  const others = ways.filter((way) => !first.includes(way));
  const another = others.length === 0 ? '' : '; to go another way, press a hex on it first';
  return {
    ...NO_OFFER,
    units: new Map([[unit, { cell, look: 'chosen' }]]),
    cells: cellsOf(ways, through),
    attention: cell,
    head: {
      title: `Fall back: ${unitName(unit)}`,
      unit,
      words: `${distance === 1 ? 'One hex' : `${distance} hexes`} from ${cellName(cell)}. Choose where on the map${another}.`,
    },
    groups: [
      { title: 'Hexes', kind: 'cells', choices: first.map((way) => choiceOf(way, [])) },
      {
        title: 'Other ways',
        folded: 'Other ways to the same hexes',
        kind: 'cells',
        choices: others.map((way) => choiceOf(way, way.slice(0, -1))),
      },
    ],
    hold: canResist(state, unit)
      ? { label: 'Hold the ground', note: 'It stays, and is depleted (7.8).', action: { kind: 'resist' } }
      : undefined,
    way: (aim) => {
      const open = waysThrough(ways, through);
      const way = open.find((one) => endOf(one) === aim) ?? (open.length === 1 ? open[0] : undefined);
      return way === undefined ? [] : [cell, ...way];
    },
    say: (one) => wordsOf(ways, one),
    round: roundOfCells(ends),
  };
}

function endOf(way: Way): number {
  return way.at(-1)!;
}

/** Those that lead through all these hexes. */
function waysThrough(ways: Ways, through: readonly number[]): Ways {
  return ways.filter((way) => through.every((cell) => way.includes(cell)));
}

/** The last hex of a way falls back by it; one before it is to be passed, or no longer. */
function cellsOf(
  ways: Ways,
  through: readonly number[],
): ReadonlyMap<number, CellOffer<FarthestBridgeAction, FarthestBridgeDraft>> {
  const open = waysThrough(ways, through);
  const cells = new Map<number, CellOffer<FarthestBridgeAction, FarthestBridgeDraft>>();
  for (const cell of new Set(ways.flat())) {
    const path = open.find((way) => endOf(way) === cell);
    if (path !== undefined) {
      cells.set(cell, { look: 'offered', press: { action: { kind: 'retreat', path } }, careful: true });
      continue;
    }
    const press = { hand: { ...EMPTY_HAND, through: passing(ways, through, cell) } };
    cells.set(cell, open.some((way) => way.includes(cell)) ? { look: 'faint', press } : { press });
  }
  return cells;
}

function passing(ways: Ways, through: readonly number[], cell: number): readonly number[] {
  if (through.includes(cell)) return through.filter((one) => one !== cell);
  const further = [...through, cell];
  return waysThrough(ways, further).length > 0 ? further : [cell];
}

function choiceOf(way: Way, through: Way): ChoiceOffer<FarthestBridgeAction, FarthestBridgeDraft> {
  const cell = endOf(way);
  return {
    label: labelOf(cell),
    note: through.length === 0 ? terrainOf(cell) : `by ${through.map(labelOf).join(', ')}`,
    press: { action: { kind: 'retreat', path: way } },
    cell,
    through,
  };
}

function wordsOf(ways: Ways, cell: number): readonly string[] {
  const here = ways.filter((way) => endOf(way) === cell).length;
  if (here > 0) return [here === 1 ? '1 retreat path' : `${here} retreat paths`];
  return ways.some((way) => way.includes(cell)) ? ['on a retreat path'] : [];
}
