import type { Viewer } from '@club-route/engine';
import { BRIDGES, labelOf, SITES } from '../data/board.ts';
import {
  attackFactor,
  defenceFactor,
  FIRST,
  LAST,
  MOVEMENT,
  sideOf,
  STEPS,
  UNIT_COUNT,
  type Side,
} from '../data/units.ts';
import { isSupplied } from '../rules/supply.ts';
import { ALLIED_OWNER, NONE, OFF_MAP, READY, UNKNOWN, WAITING, type DescentState } from '../state.ts';
import {
  areaName,
  bridgeName,
  cellName,
  counted,
  dateOf,
  hexsideName,
  listed,
  momentName,
  PEOPLE_FIRST,
  SIDE_NAMES,
  typeName,
  unitName,
} from './names.ts';

/** The position in lines of text. */
export function describe(state: DescentState, viewer: Viewer): readonly string[] {
  return [
    headline(state),
    ...bridgeLines(state),
    ...siteLines(state),
    ...landingLines(state),
    ...(['allied', 'german'] as const).flatMap((side) => unitLines(state, side, viewer)),
    ...reserveLines(state, viewer),
    ...ghostLines(state, viewer),
  ];
}

function headline(state: DescentState): string {
  const date = `${dateOf(state.turn)}.`;
  if (state.phase === 'setup') return `${date} The Allies set up.`;
  if (state.impulseNumber === 0) return `${date} ${SIDE_NAMES[state.side]} player turn.`;
  const kind = state.impulse === 'road' ? 'a road' : 'an off-road';
  const weather = state.weather === 'unknown' ? '' : ` The weather is ${state.weather}.`;
  return `${date} ${PEOPLE_FIRST[state.side]} have ${kind} impulse.${weather}`;
}

function bridgeLines(state: DescentState): readonly string[] {
  const named = (fits: (bridge: number) => boolean): string => listed([...BRIDGES.keys()].filter(fits).map(bridgeName));
  const blown = named((bridge) => state.bridgeBlown[bridge] === 1);
  const taken = named((bridge) => state.bridgeBlown[bridge] === 0 && state.bridgeOwner[bridge] === ALLIED_OWNER);
  const spans = [...state.unitSpan].filter((hexside) => hexside !== NONE && hexside !== UNKNOWN).map(hexsideName);
  return [
    `The Allies hold ${taken === '' ? 'no bridge' : taken}. All other standing bridges are German.`,
    ...(blown === '' ? [] : [`Blown: ${blown}.`]),
    ...(spans.length === 0 ? [] : [`Allied bridging units have built bridges at ${listed(spans)}.`]),
  ];
}

function siteLines(state: DescentState): readonly string[] {
  const taken = SITES.filter((_, site) => state.siteOwner[site] === ALLIED_OWNER).map(cellName);
  return taken.length === 0 ? [] : [`Cities and airfields in Allied hands: ${listed(taken)}.`];
}

function landingLines(state: DescentState): readonly string[] {
  const today = state.landings.rows().filter(({ turn }) => turn === state.turn);
  return today.map(({ cells }) => `Allied units landed today at ${listed(cells.map(cellName))}.`);
}

function unitLines(state: DescentState, side: Side, viewer: Viewer): readonly string[] {
  const lines: string[] = [];
  for (let unit = FIRST[side]; unit < LAST[side]; unit++)
    if (state.unitCell[unit] >= 0) lines.push(unitLine(state, unit, viewer));
  const none = viewer === side ? 'none on the map' : 'none in sight';
  return [lines.length === 0 ? `${SIDE_NAMES[side]} units: ${none}.` : `${SIDE_NAMES[side]} units:`, ...lines];
}

function unitLine(state: DescentState, unit: number, viewer: Viewer): string {
  const steps = state.unitSteps[unit];
  const facts = [
    typeName(unit),
    `${attackFactor(unit, steps)}-${defenceFactor(unit, steps)}-${MOVEMENT[unit]}`,
    ...(steps < STEPS[unit] ? ['reduced'] : []),
  ];
  if (viewer === sideOf(unit)) facts.push(isSupplied(state, unit, 'seen') ? 'in supply' : 'out of supply');
  return `${cellName(state.unitCell[unit])}: ${unitName(unit)}, ${facts.join(', ')}`;
}

/** What a side has not brought onto the map yet; nobody else is told. */
function reserveLines(state: DescentState, viewer: Viewer): readonly string[] {
  if (viewer === 'allied') {
    const markers = state.markerCell.filter((cell) => cell >= 0);
    return [
      `${counted(state.transportPoints, 'transport point')}, ${counted(state.deploymentPoints, 'deployment point')}, ${counted(namesWhere(state, WAITING, 'allied').length, 'unit')} in pools.`,
      ...(markers.length === 0 ? [] : [`Air supplies at ${listed([...markers].map(cellName))}.`]),
      ...placedLine('Ready to enter from the south', namesWhere(state, READY, 'allied')),
    ];
  }
  if (viewer !== 'german') return [];
  return [0, 1, 2, 3, 4].flatMap((area) =>
    placedLine(`Ready to enter from ${areaName(area)}`, namesWhere(state, OFF_MAP - area, 'german')),
  );
}

function placedLine(where: string, names: readonly string[]): readonly string[] {
  return names.length === 0 ? [] : [`${where}: ${listed(names)}.`];
}

function namesWhere(state: DescentState, place: number, side: Side): readonly string[] {
  const names: string[] = [];
  for (let unit = FIRST[side]; unit < LAST[side]; unit++)
    if (state.unitCell[unit] === place) names.push(unitName(unit));
  return names;
}

/** H-32: where enemies were seen last, and with what strength. */
function ghostLines(state: DescentState, viewer: Viewer): readonly string[] {
  const lines: string[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const cell = state.ghostCell[unit];
    if (sideOf(unit) === viewer || state.unitCell[unit] >= 0 || cell < 0) continue;
    const strength = state.ghostSteps[unit] < STEPS[unit] ? ', reduced' : '';
    lines.push(`Last seen at ${labelOf(cell)} (${momentName(state.ghostMoment[unit])}): ${unitName(unit)}${strength}`);
  }
  return lines;
}
