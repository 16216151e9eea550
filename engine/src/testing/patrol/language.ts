import { type Choice, type Language } from '../../contract.ts';
import type { PatrolAction, PatrolDraft } from './actions.ts';
import { describePatrol } from './description.ts';
import { BRIDGE_NAMES, hexName, letterOf, listed, SIDE_NAMES } from './names.ts';
import { GRAMMAR, readOrder, writeOrder } from './notation.ts';
import type { PatrolReport } from './reports.ts';
import type { PatrolState, Side } from './state.ts';

export const patrolLanguage: Language<PatrolState, PatrolAction, PatrolDraft, PatrolReport> = {
  names: (seat) => ({ side: title(seat), people: `the ${seat}erners` }),

  prompt(state, _seat, draft) {
    if (state.phase === 'bridge') return `Blow ${BRIDGE_NAMES[state.crossingBridge]}, or let them pass.`;
    if (state.phase === 'deploy') return 'Place your counters in your two rows, then commit.';
    switch (draft?.kind) {
      case 'scout':
        return `Choose where ${letterOf(draft.unit)} scouts.`;
      case 'unit':
        return `Give ${letterOf(draft.unit)} an order.`;
      case 'attack':
        return `Attack ${hexName(draft.hex)} with ${letters(draft.units)}, or add a company.`;
      default:
        return 'Choose a unit, or end your turn.';
    }
  },

  doing(state, seat) {
    if (state.phase === 'bridge') return `${title(seat)} decides about ${BRIDGE_NAMES[state.crossingBridge]}.`;
    return `${title(seat)} ${state.phase === 'deploy' ? 'deploys' : 'gives orders'}.`;
  },

  label(_state, _seat, { action, draft }: Choice<PatrolAction, PatrolDraft>) {
    if (action !== undefined) return writeOrder(action);
    switch (draft!.kind) {
      case 'deploy':
        return `place ${hexes(draft!.companies)} / ${hexes(draft!.decoys)}`;
      case 'scout':
        return 'scout…';
      case 'attack':
        return `attack ${hexName(draft!.hex)} with ${letters(draft!.units)}…`;
      case 'unit':
        return `${letterOf(draft!.unit)}…`;
    }
  },

  say(report) {
    switch (report.kind) {
      case 'deployed':
        return `${title(report.seat)} has deployed.`;
      case 'turn':
        return `Turn ${report.turn}: ${report.seat} moves.`;
      case 'moved':
        return `${letterOf(report.unit)} goes from ${hexName(report.from)} to ${hexName(report.to)}.`;
      case 'dug':
        return `${letterOf(report.unit)} digs in.`;
      case 'scouted':
        return `Scouts find ${report.found ? 'the enemy' : 'nothing'} in ${hexName(report.hex)}.`;
      case 'sighted':
        return `Seen in ${hexName(report.hex)}: ${report.what}.`;
      case 'lost':
        return report.left === 0
          ? `You see no enemy in ${hexName(report.hex)} any more.`
          : `You see only one enemy counter in ${hexName(report.hex)} now.`;
      case 'crossing':
        return `${title(report.seat)} crosses ${BRIDGE_NAMES[report.bridge]} from ${hexName(report.from)}.`;
      case 'bridge':
        return `${capital(BRIDGE_NAMES[report.bridge]!)} ${report.down ? 'is down' : 'still stands'}.`;
      case 'attack':
        return `${title(report.seat)} attacks ${hexName(report.hex)} from ${listed(report.from.map(hexName))}: ${report.effect}.`;
      case 'nerve':
        return `${letterOf(report.unit)} is ${report.shaken ? 'shaken' : 'steady'}.`;
      case 'loss':
        return `${title(report.seat)} has lost a ${report.decoy ? 'decoy' : 'company'}.`;
      case 'ended':
        return `The game is over: ${report.outcome}.`;
    }
  },

  describe: describePatrol,
  write: (_state, action) => writeOrder(action),
  read: readOrder,
  grammar: () => GRAMMAR,
};

function letters(units: readonly number[]): string {
  return listed(units.map(letterOf));
}

function hexes(list: readonly number[]): string {
  return list.map(hexName).join(' ');
}

function title(side: string): string {
  return SIDE_NAMES[side as Side];
}

function capital(words: string): string {
  return words[0]!.toUpperCase() + words.slice(1);
}
