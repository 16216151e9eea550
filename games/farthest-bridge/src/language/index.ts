import type { Choice, Language, Seat, SeatNames } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeDraft } from '../actions.ts';
import { ARNHEM, BRIDGE_COUNT, terrainOf, ZONES } from '../data/board.ts';
import { MARKER_KINDS } from '../data/support.ts';
import { sideOf, UNIT_COUNT, UNITS, type Side } from '../data/units.ts';
import { canResist } from '../phases/aftermath.ts';
import { FREE_UNITS } from '../phases/deployment.ts';
import { markersOf } from '../rules/support-fire.ts';
import type { FarthestBridgeReport } from '../report.ts';
import { isDown, isOnMap, type FarthestBridgeState } from '../state.ts';
import {
  bridgeName,
  cellName,
  dateOf,
  factorsOf,
  markerName,
  markerNames,
  NATION_NAMES,
  PHASE_NAMES,
  points,
  sideName,
  unitName,
  unitNames,
} from './names.ts';
import { grammarOf, read, write } from './notation.ts';
import { sentence } from './sentences.ts';

const SEAT_NAMES: Readonly<Record<Side, SeatNames>> = {
  allied: { side: 'Allied', people: 'the Allies' },
  german: { side: 'German', people: 'the Germans' },
};

export const language: Language<FarthestBridgeState, FarthestBridgeAction, FarthestBridgeDraft, FarthestBridgeReport> =
  {
    names: (seat) => SEAT_NAMES[seat as Side],
    prompt,
    label: (state, _seat, choice) => label(state, choice),
    say: sentence,
    describe,
    write,
    read,
    grammar: grammarOf,
  };

function prompt(state: FarthestBridgeState, seat: Seat): string {
  switch (state.step) {
    case 'free':
      return freePrompt(state, seat);
    case 'moving':
      return `Go on with ${unitName(state.mover)} (${points(state.moverLeft)} left), or stop.`;
    case 'placing':
      return `Choose an empty hex beside ${cellName(state.unitCell[state.mover]!)} for ${unitName(state.mover)}.`;
    case 'demolition':
      return `Blow the ${state.questions.map(bridgeName).join(' or the ')}, or leave it standing.`;
    case 'defence':
      return `Choose support fire for ${unitName(state.battle!.target)}, or none.`;
    case 'retreat': {
      const { unit, distance } = state.battle!.retreats[0]!;
      const resist = canResist(state, unit) ? ', or let it resist' : '';
      return `Choose where ${unitName(unit)} falls back ${distance === 1 ? 'one hex' : `${distance} hexes`}${resist}.`;
    }
    case 'advance':
      return 'Choose who advances, or halt.';
  }
}

function freePrompt(state: FarthestBridgeState, seat: Seat): string {
  switch (state.phase) {
    case 'deploy':
      return seat === 'german'
        ? `Write down where ${unitNames(FREE_UNITS)} set up.`
        : `Write down where the drop zones ${ZONES.join(', ')} lie.`;
    case 'over':
      return 'The game is over.';
    case 'alliedMove':
      return `${header(state)} Move, bring in reinforcements, land airborne units.`;
    case 'germanMove':
      return `${header(state)} Move and bring in reinforcements.`;
    case 'alliedCombat':
    case 'germanCombat':
      return `${header(state)} Choose an enemy to attack or bombard.`;
    case 'alliedMobile':
    case 'germanMobile':
      return `${header(state)} Move mobile units that have not moved.`;
  }
}

function header(state: FarthestBridgeState): string {
  return `${dateOf(state.turn)}, ${PHASE_NAMES[state.phase].toLowerCase().replace('allied', 'Allied').replace('german', 'German')}.`;
}

function label(
  state: FarthestBridgeState,
  { action, draft }: Choice<FarthestBridgeAction, FarthestBridgeDraft>,
): string {
  return action === undefined ? draftLabel(state, draft!) : actionLabel(state, action);
}

