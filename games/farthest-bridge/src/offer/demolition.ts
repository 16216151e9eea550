import { NO_OFFER, type FaceResult, type QuestionOffer } from '@club-route/engine';
import type { FarthestBridgeAction } from '../actions.ts';
import { BRIDGES, labelOf } from '../data/board.ts';
import { DEMOLISHED_ON } from '../data/terrain.ts';
import { corridorCost } from '../forecast/corridor.ts';
import { bridgeName, cellName, points, unitName } from '../language/names.ts';
import type { FarthestBridgeState } from '../state.ts';
import { cellOfUnit } from './able-units.ts';
import type { FarthestBridgeOffer } from './types.ts';

const FALLS: FaceResult = { label: 'falls', words: 'the bridge falls', tone: 'good' };
const STANDS: FaceResult = { label: 'stands', words: 'the bridge stands', tone: 'none' };

/** The German question in the middle of an Allied move (14.0): which bridge, at what chance, and what hangs on it. */
export function demolitionOffer(state: FarthestBridgeState): FarthestBridgeOffer {
  const { mover } = state;
  const questions = state.questions.map((bridge) => questionOf(state, bridge));
  const [only] = questions.length === 1 ? questions : [];
  return {
    ...NO_OFFER,
    units: new Map(mover < 0 ? [] : [[mover, { cell: cellOfUnit(state, mover), look: 'chosen' }]]),
    attention: BRIDGES[state.questions[0]!]!.cells[0],
    head: { title: only === undefined ? 'Blow which bridge?' : 'Blow the bridge?', words: '' },
    hint: whoComes(state),
    questions,
    ready: only && { label: only.label, action: only.action, anywhere: true },
    hold: {
      label: `Leave ${only === undefined ? 'them' : 'it'} standing`,
      note: 'You may try each bridge once per player turn.',
      action: { kind: 'spare' },
    },
  };
}

function questionOf(state: FarthestBridgeState, bridge: number): QuestionOffer<FarthestBridgeAction> {
  const { kind, cells } = BRIDGES[bridge]!;
  return {
    title: bridgeName(bridge),
    note: `${kind}, ${labelOf(cells[0])}/${labelOf(cells[1])}`,
    faces: [1, 2, 3, 4, 5, 6].map((die) => (die <= DEMOLISHED_ON[kind] ? FALLS : STANDS)),
    words: whatHangsOnIt(state, bridge),
    label: `Blow the ${bridgeName(bridge)}`,
    action: { kind: 'demolish', bridge },
  };
}

function whoComes(state: FarthestBridgeState): string {
  if (state.mover < 0) return 'An Allied unit has retreated to it.';
  const where = cellName(state.unitCell[state.mover]!);
  const goal = state.way.at(-1);
  const way = goal === undefined ? '' : ` on its way to ${cellName(goal)}`;
  return `${unitName(state.mover)} has reached ${where}${way}.`;
}

/** What the road of XXX Corps would cost without it. */
function whatHangsOnIt(state: FarthestBridgeState, bridge: number): string {
  const now = corridorCost(state);
  const then = corridorCost(state, bridge);
  if (now === undefined) return 'The road to Arnhem is already cut.';
  if (then === undefined)
    return `Without it, vehicles cannot reach Arnhem. With it, the road costs ${points(now)} points.`;
  if (then === now) return 'The road from Eindhoven to Arnhem does not cross it.';
  return `The road from Eindhoven to Arnhem costs ${points(now)} points with it, ${points(then)} without.`;
}
