import { dimmed, PLAIN_AIM, roundOfCells, sideBetween, stepBetween, type Aim, type Warning } from '@club-route/engine';
import type { DescentAction, DraftOf } from '../actions.ts';
import { choices } from '../choices/index.ts';
import { board, labelOf, NO_WATER, WATER } from '../data/board.ts';
import { OTHER, type Side } from '../data/units.ts';
import { blowsOn } from '../forecast/bridge.ts';
import { Reach } from '../forecast/reach.ts';
import {
  bridgeName,
  cellName,
  counted,
  groundName,
  listed,
  momentName,
  points,
  unitName,
  unitNames,
} from '../language/names.ts';
import { refuseExit } from '../phases/entry.ts';
import { dutiesAt } from '../rules/contact.ts';
import { isCrossable } from '../rules/crossings.ts';
import { questionsAt } from '../rules/demolition.ts';
import { passagesLeft } from '../rules/ferries.ts';
import { fits } from '../rules/stacks.ts';
import { isNextTo } from '../rules/view.ts';
import { ghostsNear } from '../forecast/ghosts.ts';
import type { DescentState } from '../state.ts';
import { whyNotPicked } from './pick.ts';
import type { DescentCell, DescentGroup, DescentOffer, DescentUnit } from './types.ts';

type Column = DraftOf<'move' | 'enter'>;

/** Units are selected: a press on a lit hex takes them there by the cheapest way, or lays the way on hex by hex. */
export function columnOffer(state: DescentState, side: Side, draft: Column, free: DescentOffer): DescentOffer {
  const { units, way } = draft;
  const start = state.unitCell[units[0]];
  const end = way.at(-1);
  const reach = new Reach(state, units, way);
  const cells = new Map<number, DescentCell>();
  for (const cell of reach.cells()) {
    const further = reach.to(cell)!;
    const press = way.length === 0 ? { action: orderOf(draft, further) } : { draft: { ...draft, way: further } };
    cells.set(cell, { look: lookOf(state, side, further), text: points(reach.cost[cell]), press, careful: true });
  }
  const mayStop = end !== undefined && fits(state, end, units);
  const action = mayStop ? orderOf(draft, way) : undefined;
  if (action !== undefined) cells.set(end!, { look: 'stop', press: { action }, careful: true });
  const place = start < 0 ? undefined : start;
  const before = start < 0 ? [] : [start];
  return {
    ...free,
    units: dimmed(
      free.units,
      units.map((unit): [number, DescentUnit] => [
        unit,
        {
          cell: place,
          look: 'chosen',
          press: free.together(units.filter((one) => one !== unit)) ?? { draft: undefined },
        },
      ]),
    ),
    cells,
    entries: start < 0 ? free.entries : [],
    cursor: end,
    head: headOf(state, draft, reach.budget),
    hint:
      way.length === 0
        ? undefined
        : 'Select the next hex of the path, or go. For farther hexes the units take the cheapest path.',
    aimHint:
      cells.size === 0
        ? undefined
        : 'Point at a highlighted hex to see the path, its cost and which enemies you must attack.',
    trays: [],
    groups: groupsOf(state, side, draft),
    ready: way.length === 0 ? undefined : { label: `Go to ${labelOf(end!)}`, action },
    instead:
      way.length === 0
        ? []
        : [{ label: `Take back ${labelOf(end!)}`, press: { draft: { ...draft, way: way.slice(0, -1) } } }],
    cancel: { draft: undefined },
    end: undefined,
    attempt: (cell) => attemptAt(state, side, draft, cell),
    aim: (cell) => {
      const further = cell === end ? way : reach.to(cell);
      return further && aimAt(state, side, draft, further, reach);
    },
    way: (cell) => [...before, ...((cell === undefined ? undefined : reach.to(cell)) ?? way)],
    say: (cell) => {
      const further = cell === end ? way : reach.to(cell);
      if (further === undefined) return ['out of reach'];
      return [`${points(reach.cost[cell])} points`, ...warningsOn(state, side, draft, further).map(({ text }) => text)];
    },
    round: () => (way.length === 0 ? { ...free.round(), now: units[0] } : roundOfCells(cells.keys())()),
  };
}

function orderOf({ kind, units }: Column, way: readonly number[]): DescentAction {
  const [at, ...rest] = way;
  return kind === 'enter' ? { kind, units, at, way: rest } : { kind, units, way };
}

function headOf(state: DescentState, { kind, units, way }: Column, budget: number): DescentOffer['head'] {
  const cell = state.unitCell[units[0]];
  const where = cell < 0 ? 'Off the map' : `At ${cellName(cell)}`;
  const laid = way.length === 0 ? '' : `, by ${way.map(labelOf).join(', ')}`;
  const words = `${where}${laid}. ${points(budget)} movement points.`;
  if (units.length === 1)
    return { title: kind === 'enter' ? `Bring in ${unitName(units[0])}` : unitName(units[0]), unit: units[0], words };
  return { title: counted(units.length, 'unit'), words: `${unitNames(units)}. ${words}` };
}

