import {
  AIRFIELD,
  ALLIED_OWNER,
  AREA_OF,
  areaName,
  blowsOn,
  board,
  BRIDGES,
  bridgeName,
  capital,
  cellName,
  FERRIES,
  groundName,
  JOES_BRIDGE,
  labelOf,
  mapFerryPlaces,
  SITE,
  TERRAIN,
  TERRAIN_COST,
  TERRAINS,
  UNIT_COUNT,
  unitName,
  type DescentState,
} from '@club-route/descent-into-hell';
import type { Viewer } from '@club-route/engine';
import type { CellFacts } from '../../hex/game.ts';
import { afterName } from '../../hex/pages/after-name.ts';
import { ghostWords } from '../../hex/stack/sighting.ts';
import { aboutUnit, faceOf, unitWords } from './faces.ts';
import { ghostViews } from './map-picture.ts';

/** A hex in words, for players who hear the map: what it is, who is there as far as the viewer knows, who controls it. */
export function cellWords(state: DescentState, cell: number, viewer: Viewer): readonly string[] {
  return [
    `${cellName(cell)}, ${groundName(cell)}`,
    ...unitsIn(state, cell).map((unit) => unitWords(state, unit)),
    ...ghostLines(state, cell, viewer),
    ...siteLines(state, cell),
    ...crossingsAt(state, cell).map(({ name, words }) => `${name} ${words}`),
  ];
}

export function cellFacts(state: DescentState, cell: number, viewer: Viewer): CellFacts {
  const [, place] = /\((.*)\)/.exec(cellName(cell)) ?? [];
  return {
    title: place ?? 'Hex',
    label: labelOf(cell),
    units: unitsIn(state, cell).map((unit) => {
      const face = faceOf(state, unit);
      const words = `${afterName(aboutUnit(state, unit))}.`;
      return { unit, face, name: unitName(unit), words, factors: face.factors };
    }),
    lines: [
      costWords(cell),
      ...siteLines(state, cell).map((line) => `${line}.`),
      ...(AREA_OF[cell] < 0 ? [] : [`Next to ${areaName(AREA_OF[cell])}, where the Germans enter and draw supply.`]),
      ...ghostLines(state, cell, viewer),
    ],
    things: crossingsAt(state, cell),
  };
}

function unitsIn({ unitCell }: DescentState, cell: number): readonly number[] {
  return Array.from({ length: UNIT_COUNT }, (_, unit) => unit).filter((unit) => unitCell[unit] === cell);
}

function ghostLines(state: DescentState, cell: number, viewer: Viewer): readonly string[] {
  return ghostViews(state, viewer)
    .filter((ghost) => ghost.cell === cell)
    .map(({ words, seen }) => ghostWords(words, seen.when));
}

function costWords(cell: number): string {
  const { foot, motorized } = TERRAIN_COST[TERRAINS[TERRAIN[cell]]];
  const wheels = motorized === undefined ? 'closed to motorized units' : `motorized ${motorized}`;
  return `${capital(groundName(cell))}. Off the road: foot ${foot}, ${wheels}.`;
}

function siteLines(state: DescentState, cell: number): readonly string[] {
  if (SITE[cell] < 0) return [];
  const owner = state.siteOwner[SITE[cell]] === ALLIED_OWNER ? 'Allied' : 'German';
  if (AIRFIELD[cell] < 0) return [`City in ${owner} hands`];
  const repaired = state.airfieldRepaired[AIRFIELD[cell]] === 1 ? 'repaired' : 'damaged';
  return [`Airfield in ${owner} hands, ${repaired}`];
}

export interface CrossingFacts {
  readonly name: string;
  readonly words: string;
  readonly cells: readonly number[];
  readonly isBad?: boolean;
}

/** 1.4: every bridge with its owner and the chance to blow it as far as the viewer sees. */
export function bridgeFacts(state: DescentState, bridge: number): CrossingFacts {
  return {
    name: capital(bridgeName(bridge)),
    words: bridgeWords(state, bridge),
    cells: BRIDGES[bridge].cells,
    isBad: state.bridgeBlown[bridge] === 1,
  };
}

function bridgeWords(state: DescentState, bridge: number): string {
  if (state.bridgeBlown[bridge] === 1) return 'is blown.';
  const owner = state.bridgeOwner[bridge] === ALLIED_OWNER ? 'Allied' : 'German';
  if (bridge === JOES_BRIDGE) return `is ${owner} and cannot be blown.`;
  if (owner === 'Allied') return 'is Allied.';
  if (state.bridgeAsked[bridge] > 0) return 'is German; the Germans cannot try to blow it again.';
  return `is German and can be blown (${blowsOn(state, bridge)} in 6, as far as you can see).`;
}

export function ferryFacts(state: DescentState, ferry: number): CrossingFacts {
  const { name, cells } = FERRIES[ferry];
  const left = mapFerryPlaces(state, ferry);
  const places = left === undefined ? '' : `; ${left} left in this impulse`;
  return { name: `Ferry ${name}`, words: `carries Germans only${places}.`, cells };
}

function crossingsAt(state: DescentState, cell: number): readonly CrossingFacts[] {
  return [
    ...BRIDGES.flatMap(({ cells }, bridge) => (cells.includes(cell) ? [bridgeFacts(state, bridge)] : [])),
    ...FERRIES.flatMap(({ cells }, ferry) => (cells.includes(cell) ? [ferryFacts(state, ferry)] : [])),
    ...spansAt(state, cell),
  ];
}

function spansAt(state: DescentState, cell: number): readonly CrossingFacts[] {
  const spans = [...state.unitSpan].filter((hexside) => hexside >= 0);
  return spans.flatMap((hexside): readonly CrossingFacts[] => {
    const cells = [...board.sideCells.subarray(hexside * 2, hexside * 2 + 2)];
    return cells.includes(cell)
      ? [{ name: 'Allied bridge', words: `between ${cells.map(labelOf).join(' and ')}.`, cells }]
      : [];
  });
}
