import { labelOf } from '../../data/board.ts';
import { STRUCTURES } from '../../data/structures.ts';
import { UNITS } from '../../data/units.ts';
import type { Withheld } from '../../state.ts';
import type { Edit, Forgery, UmpireAction } from '../../umpire/actions.ts';
import { writeBlock } from '../orders/write.ts';

/** 25: the umpire's words as they are typed; reading them gives the same action. */
export function writeUmpire(action: UmpireAction): string {
  switch (action.kind) {
    case 'edit':
      return `SET ${action.edits.map(writeEdit).join(', ')} BECAUSE ${action.because}`;
    case 'write':
      return `WRITE ${action.to.toUpperCase()}: ${action.text}`;
    case 'rule':
      return `RULE ${action.id} ${action.as.toUpperCase()} BECAUSE ${action.because}`;
    case 'convert':
      return `CONVERT ${action.letter}\n${writeBlock(action.block)}`;
    case 'force':
      return `FORCE ${action.command.toUpperCase()} BECAUSE ${action.because}\n${writeBlock(action.block)}`;
    case 'veto':
      return `VETO ${UNITS[action.unit].id} BECAUSE ${action.because}`;
    case 'hold':
    case 'resume':
      return `${action.kind.toUpperCase()} REPORTS ${writeWithheld(action.what)} BECAUSE ${action.because}`;
    case 'release':
      return `RELEASE ${action.id}`;
    case 'discard':
      return `DISCARD ${action.id} BECAUSE ${action.because}`;
    case 'forge':
      return writeForgery(action.what, action.because);
    case 'roll':
      return `ROLL ${action.dice} FOR ${action.purpose}`;
  }
}

function writeWithheld(what: Withheld): string {
  return 'unit' in what ? `OF ${UNITS[what.unit].id}` : `TO ${what.command.toUpperCase()}`;
}

function writeForgery(what: Forgery, because: string): string {
  if (what.as === 'message')
    return `FORGE MESSAGE TO ${what.to.toUpperCase()} FROM ${what.from} HQ BECAUSE ${because}\n${what.text}`;
  const { unit, cell, state, strength, enemies } = what;
  const seen = enemies
    .map((enemy) => ` ENEMY ${labelOf(enemy.cell)} ${enemy.kind} ${enemy.size}`.toUpperCase())
    .join('');
  return `FORGE REPORT OF ${UNITS[unit].id} AT ${labelOf(cell)} STATE ${state.toUpperCase()} STRENGTH ${strength}${seen} BECAUSE ${because}`;
}

function writeEdit(edit: Edit): string {
  switch (edit.what) {
    case 'weather':
      return `WEATHER ${edit.weather.toUpperCase()}`;
    case 'strength':
      return `STRENGTH OF ${UNITS[edit.unit].id} TO ${edit.strength}`;
    case 'square':
      return `SQUARE OF ${UNITS[edit.unit].id} TO ${labelOf(edit.cell)}`;
    case 'structure':
      return `STATE OF ${STRUCTURES[edit.structure].id.toUpperCase()} TO ${edit.state.toUpperCase()}`;
    case 'ruin':
      return `RUIN OF ${labelOf(edit.cell)} TO ${edit.ruined ? 'YES' : 'NO'}`;
    case 'squadrons':
      return `SQUADRONS OF ${edit.side.toUpperCase()} TO ${edit.count}`;
    case 'lift':
      return `LIFT OF ${edit.parachute} TO ${edit.glider}`;
    case 'points':
      return `POINTS OF ${edit.side.toUpperCase()} TO ${edit.points}`;
  }
}