function draftLabel(state: FarthestBridgeState, draft: FarthestBridgeDraft): string {
  switch (draft.kind) {
    case 'unit':
      return draft.at === undefined
        ? `${unitName(draft.unit)} …`
        : `${unitName(draft.unit)} by ${cellName(draft.at)} …`;
    case 'span':
      return 'Bridge a hexside …';
    case 'attack':
      return draft.attackers.length === 0
        ? `Attack ${unitName(draft.target)} at ${cellName(state.unitCell[draft.target]!)} …`
        : `With ${[unitNames(draft.attackers), ...draft.markers.map(markerName)].join(', ')} …`;
    case 'bombard':
      return draft.markers.length === 0
        ? `Bombard ${unitName(draft.target)} at ${cellName(state.unitCell[draft.target]!)} …`
        : `With ${markerNames(draft.markers)} …`;
    case 'support':
      return `With ${markerNames(draft.markers)} …`;
    case 'deploy':
      return `${cellName(draft.cells.at(-1)!)} …`;
  }
}

function actionLabel(state: FarthestBridgeState, action: FarthestBridgeAction): string {
  switch (action.kind) {
    case 'deploy':
      return `Deploy at ${action.cells.map(cellName).join(', ')}`;
    case 'move':
      return `${unitName(action.unit)} to ${cellName(action.to)}`;
    case 'enter':
      return action.at === action.to
        ? `${unitName(action.unit)} arrives at ${cellName(action.at)}`
        : `${unitName(action.unit)} by ${cellName(action.at)} to ${cellName(action.to)}`;
    case 'land':
      return `Land ${unitName(action.unit)} at ${cellName(action.cell)}`;
    case 'place':
      return `Gather at ${cellName(action.cell)}`;
    case 'go':
      return `Go on to ${cellName(action.to)}`;
    case 'stop':
      return `Stop at ${cellName(state.unitCell[state.mover]!)}`;
    case 'repair':
      return `Repair the ${bridgeName(action.bridge)}`;
    case 'span':
      return `Bridge ${sideName(action.side)}`;
    case 'attack':
      return `Attack ${unitName(action.target)} with ${[unitNames(action.attackers), ...action.markers.map(markerName)].join(', ')}`;
    case 'bombard':
      return `Bombard ${unitName(action.target)} with ${markerNames(action.markers)}`;
    case 'support':
      return action.markers.length === 0 ? 'No support fire' : `Support with ${markerNames(action.markers)}`;
    case 'retreat':
      return `Fall back to ${cellName(action.path.at(-1)!)}`;
    case 'resist':
      return 'Resist and be depleted';
    case 'advance':
      return `${unitName(action.unit)} advances to ${cellName(action.to)}`;
    case 'halt':
      return 'Halt';
    case 'demolish':
      return `Blow the ${bridgeName(action.bridge)}`;
    case 'spare':
      return 'Leave it standing';
    case 'end':
      return 'End the phase';
  }
}

function describe(state: FarthestBridgeState): readonly string[] {
  const lines = [
    state.phase === 'deploy' ? 'Deployment.' : `Turn ${state.turn} of ${state.options!.turns}, ${header(state)}`,
  ];
  for (const side of ['allied', 'german'] as const) {
    const left = markersOf(side).filter((kind) => state.markers[kind]! > 0);
    const markers = left.map((kind) => `${state.markers[kind]} × ${markerName(MARKER_KINDS[kind]!)}`).join(', ');
    lines.push(`${side === 'allied' ? 'Allied' : 'German'} support fire: ${markers || 'none'}.`);
  }
  for (let unit = 0; unit < UNIT_COUNT; unit++) if (isOnMap(state, unit)) lines.push(unitLine(state, unit));
  for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++)
    if (isDown(state, bridge)) lines.push(`The ${bridgeName(bridge)} is down.`);
  if (state.spanSide >= 0) lines.push(`The engineers bridge ${sideName(state.spanSide)}.`);
  const held = ARNHEM.filter((cell) => state.cellUnit[cell]! >= 0 && sideOf(state.cellUnit[cell]!) === 'allied');
  lines.push(`Arnhem: ${held.length} of ${ARNHEM.length} hexes in Allied hands.`);
  return lines;
}

function unitLine(state: FarthestBridgeState, unit: number): string {
  const cell = state.unitCell[unit]!;
  const who = NATION_NAMES[UNITS[unit]!.nation];
  const depleted = state.unitDepleted[unit] === 1 ? ', depleted' : '';
  const zone =
    (sideOf(unit) === 'allied' ? state.germanZone : state.alliedZone)[cell]! > 0 ? ', in an enemy zone of control' : '';
  return `${cellName(cell)}: ${who} ${unitName(unit)} ${factorsOf(unit, state.unitDepleted[unit] === 1)}${depleted}, ${terrainOf(cell)}${zone}.`;
}
