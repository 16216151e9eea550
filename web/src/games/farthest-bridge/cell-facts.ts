import {
  ARNHEM,
  BRIDGE_WORDS,
  BRIDGES,
  bridgeName,
  bridgeState,
  CELL_BRIDGES,
  cellName,
  CLOSED_TO_MOBILE,
  DEMOLISHED_ON,
  ENTER_COST,
  factorsOf,
  hexLine,
  isDown,
  KIND_NAMES,
  labelOf,
  optionsOf,
  NATION_NAMES,
  placeOf,
  points,
  REPAIRED_FROM,
  terrainOf,
  UNITS,
  unitName,
  ZONES,
  type FarthestBridgeState,
} from '@club-route/farthest-bridge';
import type { CellFacts, UnitFacts } from '../../hex/game.ts';
import { faceOf, unitWords } from './faces.ts';

/** A hex in words, for players who hear the map: what it is, who is there, who controls it. */
export function cellWords(state: FarthestBridgeState, cell: number): readonly string[] {
  const unit = state.cellUnit[cell];
  return [
    `${cellName(cell)}, ${terrainOf(cell)}`,
    ...(unit < 0 ? [] : [unitWords(unit, state.unitDepleted[unit] === 1, optionsOf(state).depleted)]),
    ...(state.alliedZone[cell] > 0 ? ['Allied zone of control'] : []),
    ...(state.germanZone[cell] > 0 ? ['German zone of control'] : []),
    ...CELL_BRIDGES[cell].map(
      (bridge) => `${bridgeName(bridge)} to ${otherEnd(bridge, cell)}, ${isDown(state, bridge) ? 'down' : 'standing'}`,
    ),
  ];
}

function otherEnd(bridge: number, cell: number): string {
  return labelOf(BRIDGES[bridge].cells.find((one) => one !== cell)!);
}

/** Everything worth saying about a hex. */
export function cellFacts(state: FarthestBridgeState, cell: number): CellFacts {
  const unit = state.cellUnit[cell];
  const zone = state.zoneCell.indexOf(cell);
  const goal = ARNHEM.includes(cell) ? ' One of the three hexes of Arnhem that decide the game.' : '';
  const drop = zone < 0 ? '' : ` Drop zone of the ${ZONES[zone]}${state.zoneEntered[zone] === 1 ? ', overrun' : ''}.`;
  return {
    title: placeOf(cell) ?? 'Hex',
    label: labelOf(cell),
    units: unit < 0 ? [] : [unitFacts(state, unit)],
    lines: [`${terrainWords(state, cell)}${goal}${drop}`, zoneWords(state, cell)],
    things: CELL_BRIDGES[cell].map((bridge) => ({ name: bridgeName(bridge), words: bridgeWords(state, bridge, cell) })),
  };
}

function unitFacts(state: FarthestBridgeState, unit: number): UnitFacts {
  const { nation, kind, formation, movement } = UNITS[unit];
  const depleted = state.unitDepleted[unit] === 1;
  const [attack, defense] = factorsOf(unit, depleted, optionsOf(state).depleted).split('-');
  const done = [
    ...(depleted ? ['depleted'] : []),
    ...(state.unitMoved[unit] === 1 ? ['has moved'] : []),
    ...(state.unitFought[unit] === 1 ? ['has fought'] : []),
    ...(movement >= 10 ? ['mobile'] : []),
  ];
  return {
    unit,
    face: faceOf(unit, depleted, optionsOf(state).depleted, undefined),
    name: unitName(unit),
    words: `${NATION_NAMES[nation]} ${KIND_NAMES[kind]}, ${formation}.`,
    factors: `Attack ${attack}, defense ${defense}, movement ${movement}${done.length === 0 ? '' : `; ${done.join(', ')}`}.`,
  };
}

function terrainWords(state: FarthestBridgeState, cell: number): string {
  const terrain = terrainOf(cell);
  const mobile = CLOSED_TO_MOBILE[terrain] ? ', mobile units by road or trail only' : '';
  const name = terrain[0].toUpperCase() + terrain.slice(1);
  return `${name}: ${points(ENTER_COST[terrain])} to enter${mobile}; ${hexLine(state, cell)} line for the defender.`;
}

function zoneWords(state: FarthestBridgeState, cell: number): string {
  const allied = state.alliedZone[cell] > 0;
  const german = state.germanZone[cell] > 0;
  if (allied && german) return 'In the zones of control of both sides.';
  if (!allied && !german) return 'No zone of control reaches this hex.';
  return `In ${allied ? 'an Allied' : 'a German'} zone of control.`;
}

function bridgeWords(state: FarthestBridgeState, bridge: number, cell: number): string {
  const { kind } = BRIDGES[bridge];
  const chance = isDown(state, bridge)
    ? `Engineers repair it on ${REPAIRED_FROM[kind]}–6.`
    : `It falls on ${DEMOLISHED_ON[kind] === 1 ? '1' : `1–${DEMOLISHED_ON[kind]}`}.`;
  return `to ${otherEnd(bridge, cell)}, ${kind}: ${BRIDGE_WORDS[bridgeState(state, bridge)]}. ${chance}`;
}
