import type { DescentAction, DescentChoice, DescentDraft } from '../actions.ts';
import { areaName, cellName, groupName, listed, poolName, unitName, unitNames } from './names.ts';

/** A choice as a button or a line of a list. */
export function label({ action, draft }: DescentChoice): string {
  return action === undefined ? draftLabel(draft!) : actionLabel(action);
}

function draftLabel(draft: DescentDraft): string {
  switch (draft.kind) {
    case 'setUp':
      return draft.cells.length === 0 ? `${unitName(draft.units.at(-1)!)} …` : `${cellName(draft.cells.at(-1)!)} …`;
    case 'activate':
      return draft.units.length === 0 ? `Activate ${groupName(draft.group)} …` : `${unitName(draft.units.at(-1)!)} …`;
    case 'place':
      return `Place ${poolName(draft.pool)} …`;
    case 'drop':
      return `Drop ${unitName(draft.unit)} …`;
    case 'supply':
      return 'Drop air supplies …';
    case 'move':
      return draft.way.length === 0 ? `Move ${unitNames(draft.units)} …` : `To ${cellName(draft.way.at(-1)!)} …`;
    case 'enter':
      return draft.way.length === 0 ? `Enter with ${unitNames(draft.units)} …` : `To ${cellName(draft.way.at(-1)!)} …`;
    case 'advance':
      return `With ${unitName(draft.units.at(-1)!)} …`;
    case 'span':
      return `Build with ${unitName(draft.unit)} …`;
  }
}

function actionLabel(action: DescentAction): string {
  switch (action.kind) {
    case 'setUp':
      return `Place the last unit at ${cellName(action.cells.at(-1)!)} and begin`;
    case 'callOff':
      return 'Call the operation off';
    case 'activate':
      return `Activate ${unitNames(action.units)}`;
    case 'place':
      return `In ${areaName(action.area)}`;
    case 'impulse':
      return action.impulse === 'road' ? 'Road impulse first' : 'Off-road impulse first';
    case 'flip':
      return `Dismantle the bridge of ${unitName(action.unit)}`;
    case 'weather':
      return 'Roll for the weather';
    case 'drop':
      return `Drop ${unitName(action.unit)} at ${cellName(action.cell)}`;
    case 'supply':
      return `Drop air supplies at ${cellName(action.cell)}`;
    case 'enter':
    case 'move':
      return `Stop at ${cellName(action.kind === 'enter' ? (action.way.at(-1) ?? action.at) : action.way.at(-1)!)}`;
    case 'exit':
      return `${unitName(action.unit)} leaves the map`;
    case 'attack':
      return `Attack ${cellName(action.cell)}`;
    case 'fire':
      return `${unitName(action.firer)} fires at ${unitName(action.target)}`;
    case 'bridge':
      return action.blow ? 'Try to blow the bridge' : 'Leave the bridge standing';
    case 'city':
      return action.stay ? 'Stay and lose a step' : 'Retreat';
    case 'retreat':
      return `Retreat by ${listed(action.way.map(cellName))}`;
    case 'advance':
      return action.units.length === 0 ? 'Do not advance' : `Advance with ${unitNames(action.units)}`;
    case 'span':
      return `Build towards ${cellName(action.cell)}`;
    case 'end':
      return 'End this step';
  }
}
