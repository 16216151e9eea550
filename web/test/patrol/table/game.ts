import { drawSheet } from '@club-route/cartography/draw/draw-sheet';
import {
  board,
  BRIDGE_NAMES,
  BRIDGES,
  COMPANIES,
  EARLIEST_NIGHTFALL,
  hexName,
  INDEX,
  isCompany,
  isSide,
  isWood,
  LATEST_NIGHTFALL,
  letterOf,
  patrolMapFile,
  SIDE_NAMES,
  SIDES,
  UNITS_OF,
  type PatrolAction,
  type PatrolDraft,
  type PatrolOptions,
  type PatrolReport,
  type PatrolState,
  type Side,
} from '@club-route/engine/testing/patrol';
import { loadHexBoard } from '@club-route/theatre';
import type { CrossingView, HexGame, PlannedView, ReportView, StripSide } from '../../../src/hex/game.ts';
import { ghostWords } from '../../../src/hex/stack/sighting.ts';
import { faceOf, ghostsOf, isWired, piecesOf, sideOf, wordsOf } from './pieces.ts';

// Drawn from the bare board: there is no country under it.
const sheet = Promise.resolve(drawSheet(loadHexBoard(patrolMapFile)));

/** What Patrol brings to the shared hex table. */
export const patrolGame: HexGame<PatrolState, PatrolAction, PatrolOptions, PatrolDraft, PatrolReport> = {
  sheet: () => sheet,
  mapLabel:
    'Map of two woods and a river. Arrows move the map, plus and minus zoom, n goes to the next unit, Enter chooses.',
  examples: 'A, 0403, move A 0403 …',
  home: board.cellByLabel.get('0504')!,
  face: faceOf,
  unitWords: wordsOf,
  about: (_state, unit) => `${SIDE_NAMES[sideOf(unit)]}, ${isCompany(unit) ? 'company' : 'decoy'}`,
  picture: ({ state, source: { viewer }, store }) => ({
    pieces: piecesOf(state, viewer, store.getState().draft),
    ghosts: ghostsOf(state, viewer),
    crossings: BRIDGES.flatMap((_, bridge) => {
      const sign = signOf(state, bridge, isWired(state, viewer));
      return sign === undefined ? [] : [{ id: `bridge-${bridge}`, state: sign, text: '' }];
    }),
    spans: [],
  }),
  view,
  planned,
  cellWords: (state, cell, viewer) => [
    `${hexName(cell)}, ${isWood(cell) ? 'wood' : 'open'}`,
    ...here(piecesOf(state, viewer), cell).map(({ words }) => words),
    ...here(ghostsOf(state, viewer), cell).map(({ words, seen }) => ghostWords(words, seen.when)),
    ...bridgesAt(state, cell).map(({ name, words }) => `${name} ${words}`),
  ],
  cellFacts: (state, cell, viewer) => ({
    title: isWood(cell) ? 'Wood' : 'Open ground',
    label: hexName(cell),
    units: here(piecesOf(state, viewer), cell).map(({ unit, face, words }) => {
      const [name = '', ...rest] = words.split(', ');
      return { unit, face, name, words: `${rest.join(', ')}.`, factors: '' };
    }),
    lines: [
      isWood(cell) ? 'It costs 2 points to enter.' : 'It costs 1 point to enter.',
      ...here(ghostsOf(state, viewer), cell).map(({ words, seen }) => ghostWords(words, seen.when)),
    ],
    things: bridgesAt(state, cell),
  }),
  coming: () => [],
  strip: (state) => ({
    label: 'Turn, side and losses',
    suppliesLabel: 'Left',
    turns: Array.from({ length: LATEST_NIGHTFALL }, (_, index) => index + 1).map((turn) => ({
      name: String(turn),
      words: turn < EARLIEST_NIGHTFALL ? '' : 'night?',
      hint: turn < EARLIEST_NIGHTFALL ? `Turn ${turn}` : `Night may fall after turn ${turn}`,
      when: turn < state.turn ? 'past' : turn === state.turn ? 'now' : 'later',
    })),
    sides: SIDES.map((side) => stripSide(state, side)),
  }),
  unitNamed: (text, viewer) =>
    isSide(viewer) ? UNITS_OF[viewer].find((unit) => letterOf(unit).toLowerCase() === text) : undefined,
  cellNamed: (text) => board.cellByLabel.get(text),
};

function here<T extends { readonly cell: number }>(things: readonly T[], cell: number): readonly T[] {
  return things.filter((thing) => thing.cell === cell);
}

function signOf(state: PatrolState, bridge: number, wired: boolean): CrossingView['state'] | undefined {
  if (state.bridgeDown[bridge] === 1) return 'down';
  if (state.crossingBridge === bridge) return 'asked';
  return wired ? 'wired' : undefined;
}

function bridgesAt(state: PatrolState, cell: number): readonly { readonly name: string; readonly words: string }[] {
  return BRIDGES.flatMap((ends, bridge) => {
    const far = ends.find((end) => end !== cell)!;
    const words = `to ${hexName(far)} ${state.bridgeDown[bridge] === 1 ? 'is down' : 'stands'}.`;
    const name = BRIDGE_NAMES[bridge].replace('the', 'The');
    return ends.includes(cell) ? [{ name, words }] : [];
  });
}

function view(report: PatrolReport): ReportView {
  switch (report.kind) {
    case 'moved':
      return { cells: [report.to], walked: { units: [report.unit], path: [report.from, report.to] } };
    case 'attack':
      return { cells: [report.hex], arrows: [{ to: report.hex, from: report.from, fire: false }] };
    case 'crossing':
    case 'bridge':
      return { cells: BRIDGES[report.bridge] };
    default:
      return { cells: 'hex' in report ? [report.hex] : [] };
  }
}

function planned(action: PatrolAction, before: PatrolState): PlannedView {
  if (action.kind === 'move') return { ways: [[before.unitHex[action.unit], action.to]] };
  if (action.kind !== 'attack') return { ways: [] };
  return { ways: action.units.map((unit) => [before.unitHex[unit], action.hex]) };
}

function stripSide(state: PatrolState, side: Side): StripSide {
  const lost = state.companiesLost[INDEX[side]];
  const charges = state.charges[INDEX[side]];
  const count = (name: string, left: number, of: number) => ({
    name,
    hint: `${name}: ${left} of ${of} left`,
    left,
    of,
  });
  return {
    name: SIDE_NAMES[side],
    acts: state.phase !== 'deploy' && state.mover === side,
    phases: [],
    supplies: [count('Companies', COMPANIES - lost, COMPANIES), count('Charges', charges, charges)],
  };
}
