import { NO_OFFER, roundOfCells, type Aim, type CellOffer, type Seat, type Warning } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeDraft } from '../actions.ts';
import { BRIDGES, labelOf, terrainOf } from '../data/board.ts';
import { DEMOLISHED_ON } from '../data/terrain.ts';
import { UNITS } from '../data/units.ts';
import { destinationsOf, wayTo, type Destination } from '../forecast/march.ts';
import { farthestBridge } from '../game.ts';
import { bridgeName, cellName, points, unitName } from '../language/names.ts';
import { isInEnemyZone } from '../rules/movement.ts';
import { isOnMap, type FarthestBridgeState } from '../state.ts';
import { cellOfUnit, roundOfUnits, toPick, unitsToPick, whereabouts, whyNotPicked } from './able-units.ts';
import { endOffer } from './end.ts';
import type { FarthestBridgeOffer } from './types.ts';

type MarchCell = CellOffer<FarthestBridgeAction, FarthestBridgeDraft>;

/** A unit that may march: one that is selected, or one that has landed or lost its bridge and goes on. */
export function marchOffer(state: FarthestBridgeState, seat: Seat, unit: number): FarthestBridgeOffer {
  const goesOn = state.step === 'moving';
  const destinations = new Map(destinationsOf(state, unit).map((one) => [one.cell, one]));
  const others = goesOn ? [] : unitsToPick(state, seat);
  const chosen = { cell: cellOfUnit(state, unit), look: 'chosen' } as const;
  const cells = [...destinations].map(([cell, destination]): [number, MarchCell] => [
    cell,
    {
      // Entering an enemy zone ends the move (6.0).
      look: isInEnemyZone(state, unit, cell) ? 'stop' : 'offered',
      text: points(destination.cost),
      press: { action: orderTo(state, unit, destination) },
      careful: true,
    },
  ]);
  return {
    ...NO_OFFER,
    units: new Map([
      ...toPick(state, others, 'still'),
      [unit, goesOn ? chosen : { ...chosen, press: { draft: undefined } }],
    ]),
    cells: new Map(cells),
    cursor: goesOn ? chosen.cell : undefined,
    head: { title: unitName(unit), unit, words: allowanceWords(state, unit) },
    aimHint:
      destinations.size === 0
        ? 'It cannot move.'
        : 'Point at a highlighted hex to see the path and its cost. Click to move.',
    hold: goesOn ? stopHere(state, seat, unit) : undefined,
    cancel: goesOn ? undefined : { draft: undefined },
    end: goesOn ? undefined : endOffer(state, seat),
    attempt: (cell) =>
      (goesOn ? undefined : whyNotPicked(state, seat, cell)) ?? { action: wish(state, unit, cell), careful: true },
    aim: (cell) => aimAt(state, unit, destinations.get(cell)),
    way: (cell) => wayAhead(state, unit, cell === undefined ? undefined : destinations.get(cell)),
    say: (cell) => wordsOf(state, unit, destinations.get(cell)),
    place: (one) => whereabouts(state, one),
    round: goesOn ? roundOfCells(destinations.keys()) : roundOfUnits(others, unit),
  };
}

function stopHere(state: FarthestBridgeState, seat: Seat, unit: number): FarthestBridgeOffer['hold'] {
  const action = { kind: 'stop' } as const;
  // Not on a friend.
  if (farthestBridge.refuse(state, seat, action) !== undefined) return undefined;
  return { label: `Stop at ${labelOf(state.unitCell[unit]!)}`, action };
}

function orderTo(state: FarthestBridgeState, unit: number, { cell, at }: Destination): FarthestBridgeAction {
  if (state.step === 'moving') return { kind: 'go', to: cell };
  return at === undefined ? { kind: 'move', unit, to: cell } : { kind: 'enter', unit, at, to: cell };
}

/** Out of reach: the rules say why. */
function wish(state: FarthestBridgeState, unit: number, cell: number): FarthestBridgeAction {
  if (state.step === 'moving') return { kind: 'go', to: cell };
  return isOnMap(state, unit) ? { kind: 'move', unit, to: cell } : { kind: 'enter', unit, at: cell, to: cell };
}

function allowanceOf(state: FarthestBridgeState, unit: number): number {
  return state.step === 'moving' ? state.moverLeft : UNITS[unit]!.movement * 2;
}

function allowanceWords(state: FarthestBridgeState, unit: number): string {
  const left = points(allowanceOf(state, unit));
  const cell = cellOfUnit(state, unit);
  const isHeld = cell !== undefined && isInEnemyZone(state, unit, cell);
  return `${left} points${state.step === 'moving' ? ' left' : ''}${isHeld ? '. In an enemy zone of control: it may not enter another' : ''}`;
}

function aimAt(
  state: FarthestBridgeState,
  unit: number,
  destination: Destination | undefined,
): Aim<FarthestBridgeAction> | undefined {
  if (destination === undefined) return undefined;
  const { cell, at, cost } = destination;
  const arriving = at === undefined ? '' : `, arriving at ${labelOf(at)}`;
  return {
    title: cellName(cell),
    terrain: terrainOf(cell),
    lines: [`${points(cost)} of ${points(allowanceOf(state, unit))} points${arriving}`],
    faces: [],
    falls: [],
    warnings: warningsOn(state, unit, destination),
    label: `Go to ${labelOf(cell)}`,
    action: orderTo(state, unit, destination),
  };
}

function warningsOn(state: FarthestBridgeState, unit: number, destination: Destination): readonly Warning[] {
  const { stops, fords, questions } = wayTo(state, unit, destination);
  return [
    ...(stops ? [{ sign: 'zone', text: 'The move ends there: the hex is in an enemy zone of control.' } as const] : []),
    ...fords.map(
      ({ from, to }) =>
        ({
          sign: 'water',
          text: `It crosses water from ${labelOf(from)} to ${labelOf(to)}, for 3 extra points.`,
        }) as const,
    ),
    ...questions.map(({ bridge, cell }) => {
      const chance = `${DEMOLISHED_ON[BRIDGES[bridge]!.kind]} in 6`;
      const text = `At ${labelOf(cell)} the Germans may try to blow the ${bridgeName(bridge)} (${chance}).`;
      return { sign: 'demolition', text } as const;
    }),
  ];
}

function wayAhead(state: FarthestBridgeState, unit: number, destination: Destination | undefined): readonly number[] {
  if (destination === undefined) return [];
  const { from, path } = wayTo(state, unit, destination);
  return from === undefined ? path : [from, ...path];
}

function wordsOf(state: FarthestBridgeState, unit: number, destination: Destination | undefined): readonly string[] {
  if (destination === undefined) return ['out of reach'];
  const { stops, fords, questions } = wayTo(state, unit, destination);
  return [
    `${points(destination.cost)} points`,
    ...(stops ? ['the move ends in an enemy zone of control'] : []),
    ...(fords.length > 0 ? ['across water'] : []),
    ...questions.map(({ bridge }) => {
      const chance = DEMOLISHED_ON[BRIDGES[bridge]!.kind];
      return `the Germans may blow the ${bridgeName(bridge)} (${chance} in 6)`;
    }),
  ];
}