/** Next to an enemy it stops; where the Germans are asked, it waits. */
function lookOf(state: DescentState, side: Side, way: readonly number[]): DescentCell['look'] {
  if (isNextTo(state, OTHER[side], way.at(-1)!)) return 'stop';
  return side === 'allied' && way.some((cell) => questionsAt(state, cell).length > 0) ? 'faint' : 'offered';
}

/** Others of the stack to take along, the way out, and a way that is not the cheapest. */
function groupsOf(state: DescentState, side: Side, draft: Column): readonly DescentGroup[] {
  const { kind, units, way } = draft;
  if (way.length > 0) return [];
  const drafts = choices(state, side, draft).flatMap((choice) => (choice.draft?.kind === kind ? [choice.draft] : []));
  const along = drafts.filter((next) => next.units.length > units.length);
  const steps = drafts.filter((next) => next.way.length > 0);
  const [unit] = units;
  const leaves = units.length === 1 && refuseExit(state, side, unit) === undefined;
  const groups: readonly DescentGroup[] = [
    {
      title: 'Orders',
      kind: 'works',
      choices: leaves
        ? [
            {
              label: 'Leave the map to the north',
              note: 'with a supply line you win at once',
              press: { action: { kind: 'exit', unit } },
            },
          ]
        : [],
    },
    {
      title: 'Take along',
      kind: 'list',
      choices: along.map((next) => ({
        label: unitName(next.units.find((one) => !units.includes(one))!),
        press: { draft: next },
      })),
    },
    {
      title: 'Path',
      folded: kind === 'enter' ? 'Choose the entry hex' : 'Choose the path hex by hex',
      kind: 'cells',
      choices: steps.map((next) => ({
        label: labelOf(next.way[0]),
        note: groundName(next.way[0]),
        press: { draft: next },
        cell: next.way[0],
      })),
    },
  ];
  return groups.filter((group) => group.choices.length > 0);
}

/** A neighbour is tried, so that the rules say why not; of others the points are the reason. */
function attemptAt(state: DescentState, side: Side, draft: Column, cell: number): ReturnType<DescentOffer['attempt']> {
  const at = draft.way.at(-1) ?? state.unitCell[draft.units[0]];
  if (at === cell) return undefined;
  if (at < 0) return { action: orderOf(draft, [cell]), careful: true };
  if (stepBetween(board, at, cell) >= 0) return { action: orderOf(draft, [...draft.way, cell]), careful: true };
  const own = whyNotPicked(state, side, cell);
  const text = `${unitNames(draft.units)} cannot reach ${cellName(cell)} this impulse.`;
  return own ?? { refusal: { rule: 'Movement', text }, careful: true };
}

function aimAt(
  state: DescentState,
  side: Side,
  draft: Column,
  way: readonly number[],
  reach: Reach,
): Aim<DescentAction> {
  const cell = way.at(-1)!;
  const cost = reach.cost[cell];
  return {
    ...PLAIN_AIM,
    title: cellName(cell),
    terrain: groundName(cell),
    lines: [`${points(cost)} of ${points(reach.budget)} movement points; ${points(reach.budget - cost)} left.`],
    warnings: warningsOn(state, side, draft, way),
    label: `Go to ${labelOf(cell)}`,
    action: orderOf(draft, way),
  };
}

/** What the move may meet, as far as the side sees: ferries with places left, bridges that may be blown, the duty to attack. */
function warningsOn(state: DescentState, side: Side, { units }: Column, way: readonly number[]): readonly Warning[] {
  const warnings: Warning[] = [];
  const start = state.unitCell[units[0]];
  for (const [index, cell] of way.entries()) {
    const from = index === 0 ? start : way[index - 1];
    const hexside = from < 0 ? -1 : sideBetween(board, from, cell);
    if (hexside >= 0 && WATER[hexside] !== NO_WATER && !isCrossable(state, side, hexside)) {
      const left = passagesLeft(state, from, cell, hexside, units);
      const text = `By ferry from ${labelOf(from)} to ${labelOf(cell)}: ${counted(left, 'place')} left in this impulse.`;
      warnings.push({ sign: 'water', text });
    }
    for (const bridge of side === 'allied' ? questionsAt(state, cell) : []) {
      const chance = blowsOn(state, bridge);
      const text = `At ${labelOf(cell)} the Germans may blow ${bridgeName(bridge)} (${chance} in 6, as far as you can see).`;
      warnings.push({ sign: 'demolition', text });
    }
  }
  const end = way.at(-1)!;
  if (isNextTo(state, OTHER[side], end)) {
    const duties = dutiesAt(state, side, units, end);
    const duty =
      duties.length === 0 ? 'It cannot attack across the water.' : `You must attack ${listed(duties.map(cellName))}.`;
    warnings.push({ sign: 'zone', text: `It stops next to the enemy. ${duty}` });
  }
  for (const { cell, moment, units: seen } of ghostsNear(state, OTHER[side], end)) {
    const text = `${unitNames(seen)} ${seen.length === 1 ? 'was' : 'were'} last seen at ${labelOf(cell)}: ${momentName(moment)}.`;
    warnings.push({ sign: 'zone', text });
  }
  return warnings;
}
