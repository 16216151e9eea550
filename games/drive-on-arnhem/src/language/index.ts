import type { Language, SeatNames } from '@club-route/engine';
import type { DriveAction, DriveChoice, DriveDraft } from '../actions.ts';
import type { VictoryLevel } from '../data/tables.ts';
import { AIRBORNE_FORMATIONS, type Side } from '../data/units.ts';
import { DROPPING_UNITS } from '../phases/deployment.ts';
import type { DriveReport } from '../report.ts';
import { TRAVEL, type DriveState } from '../state.ts';
import { grammar } from './grammar.ts';
import { cellName, counted, formationName, PEOPLE, PEOPLE_FIRST, PHASE_NAMES, SIDE_NAMES, unitName } from './names.ts';
import { read, write } from './notation.ts';
import { describe } from './position.ts';
import { recount } from './recount.ts';
import { sentence } from './sentences.ts';

export const language: Language<DriveState, DriveAction, DriveDraft, DriveReport> = {
  names: (seat): SeatNames => ({ side: SIDE_NAMES[seat as Side], people: PEOPLE[seat as Side] }),
  prompt: (state, _seat, draft) => prompt(state, draft),
  doing: (state, seat) => doing(state, seat as Side),
  label: (state, _seat, choice) => label(state, choice),
  say: sentence,
  recount,
  ending: ({ score }, { name }) =>
    `${WON[name as VictoryLevel]}: the Allies have ${counted(score, 'point')} after ten days (10.2).`,
  describe,
  write,
  read,
  grammar,
};

const WON: Readonly<Record<VictoryLevel, string>> = {
  'allied strategic': 'The Allies win a strategic victory',
  'allied tactical': 'The Allies win a tactical victory',
  draw: 'A draw',
  'german tactical': 'The Germans win a tactical victory',
  'german strategic': 'The Germans win a strategic victory',
};

function prompt(state: DriveState, draft: DriveDraft | undefined): string {
  switch (draft?.kind) {
    case 'deploy':
      return deploymentPrompt(draft.sources.length, draft.cells.length);
    case 'strike':
      return 'Choose a hex to strike.';
    case 'supply':
      return `Continue the supply trace of the ${formationName(draft.formation)}, or stop here.`;
    case 'unit':
      return `Give an order to ${unitName(draft.unit)}: ${counted(state.unitPoints[draft.unit], 'operation point')} left.`;
    case 'way':
      return draft.way.length === 0
        ? `Choose the first hex of ${unitName(draft.unit)}'s path.`
        : `Move ${unitName(draft.unit)} to ${cellName(draft.way.at(-1)!)}, or extend the path.`;
    default:
      return phasePrompt(state);
  }
}

function deploymentPrompt(sources: number, cells: number): string {
  if (cells === DROPPING_UNITS.length) return 'Land as planned, or change the plan.';
  return sources < AIRBORNE_FORMATIONS.length
    ? `Choose the supply source of the ${formationName(sources)}.`
    : `Choose where ${unitName(DROPPING_UNITS[cells])} lands.`;
}

function phasePrompt(state: DriveState): string {
  switch (state.phase) {
    case 'setup':
      return deploymentPrompt(0, 0);
    case 'alliedAir':
      return `Strike Germans, or add to interdiction: ${counted(state.alliedAir, 'air point')} left.`;
    case 'germanAir':
      return `Choose a hex to strike: ${counted(state.germanAir, 'air point')} left.`;
    case 'supply':
      return 'Trace airborne supply from each source to its units.';
    case 'over':
      return 'The game is over.';
    default:
      return `Give orders to your units. ${PHASE_NAMES[state.phase]}.`;
  }
}

function doing(state: DriveState, side: Side): string {
  switch (state.phase) {
    case 'setup':
      return `${PEOPLE_FIRST[side]} are choosing their drop zones.`;
    case 'alliedAir':
    case 'germanAir':
      return `${PEOPLE_FIRST[side]} are choosing their air strikes.`;
    case 'supply':
      return `${PEOPLE_FIRST[side]} are supplying their airborne units.`;
    default:
      return `${PEOPLE_FIRST[side]} are giving orders to their units.`;
  }
}

function label(state: DriveState, { action, draft }: DriveChoice): string {
  if (action !== undefined) return actionLabel(state, action);
  switch (draft!.kind) {
    case 'deploy':
      return `${cellName(draft!.cells.at(-1) ?? draft!.sources.at(-1)!)} …`;
    case 'strike':
      return 'Strike a hex …';
    case 'supply':
      return draft!.way.length === 0
        ? `Supply the ${formationName(draft!.formation)} …`
        : `${cellName(draft!.way.at(-1)!)} …`;
    case 'unit':
      return `${unitName(draft!.unit)} at ${cellName(state.unitCell[draft!.unit])} …`;
    case 'way':
      return `To ${cellName(draft!.way.at(-1)!)} …`;
  }
}

function actionLabel(state: DriveState, action: DriveAction): string {
  switch (action.kind) {
    case 'deploy':
      return 'Land as planned';
    case 'strike':
      return `Strike ${cellName(action.cell)}`;
    case 'interdict':
      return 'Add a point to interdiction';
    case 'supply':
      return `Supply the ${formationName(action.formation)} this way`;
    case 'move':
      return `${unitName(action.unit)} to ${cellName(action.way.at(-1)!)}`;
    case 'mode':
      return `${unitName(action.unit)} to ${state.unitMode[action.unit] === TRAVEL ? 'normal' : 'travel'} mode`;
    case 'fortify':
      return `Fortify ${unitName(action.unit)}`;
    case 'attack':
      return `Attack ${cellName(action.cell)} with ${unitName(action.unit)}`;
    case 'withdraw':
      return `Cancel the attack by ${unitName(action.unit)}`;
    case 'barrage':
      return action.cell === undefined
        ? `No barrage by ${unitName(action.unit)}`
        : `Shell ${cellName(action.cell)} with ${unitName(action.unit)}`;
    case 'protect':
      return `Protective fire of ${unitName(action.unit)} on ${counted(action.targets, 'attack')}`;
    case 'advance':
      return `${unitName(action.unit)} advances ${counted(action.hexes, 'hex', 'hexes')} after combat`;
    case 'plot':
      return { none: 'No build-up or breakdown of', buildup: 'Build up', breakdown: 'Break down' }[action.plot].concat(
        ` ${unitName(action.unit)}`,
      );
    case 'disband':
      return action.on ? `Disband ${unitName(action.unit)}` : `Keep ${unitName(action.unit)}`;
    case 'end':
      return state.phase.endsWith('Air') || state.phase === 'supply' ? 'End the phase' : 'End the phase and fight';
  }
}
