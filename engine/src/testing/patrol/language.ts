import { isRefusal, type Choice, type Language, type Refusal, type Seat } from '../../contract.ts';
import type { PatrolAction, PatrolDraft } from './actions.ts';
import { board, BRIDGES } from './ground.ts';
import type { PatrolReport } from './reports.ts';
import {
  COMPANY,
  isSide,
  NOTHING,
  NOWHERE,
  sees,
  SIDES,
  sightings,
  UNITS_OF,
  UNKNOWN,
  type PatrolState,
} from './state.ts';

/** Units of either side go by one letter: three companies, two decoys. */
const LETTERS = 'ABCXY';

export const patrolLanguage: Language<PatrolState, PatrolAction, PatrolDraft, PatrolReport> = {
  names: (seat) => ({ side: title(seat), people: `the ${seat}erners` }),

  prompt(state, _seat, draft) {
    if (state.phase === 'bridge') return `Blow bridge ${state.crossingBridge + 1}, or let them pass.`;
    if (state.phase === 'deploy') return 'Place your counters in your two rows, then commit.';
    if (draft?.kind === 'scout') return `Choose where ${letter(draft.unit)} scouts.`;
    return draft?.kind === 'unit' ? `Give ${letter(draft.unit)} an order.` : 'Choose a unit, or end your turn.';
  },

  doing(state, seat) {
    if (state.phase === 'bridge') return `${title(seat)} decides about bridge ${state.crossingBridge + 1}.`;
    return `${title(seat)} ${state.phase === 'deploy' ? 'deploys' : 'gives orders'}.`;
  },

  label(state, _seat, { action, draft }: Choice<PatrolAction, PatrolDraft>) {
    if (action !== undefined) return patrolLanguage.write(state, action);
    if (draft?.kind === 'deploy') return `place ${names(draft.companies)} / ${names(draft.decoys)}`;
    return draft?.kind === 'scout' ? 'scout…' : `${letter(draft!.unit)}…`;
  },

  say(report) {
    switch (report.kind) {
      case 'deployed':
        return `${title(report.seat)} has deployed.`;
      case 'turn':
        return `Turn ${report.turn}: ${report.seat} moves.`;
      case 'moved':
        return `${letter(report.unit)} goes from ${name(report.from)} to ${name(report.to)}.`;
      case 'dug':
        return `${letter(report.unit)} digs in.`;
      case 'scouted':
        return `Scouts find ${report.found ? 'the enemy' : 'nothing'} in ${name(report.hex)}.`;
      case 'sighted':
        return `Seen in ${name(report.hex)}: ${report.what}.`;
      case 'lost':
        return `Nothing is to be seen in ${name(report.hex)} any more.`;
      case 'crossing':
        return `${title(report.seat)} crosses bridge ${report.bridge + 1} from ${name(report.from)}.`;
      case 'bridge':
        return `Bridge ${report.bridge + 1} ${report.down ? 'is down' : 'still stands'}.`;
      case 'attack':
        return `${title(report.seat)} attacks ${name(report.hex)} from ${name(report.from)}: ${report.effect}.`;
      case 'nerve':
        return `${letter(report.unit)} is ${report.shaken ? 'shaken' : 'steady'}.`;
      case 'loss':
        return `${title(report.seat)} has lost a ${report.decoy ? 'decoy' : 'company'}.`;
      case 'ended':
        return `The game is over: ${report.outcome}.`;
    }
  },

  describe(state, viewer) {
    const lines = [`Turn ${state.turn}, ${state.phase}, ${state.mover} to move.`];
    for (const [bridge, [a, b]] of BRIDGES.entries())
      lines.push(
        `Bridge ${bridge + 1}, ${name(a)} to ${name(b)}: ${state.bridgeDown[bridge] === 1 ? 'down' : 'stands'}.`,
      );
    for (const side of SIDES) if (side === viewer) lines.push(...ownLines(state, side));
    return lines;
  },

  write(_state, action) {
    switch (action.kind) {
      case 'deploy':
        return `deploy ${names(action.companies)} / ${names(action.decoys)}`;
      case 'move':
        return `move ${letter(action.unit)} ${name(action.to)}`;
      case 'dig':
        return `dig ${letter(action.unit)}`;
      case 'scout':
      case 'attack':
        return `${action.kind} ${letter(action.unit)} ${name(action.hex)}`;
      case 'end':
      case 'blow':
      case 'spare':
        return action.kind;
    }
  },

  read(_state, seat, text) {
    const [verb = '', ...words] = text.trim().toLowerCase().split(/\s+/);
    if (verb === 'deploy') return readDeployment(words);
    if ((verb === 'end' || verb === 'blow' || verb === 'spare') && words.length === 0) return { kind: verb };
    if (verb !== 'move' && verb !== 'dig' && verb !== 'scout' && verb !== 'attack')
      return { rule: 'order', text: `"${verb}" is no order. ${GRAMMAR}` };
    const unit = readUnit(seat, words[0] ?? '');
    if (unit === undefined) return { rule: 'order', text: `Name one of your units, ${LETTERS.split('').join(', ')}.` };
    if (verb === 'dig') return words.length === 1 ? { kind: verb, unit } : tooMuch();
    const hex = readHex(words[1] ?? '');
    if (hex === undefined) return { rule: 'order', text: 'Name a hex by its four digits, such as 0403.' };
    if (words.length > 2) return tooMuch();
    return verb === 'move' ? { kind: verb, unit, to: hex } : { kind: verb, unit, hex };
  },

  grammar: () => GRAMMAR,
};

