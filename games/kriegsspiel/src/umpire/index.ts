import type { Refusal } from '@club-route/engine';
import { settleMinute } from '../clock/minute.ts';
import { record, type Moment } from '../clock/moment.ts';
import { board } from '../data/board.ts';
import { SIDE_OF_COMMAND } from '../data/headquarters.ts';
import { headquartersNamed } from '../data/organisation.ts';
import { UNIT_COUNT, UNITS } from '../data/units.ts';
import { deliver } from '../knowledge/deliver.ts';
import { choiceWords } from '../language/umpire/form.ts';
import { cancel } from '../orders/obey.ts';
import { force, send } from '../orders/post.ts';
import { refuseBlock } from '../orders/refuse.ts';
import type { Intervention } from '../report.ts';
import type { CampaignState } from '../state.ts';
import type { Forgery, UmpireAction } from './actions.ts';
import { applyEdits, refuseEdits } from './edit.ts';
import { forge, isHeldBack, letterAt, release, sameWithheld } from './post.ts';
import { rule } from './rule.ts';
import { choicesFor } from './ruled.ts';

/** 25: what the umpire may do, and what it does. He sees everything, so nothing here hides anything from him. */

export function refuseUmpire(state: CampaignState, action: UmpireAction): Refusal | undefined {
  const text = problemOf(state, action);
  return typeof text === 'string' ? { rule: '25', text } : text;
}

function problemOf(state: CampaignState, action: UmpireAction): string | Refusal | undefined {
  switch (action.kind) {
    case 'edit':
      return refuseEdits(state, action.edits);
    case 'rule':
      return rulingProblem(state, action);
    case 'convert': {
      const letter = letterAt(state, action.letter);
      if (letter === undefined) return `There is no letter ${action.letter} in your tray. Type INBOX to see them.`;
      return refuseBlock(state, letter.from, action.block);
    }
    case 'force':
      if (!('units' in action.block.to)) return 'You can force orders only to units. Write to headquarters yourself.';
      return refuseBlock(state, action.command, action.block);
    case 'veto':
      return action.unit < UNIT_COUNT ? undefined : 'That is not a unit in this campaign.';
    case 'hold':
    case 'resume': {
      if ('unit' in action.what && action.what.unit >= UNIT_COUNT) return 'That is not a unit in this campaign.';
      const isHeld = isHeldBack(state, action.what);
      if (action.kind === 'hold') return isHeld ? 'You are already holding them back.' : undefined;
      return isHeld ? undefined : 'You are not holding them back.';
    }
    case 'release':
    case 'discard':
      return state.held.some(({ id }) => id === action.id) ? undefined : `You hold no dispatch ${action.id}.`;
    case 'forge':
      return forgeryProblem(state, action.what);
    case 'write':
    case 'roll':
      return undefined;
  }
}

function rulingProblem(
  state: CampaignState,
  { id, as }: Extract<UmpireAction, { readonly kind: 'rule' }>,
): string | undefined {
  const { pending } = state;
  if (pending?.id !== id) return `No result ${id} is waiting for your ruling.`;
  const choices = choicesFor(state, pending);
  return as === 'proposed' || choices.includes(as) ? undefined : `Result ${id} can be ${choiceWords(state, pending)}.`;
}

function forgeryProblem(state: CampaignState, what: Forgery): string | undefined {
  if (what.as === 'message') {
    const from = headquartersNamed(state, what.from);
    if (from === undefined) return `There is no headquarters ${what.from}.`;
    const sameSide = SIDE_OF_COMMAND[from.command] === SIDE_OF_COMMAND[what.to] && from.command !== what.to;
    return sameSide ? undefined : `${what.from} HQ does not write to that commander (G7).`;
  }
  if (what.unit >= UNIT_COUNT) return 'That is not a unit in this campaign.';
  const isOff = [what.cell, ...what.enemies.map(({ cell }) => cell)].some((cell) => cell >= board.cells);
  if (isOff) return 'A square of the report is off the map.';
  return what.state === 'lost' || what.state === 'off map'
    ? `${UNITS[what.unit].id} can report only from the map.`
    : undefined;
}

export function applyUmpire(moment: Moment, action: UmpireAction): void {
  const { state } = moment;
  if ('because' in action) noteIntervention(moment, action.kind, action.because);
  switch (action.kind) {
    case 'edit':
      return applyEdits(moment, action.edits);
    case 'write':
      return deliver(moment, action.to, { kind: 'note', minute: state.minute, text: action.text });
    case 'rule':
      return rule(moment, action.as);
    case 'convert': {
      const { from } = letterAt(state, action.letter)!;
      state.converted = [...state.converted, action.letter];
      noteIntervention(moment, 'convert', `letter ${action.letter}`);
      return send(moment, from, action.block);
    }
    case 'force':
      return force(moment, action.command, action.block);
    case 'veto':
      cancel(moment, action.unit, undefined);
      return settleMinute(moment);
    case 'hold':
      state.withheld = [...state.withheld, action.what];
      return;
    case 'resume':
      state.withheld = state.withheld.filter((one) => !sameWithheld(one, action.what));
      return;
    case 'release':
    case 'discard':
      return release(moment, action.id, action.kind === 'release');
    case 'forge':
      return forge(moment, action.what);
    case 'roll': {
      const values = Array.from({ length: action.dice }, () => moment.dice.d6('umpire', ['umpire']));
      record(moment, { kind: 'umpire roll', minute: state.minute, purpose: action.purpose, values, discloses: true });
    }
  }
}

function noteIntervention(moment: Moment, deed: Intervention, because: string): void {
  record(moment, { kind: 'intervention', minute: moment.state.minute, deed, because, discloses: true });
}
