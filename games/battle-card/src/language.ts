import type { Language, Refusal } from '@club-route/engine';
import type { BattleCardAction, BattleCardDraft, Orders } from './actions.ts';
import type { Order, Outcome } from './data/combat-table.ts';
import {
  AREA_NAMES,
  AREAS,
  areaTitle,
  ARNHEM,
  BELGIUM,
  DIVISION_NAMES,
  NO_DIVISION,
  ROUNDS,
  weatherSpace,
} from './data/map.ts';
import { areasToOrder, result } from './game.ts';
import { advanceChoices } from './phases/advance.ts';
import { advantageAt } from './phases/battle.ts';
import type { BattleCardReport } from './report.ts';
import { battleDue, optionsOf, type BattleCardState } from './state.ts';

export const language: Language<BattleCardState, BattleCardAction, BattleCardDraft, BattleCardReport> = {
  names: () => ({ side: 'Allied', people: 'the Allies' }),

  prompt(state) {
    switch (state.phase) {
      case 'airdrop':
        return 'Roll the airdrop: one die for each division.';
      case 'orders':
        return `Round ${state.round} of ${ROUNDS}. ${
          optionsOf(state).orders === 'first'
            ? 'Order each division to attack or to defend.'
            : 'Choose attack or defend for the next battle.'
        }`;
      case 'advance':
        return `Round ${state.round} of ${ROUNDS}. Advance ${movable(state)}${optionsOf(state).mustAdvance ? '.' : ', or hold.'}`;
      case 'over':
        return result(state)!.reason;
    }
  },

  doing(state) {
    switch (state.phase) {
      case 'airdrop':
        return 'The airborne divisions are about to jump.';
      case 'orders':
        return `The Allies are choosing their orders for round ${state.round}.`;
      case 'advance':
        return 'The Allies are choosing their advance.';
      case 'over':
        return 'The game is over.';
    }
  },

  label(state, _seat, choice) {
    if (choice.action !== undefined) return actionTitle(state, choice.action);
    return ordersTitle(state, choice.draft!);
  },

  say: (report) => sentence(report),

  ending: (_state, { name, reason }) =>
    reason.startsWith('Six')
      ? 'You lose: 30 Corps did not reach Arnhem within six rounds.'
      : `You ${name === 'won' ? 'win' : 'lose'}: ${reason.replace(/^The/, 'the')}`,

  describe(state) {
    const lines = [
      `Round ${state.round} of ${ROUNDS}; weather space ${weatherSpace(state.round)}, ${state.fog ? 'fog' : 'clear'}.`,
    ];
    for (let area = AREAS - 1; area >= 0; area--) lines.push(areaLine(state, area));
    lines.push(`Belgium: ${state.corps === BELGIUM ? '30 Corps' : 'empty'}.`);
    return lines;
  },

  write(_state, action) {
    switch (action.kind) {
      case 'airdrop':
        return 'drop';
      case 'orders':
        return action.orders
          .flatMap((order, area) => (order === null ? [] : [`${AREA_NAMES[area]} ${order}`]))
          .join(', ');
      case 'advance':
        return `${action.piece} to ${action.to}`;
      case 'hold':
        return 'hold';
    }
  },

  read(state, _seat, text) {
    const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    switch (state.phase) {
      case 'airdrop':
        return words.length === 1 && ['drop', 'roll', 'airdrop'].includes(words[0]!)
          ? { kind: 'airdrop' }
          : misread(state, text);
      case 'orders':
        return readOrders(state, words) ?? misread(state, text);
      case 'advance':
        return readAdvance(state, words) ?? misread(state, text);
      case 'over':
        return { rule: 'End', text: 'The game is over.' };
    }
  },

  grammar,
};

function grammar(state: BattleCardState): string {
  switch (state.phase) {
    case 'airdrop':
      return 'Type "drop".';
    case 'orders':
      return ordersGrammar(state);
    case 'advance':
      return 'Type "corps", the division with it, or "hold".';
    case 'over':
      return 'You have no orders to give now.';
  }
}