const GRAMMAR = 'Type move, dig, scout or attack with a unit and a hex, such as "move A 0403"; or end, blow, spare.';

function ownLines(state: PatrolState, side: 'north' | 'south'): string[] {
  const lines: string[] = [];
  for (const unit of UNITS_OF[side]) {
    const hex = state.unitHex[unit]!;
    if (hex === NOWHERE || hex === UNKNOWN) continue;
    const supply = state.unitSupplied[unit] === 1 ? '' : ', out of supply';
    lines.push(`${letter(unit)} in ${name(hex)}, ${state.unitPoints[unit]} points${supply}.`);
  }
  for (const [hex, what] of sees(state, side).entries()) {
    if (what !== NOTHING) lines.push(`In ${name(hex)}: an enemy ${what === COMPANY ? 'company' : 'counter'}.`);
  }
  for (const { turn, hex, what } of sightings(state, side)) lines.push(`Turn ${turn}, ${name(hex)}: ${what}.`);
  return lines;
}

function readDeployment(words: readonly string[]): PatrolAction | Refusal {
  const slash = words.indexOf('/');
  if (slash < 0) return { rule: 'order', text: 'List the hexes of companies, a slash, and those of decoys.' };
  const companies = readHexes(words.slice(0, slash));
  const decoys = readHexes(words.slice(slash + 1));
  if (isRefusal(companies)) return companies;
  return isRefusal(decoys) ? decoys : { kind: 'deploy', companies, decoys };
}

function readHexes(words: readonly string[]): readonly number[] | Refusal {
  const hexes = words.map(readHex);
  const wrong = hexes.indexOf(undefined);
  return wrong < 0 ? (hexes as number[]) : { rule: 'order', text: `"${words[wrong]}" is no hex of this map.` };
}

function readHex(word: string): number | undefined {
  return board.cellByLabel.get(word);
}

function readUnit(seat: Seat, word: string): number | undefined {
  const place = word.length === 1 ? LETTERS.toLowerCase().indexOf(word) : -1;
  return isSide(seat) && place >= 0 ? UNITS_OF[seat][place] : undefined;
}

function tooMuch(): Refusal {
  return { rule: 'order', text: `There is more in the order than it needs. ${GRAMMAR}` };
}

function letter(unit: number): string {
  return LETTERS[unit % LETTERS.length]!;
}

function name(hex: number): string {
  return board.labels[hex]!;
}

function names(hexes: readonly number[]): string {
  return hexes.map(name).join(' ');
}

function title(side: string): string {
  return side === 'north' ? 'North' : 'South';
}
