import type { Choice, Language, SeatNames } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeDraft } from '../actions.ts';
import type { Side } from '../data/units.ts';
import { comingFirst } from '../phases/arrivals.ts';
import type { FarthestBridgeReport } from '../report.ts';
import { optionsOf, type FarthestBridgeState } from '../state.ts';
import { caution } from './caution.ts';
import { doing } from './doing.ts';
import { grammarOf } from './examples.ts';
import { bridgeName, cellName, markerName, markerNames, sideName, unitName, unitNames } from './names.ts';
import { read, write } from './notation.ts';
import { describe } from './position.ts';
import { prompt } from './prompts.ts';
import { sentence } from './sentences.ts';

const SEAT_NAMES: Readonly<Record<Side, SeatNames>> = {
  allied: { side: 'Allied', people: 'the Allies' },
  german: { side: 'German', people: 'the Germans' },
};

export const language: Language<FarthestBridgeState, FarthestBridgeAction, FarthestBridgeDraft, FarthestBridgeReport> =
  {
    names: (seat) => SEAT_NAMES[seat as Side],
    prompt,
    doing,
    label: (state, _seat, choice) => label(state, choice),
    say: sentence,
    recount: (report) => (report.kind === 'turn' || report.kind === 'phase' ? undefined : sentence(report)),
    ending: (_state, { name, reason }) => ENDINGS[name] ?? reason,
    describe,
    write,
    read,
    grammar: grammarOf,
    caution,
  };

const ENDINGS: Readonly<Record<string, string>> = {
  allied: 'The Allies win: XXX Corps held two hexes of Arnhem at once.',
  draw: 'A draw: XXX Corps reached one hex of Arnhem, but never held two at once.',
  german: 'The Germans win: no ground unit of XXX Corps ever reached Arnhem.',
};

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
        : `${unitName(draft.unit)} enters at ${cellName(draft.at)} …`;
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

/** What resisting costs, by the reading of ruling 5. */
function resistLabel(state: FarthestBridgeState): string {
  switch (optionsOf(state).stiffResistance) {
    case 'flip':
    case 'defender':
    case 'none':
      return 'Resist and be depleted';
    case 'hex':
      return 'Resist: be depleted and retreat one hex less';
    case 'roll':
      return 'Try to resist (1–3) and be depleted';
    case 'city':
      return 'Hold the city: retreat two hexes less';
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
        ? `${unitName(action.unit)} enters at ${cellName(action.at)}`
        : `${unitName(action.unit)} enters at ${cellName(action.at)} and moves to ${cellName(action.to)}`;
    case 'land':
      return `Land ${unitName(action.unit)} at ${cellName(action.cell)}`;
    case 'holdBack':
      return `Hold back ${unitNames(comingFirst(state))}`;
    case 'place':
      return `Place it at ${cellName(action.cell)}`;
    case 'go':
      return `Move on to ${cellName(action.to)}`;
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
      return action.markers.length === 0 ? 'No support fire' : `Fire ${markerNames(action.markers)}`;
    case 'retreat':
      return `Retreat to ${cellName(action.path.at(-1)!)}`;
    case 'resist':
      return resistLabel(state);
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