function ordersGrammar(state: BattleCardState): string {
  const areas = areasToOrder(state);
  const [area = 0] = areas;
  if (optionsOf(state).orders !== 'first') {
    const where = areas.map(areaTitle).join(' or ');
    return `Type an order for ${where}, for example "${AREA_NAMES[area]} attack" or "${AREA_NAMES[area]} defend".`;
  }
  const letters = areas.map((_area, index) => (index % 2 === 0 ? 'a' : 'd')).join(' ');
  return `Type an order for each area, for example "${AREA_NAMES[area]} attack". You can also type the orders from south to north, "${letters}", or "attack all".`;
}

/** What can advance now, each named once. */
function movable(state: BattleCardState): string {
  const pieces = advanceChoices(state).flatMap(({ action }) =>
    action?.kind === 'advance'
      ? [action.piece === 'corps' ? '30 Corps' : `the ${divisionTitle(state.division[state.corps]!)}`]
      : [],
  );
  return [...new Set(pieces)].join(' or ');
}

function misread(state: BattleCardState, text: string): Refusal {
  return {
    rule: 'notation',
    text: `"${text.trim().slice(0, 60)}" is not an order you can give now. ${grammar(state)}`,
  };
}

function orderOf(word: string | undefined): Order | undefined {
  return word === 'attack' || word === 'a' ? 'attack' : word === 'defend' || word === 'd' ? 'defend' : undefined;
}

function readOrders(state: BattleCardState, words: readonly string[]): BattleCardAction | undefined {
  const areas = areasToOrder(state);
  const orders: (Order | null)[] = AREA_NAMES.map(() => null);
  const all = words.length === 2 && words.includes('all') ? orderOf(words.find((word) => word !== 'all')) : undefined;
  const plain = words.map(orderOf);
  if (all !== undefined) {
    for (const area of areas) orders[area] = all;
  } else if (words.length === areas.length && plain.every((order) => order !== undefined)) {
    for (const [index, area] of areas.entries()) orders[area] = plain[index]!;
  } else {
    if (words.length === 0 || words.length % 2 !== 0) return undefined;
    for (let at = 0; at < words.length; at += 2) {
      const [first = '', second = ''] = words.slice(at, at + 2);
      // "Grave attack" or "attack Grave".
      const order = orderOf(second) ?? orderOf(first);
      const area = areaFrom(orderOf(second) === undefined ? second : first);
      if (area === undefined || order === undefined || orders[area] !== null) return undefined;
      orders[area] = order;
    }
  }
  return { kind: 'orders', orders };
}

/** An area by its name or its first letters. */
function areaFrom(word: string): number | undefined {
  const found = AREA_NAMES.findIndex((name) => name.startsWith(word));
  return found < 0 ? undefined : found;
}

function readAdvance(state: BattleCardState, words: readonly string[]): BattleCardAction | Refusal | undefined {
  if (words.length === 1 && ['hold', 'nothing', 'pass'].includes(words[0]!)) return { kind: 'hold' };
  const [first = '', ...rest] = words.filter((word) => word !== 'to' && word !== '30');
  const piece = first === 'corps' ? 'corps' : first === 'unit' || DIVISION_WORDS.has(first) ? 'unit' : undefined;
  if (piece === undefined || rest.length > 1) return undefined;
  const named = DIVISION_WORDS.get(first);
  if (named !== undefined && (state.corps === BELGIUM || state.division[state.corps] !== named)) {
    return {
      rule: '3',
      text: `The ${divisionTitle(named)} is not in the same area as 30 Corps, so it cannot advance.`,
    };
  }
  const to = rest.length === 1 ? areaFrom(rest[0]!) : state.corps + 1;
  return to === undefined || to >= AREAS ? undefined : { kind: 'advance', piece, to: AREA_NAMES[to]! };
}

/** A division by its name, with or without the ending. */
const DIVISION_WORDS: ReadonlyMap<string, number> = new Map([
  ['101st', 0],
  ['101', 0],
  ['82nd', 1],
  ['82', 1],
  ['1st', 2],
]);

function actionTitle(state: BattleCardState, action: BattleCardAction): string {
  switch (action.kind) {
    case 'airdrop':
      return 'Roll the airdrop';
    case 'orders':
      return ordersTitle(state, action.orders);
    case 'advance':
      return action.piece === 'corps'
        ? `30 Corps to ${areaTitle(AREA_NAMES.indexOf(action.to))}`
        : `${divisionTitle(state.division[state.corps]!)} to ${areaTitle(AREA_NAMES.indexOf(action.to))}`;
    case 'hold':
      return 'Hold';
  }
}

