import { ARNHEM, BRIDGE_COUNT, terrainOf, ZONES } from '../data/board.ts';
import { MARKER_KINDS } from '../data/support.ts';
import { sideOf, UNIT_COUNT, UNITS } from '../data/units.ts';
import { stillToCome } from '../forecast/arrivals.ts';
import { bridgeState, type BridgeState } from '../forecast/bridges.ts';
import { markersOf } from '../rules/support-fire.ts';
import { isOnMap, optionsOf, type FarthestBridgeState } from '../state.ts';
import {
  bridgeName,
  cellName,
  dateOf,
  factorsOf,
  header,
  markerName,
  NATION_NAMES,
  sideName,
  unitName,
} from './names.ts';

/** The position in lines of text, the most general first. */
export function describe(state: FarthestBridgeState): readonly string[] {
  return [
    state.phase === 'deploy' ? 'Deployment.' : `Turn ${state.turn} of ${optionsOf(state).turns}, ${header(state)}`,
    arnhemLine(state),
    ...zoneLines(state),
    supportLine(state, 'allied'),
    supportLine(state, 'german'),
    ...bridgeLines(state),
    ...unitLines(state),
    ...comingLines(state),
  ];
}

function arnhemLine(state: FarthestBridgeState): string {
  const held = ARNHEM.filter((cell) => state.cellUnit[cell]! >= 0 && sideOf(state.cellUnit[cell]!) === 'allied');
  return `Arnhem: ${held.length} of ${ARNHEM.length} hexes in Allied hands.`;
}

/** Those that are laid out and known. */
function zoneLines(state: FarthestBridgeState): readonly string[] {
  const zones = ZONES.flatMap((zone, index) => {
    const cell = state.zoneCell[index]!;
    return cell < 0 ? [] : [`${zone} at ${cellName(cell)}${state.zoneEntered[index] === 1 ? ', overrun' : ''}`];
  });
  return zones.length === 0 ? [] : [`Drop zones: ${zones.join('; ')}.`];
}

function supportLine(state: FarthestBridgeState, side: 'allied' | 'german'): string {
  const left = markersOf(side).filter((kind) => state.markers[kind]! > 0);
  const markers = left.map((kind) => `${state.markers[kind]} × ${markerName(MARKER_KINDS[kind]!)}`).join(', ');
  return `${side === 'allied' ? 'Allied' : 'German'} support fire: ${markers || 'none'}.`;
}

const BRIDGE_HEADINGS: Readonly<Record<BridgeState, string>> = {
  asked: 'Bridge that the Germans may blow now',
  blown: 'Bridges down',
  wired: 'Standing bridges that the Germans are near enough to blow',
  standing: 'Standing bridges with no German near enough',
  safe: 'Standing bridges that are safe this turn',
  repaired: 'Bridges repaired this player turn',
  bridged: "Standing bridges protected by the engineers' bridge",
  tried: 'Standing bridges whose charges failed this player turn',
};

function bridgeLines(state: FarthestBridgeState): readonly string[] {
  if (state.phase === 'deploy') return [];
  const bridges = Array.from({ length: BRIDGE_COUNT }, (_, bridge) => bridge);
  const lines = (Object.keys(BRIDGE_HEADINGS) as BridgeState[]).flatMap((one) => {
    const names = bridges.filter((bridge) => bridgeState(state, bridge) === one).map(bridgeName);
    return names.length === 0 ? [] : [`${BRIDGE_HEADINGS[one]}: ${names.join(', ')}.`];
  });
  return state.spanSide < 0 ? lines : [...lines, `The engineers' bridge is at ${sideName(state.spanSide)}.`];
}

function unitLines(state: FarthestBridgeState): readonly string[] {
  const units = Array.from({ length: UNIT_COUNT }, (_, unit) => unit);
  return units.filter((unit) => isOnMap(state, unit)).map((unit) => unitLine(state, unit));
}

function unitLine(state: FarthestBridgeState, unit: number): string {
  const cell = state.unitCell[unit]!;
  const who = NATION_NAMES[UNITS[unit]!.nation];
  const depleted = state.unitDepleted[unit] === 1 ? ', depleted' : '';
  const zone =
    (sideOf(unit) === 'allied' ? state.germanZone : state.alliedZone)[cell]! > 0 ? ', in an enemy zone of control' : '';
  return `${cellName(cell)}: ${who} ${unitName(unit)} ${factorsOf(unit, state.unitDepleted[unit] === 1, optionsOf(state).depleted)}${depleted}, ${terrainOf(cell)}${zone}.`;
}

function comingLines(state: FarthestBridgeState): readonly string[] {
  if (state.phase === 'deploy') return [];
  return stillToCome(state).map(({ turn, where, units, delayed }) => {
    const when = turn <= state.turn ? 'Due now' : `Due in turn ${turn}, ${dateOf(turn)}`;
    const side = sideOf(units[0]!) === 'allied' ? 'Allied' : 'German';
    return `${when}, ${side}: ${units.map(unitName).join(', ')} ${where}.${delayed === undefined ? '' : ` ${delayed}`}`;
  });
}