function ordersTitle(state: BattleCardState, orders: Orders): string {
  const given = orders.flatMap((order, area) =>
    order === null
      ? []
      : [`${divisionTitle(state.division[area]!)} ${order === 'attack' ? 'attacks' : 'defends'} at ${areaTitle(area)}`],
  );
  return given.join('; ') || 'No orders yet';
}

export function divisionTitle(division: number): string {
  return division === NO_DIVISION ? 'Unit' : `${DIVISION_NAMES[division]} Airborne`;
}

function areaLine(state: BattleCardState, area: number): string {
  const parts: string[] = [];
  if (state.allied[area]! > 0) parts.push(`${divisionTitle(state.division[area]!)} ${state.allied[area]}`);
  if (state.german[area]! > 0) parts.push(`German ${state.german[area]}`);
  if (state.corps === area) parts.push('30 Corps');
  const who = state.control[area] === 1 ? 'Allied control' : 'German control';
  const edge =
    state.phase === 'orders' && battleDue(state, area)
      ? { allied: ', Allied advantage', german: ', German advantage', none: ', no advantage' }[advantageAt(state, area)]
      : '';
  return `${areaTitle(area)}: ${parts.join(', ') || 'empty'}; ${who}${edge}.`;
}

function losses(outcome: Outcome, allied: number): string {
  const parts: string[] = [];
  if (outcome.alliedLoss > 0) parts.push(`Allied loss ${outcome.alliedLoss}`);
  if (outcome.germanLoss > 0) parts.push(`German loss ${outcome.germanLoss}`);
  if (outcome.takesControl && allied > 0) parts.push('the Allies take the area');
  return parts.join(', ') || 'no effect';
}

function sentence(report: BattleCardReport): string | undefined {
  switch (report.kind) {
    case 'dropped':
      return `The ${divisionTitle(report.division)} drops at ${areaTitle(report.area)}: die ${report.roll}, strength ${report.strength}.`;
    case 'round':
      return `Round ${report.round} begins. The weather marker is on ${weatherSpace(report.round)}.`;
    case 'fought': {
      const edge = { allied: 'with the advantage', german: 'at a disadvantage', none: 'evenly matched' }[
        report.advantage
      ];
      const verb = report.order === 'attack' ? 'attacks' : 'defends';
      return `${areaTitle(report.area)}: the ${divisionTitle(report.division)} ${verb} ${edge}; die ${report.roll}: ${losses(report.outcome, report.allied)} (${report.allied} against ${report.german}).`;
    }
    case 'removed':
      return `The ${divisionTitle(report.division)} is destroyed at ${areaTitle(report.area)}.`;
    case 'reinforced':
      return `German reinforcements at ${areaTitle(report.area)}: strength ${report.german}.`;
    case 'withheld':
      return 'The Allies hold Arnhem, so no German reinforcements reach Nijmegen.';
    case 'retaken':
      return `The Germans retake ${areaTitle(report.area)}.`;
    case 'corps':
      return report.area === ARNHEM
        ? '30 Corps enters Arnhem.'
        : `30 Corps enters ${areaTitle(report.area)}${report.garrison > 0 ? ' and removes the German unit' : ''}.`;
    case 'advanced':
      return report.joins === NO_DIVISION
        ? `The ${divisionTitle(report.division)} advances to ${areaTitle(report.to)}.`
        : `The ${divisionTitle(report.division)} joins the ${divisionTitle(report.joins)} at ${areaTitle(report.to)}: strength ${report.strength}.`;
    case 'held':
      return report.possible ? '30 Corps holds.' : 'No advance is possible.';
    case 'tested':
      return report.roll >= report.needed
        ? `The sky clears (die ${report.roll}, ${report.needed} needed). The unit at Arnhem is reinforced to ${report.strength}.`
        : `Fog over Arnhem (die ${report.roll}, ${report.needed} needed): no reinforcement.`;
    case 'ended':
      return {
        arnhem: 'The road is open. Victory.',
        removed: 'A division is destroyed, and the battle is lost.',
        time: 'Time has run out.',
      }[report.ending];
  }
}
