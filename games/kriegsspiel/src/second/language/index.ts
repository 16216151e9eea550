import { scale, type Language, type Seat, type SeatNames, type Viewer } from '@club-route/engine';
import { grammar, opens, prompt } from '../../language/index.ts';
import { battleName, battleTitle } from '../../language/battle-name.ts';
import { recount } from '../../language/recount.ts';
import { NAME_OF, sentence } from '../../language/sentences.ts';
import { describe } from '../../language/position.ts';
import { answer } from '../../language/umpire/questions.ts';
import { DIVISION_COMMANDS } from '../../data/headquarters.ts';
import { labelOf } from '../../data/board.ts';
import { isCommandOf, unitsUnder } from '../../data/organisation.ts';
import { charactersOf, pointsOfType } from '../data/display.ts';
import { ALL_UNITS, UNITS } from '../../data/units.ts';
import { describeBattle } from '../../tactical/language/position.ts';
import { battleLabel, battlePrompt } from '../../tactical/language/prompts.ts';
import { battleSentence } from '../../tactical/language/sentences.ts';
import { endingOf } from '../../outcome.ts';
import type { SecondAction } from '../actions.ts';
import { mayHaveAir } from '../battle/open.ts';
import { mayOrderIn, type SecondChoice, type SecondDraft } from '../choices.ts';
import type { SecondReport } from '../moment.ts';
import { sideInBattle, type SecondState } from '../state.ts';
import { askedSide } from '../../tactical/refuse.ts';
import { opensSecond, readSecond, secondOrders, writeSecond } from './notation.ts';
import { battlePage } from './page.ts';

const PEOPLE: Readonly<Record<string, SeatNames>> = {
  umpire: { side: 'Umpire', people: 'the umpires' },
  clock: { side: 'Clock', people: 'the clocks' },
  ...Object.fromEntries(
    DIVISION_COMMANDS.map((command) => {
      const name = NAME_OF[command];
      return [command, { side: name.replace(/^the /, ''), people: `the staff of ${name}` }];
    }),
  ),
  corps: { side: 'XXX Corps', people: `the staff of ${NAME_OF.corps}` },
  // Not a division: the plan and the flights, arrivals and the Luftwaffe.
  airborne: { side: 'Airborne lift', people: 'the staff of the airborne lift' },
  model: { side: 'Model’s headquarters', people: 'Model’s staff' },
};

export const secondLanguage: Language<SecondState, SecondAction, SecondDraft, SecondReport> = {
  names: (seat) => PEOPLE[seat],
  prompt: secondPrompt,
  doing: (_state, seat) =>
    seat === 'umpire'
      ? 'The umpire is watching and ruling.'
      : seat === 'clock'
        ? 'The clock is running.'
        : `The staff of ${NAME_OF[seat as keyof typeof NAME_OF]} are reading mail, writing orders and fighting battles.`,
  label,
  say: sayOf,
  recount: (report, viewer) =>
    report.kind === 'in battle' || report.kind === 'both answered' ? sayOf(report, viewer) : recount(report, viewer),
  ending: endingOf,
  describe: describeSecond,
  write: writeSecond,
  read: readSecond,
  grammar: secondGrammar,
  orders: secondOrders,
  answer: secondAnswer,
  opens: (first) => opensSecond(first) || opens(first),
};

function sayOf(report: SecondReport, viewer: Viewer): string | undefined {
  switch (report.kind) {
    case 'in battle':
      return battleSentence(report.report);
    case 'both answered':
      return `${battleTitle(report.battle)}: both sides have answered.`;
    default:
      return sentence(report, viewer);
  }
}

function wanted(mayFly: boolean): string {
  return mayFly ? 'Say who fights it, your plan, and whether you want aircraft.' : 'Say who fights it, and your plan.';
}

function secondPrompt(state: SecondState, seat: Seat, draft?: SecondDraft): string {
  if (draft !== undefined) return 'battle' in draft ? battlePrompt(state, draft.battle) : prompt(state, seat, draft);
  const { engagement } = state;
  const side = sideInBattle(state, seat);
  switch (engagement?.phase) {
    case 'briefing':
      if (side !== undefined && engagement.answers[side] === null)
        return `Answer the briefing for the ${battleName(engagement.id)}. ${wanted(mayHaveAir(engagement, side))}`;
      if (seat === 'clock' || seat === 'umpire') return 'Wait for the answers, or continue without them.';
      if (side !== undefined)
        return `Wait for your opponent’s answer about the ${battleName(engagement.id)}. You may write orders in the meantime.`;
      break;
    case 'settling':
      if (seat === 'umpire') return `Choose the table for the ${battleName(engagement.id)}. The sides differ.`;
      if (side !== undefined) return `Wait until the umpire chooses the table for the ${battleName(engagement.id)}.`;
      break;
    case 'form':
      if (side !== undefined || seat === 'umpire')
        return `Send the form of the ${battleName(engagement.id)}. Ask PAGE to see it.`;
      break;
    case 'fighting':
      if (isAsked(state, seat)) return battlePrompt(state);
      if (side !== undefined) return 'Wait for the enemy to act. You may write orders in the meantime.';
      break;
    default:
  }
  if (seat === 'clock' && engagement !== null) return 'Wait until the battle is over.';
  return prompt(state, seat);
}

function isAsked(state: SecondState, seat: Seat): boolean {
  const asked = askedSide(state);
  return asked !== undefined && mayOrderIn(state, seat, asked);
}

function label(state: SecondState, _seat: Seat, choice: SecondChoice): string {
  const { action, draft } = choice;
  if (draft !== undefined) {
    if ('battle' in draft) return battleLabel(state, { action: undefined, draft: draft.battle, ends: choice.ends });
    return `Order ${UNITS[draft.unit].id}`;
  }
  if (action?.kind === 'battle')
    return battleLabel(state, { action: action.order, draft: undefined, ends: choice.ends });
  if (action!.kind === 'attend') return 'Read the mail';
  return writeSecond(state, action!).replaceAll('\n', ' / ');
}

function describeSecond(state: SecondState, viewer: Viewer): readonly string[] {
  const lines = describe(state, viewer);
  const { engagement } = state;
  if (engagement === null) return lines;
  const side = sideInBattle(state, viewer);
  const isOpen = engagement.phase === 'fighting' || engagement.phase === 'form';
  const head = `${battleTitle(engagement.id)}. ${PHASES[engagement.phase]}`;
  if (side === undefined && viewer !== 'umpire' && viewer !== 'clock') return lines;
  return [...lines, head, ...(isOpen ? describeBattle(state, side) : [])];
}

const PHASES = {
  briefing: 'Both commanders are briefed.',
  settling: 'The umpire chooses where it is fought.',
  fighting: 'It is being fought.',
  form: 'It is being fought elsewhere. The form is still to come.',
} as const;

function secondGrammar(state: SecondState, seat: Seat): string {
  const { engagement } = state;
  const side = sideInBattle(state, seat);
  if (engagement?.phase === 'briefing' && side !== undefined && engagement.answers[side] === null)
    return 'Type ANSWER BY COMMANDER, COMPUTER or ELSEWHERE, then AIR, CONCEDE AT 2 and PLAN: as you like.';
  if (engagement?.phase === 'form' && side !== undefined)
    return `Type BATTLE ${engagement.id} TURNS 7 MEDALS ALLIED 1 GERMAN 0 HOLDS FIELD NOBODY, then LOST, EXIT, RUIN, and END.`;
  if (engagement?.phase === 'fighting' && isAsked(state, seat))
    return 'Type an order, for example "play", "go A1 0507" or "fire A1 G2". Name companies by letter and number, hexes by their four digits.';
  return grammar(state, seat);
}

/** 24: units in the characters of the source, with the size of their type; a commander's own as last reported. */
function display(state: SecondState, seat: Seat): readonly string[] {
  const isTrue = seat === 'umpire';
  const units = isCommandOf(state, seat) ? unitsUnder(state, seat) : isTrue ? ALL_UNITS : [];
  return units.flatMap((unit) => {
    const cell = isTrue ? state.unitCell[unit] : state.knownCell[unit];
    const strength = isTrue ? state.unitStrength[unit] : state.knownStrength[unit];
    const companies = scale(UNITS[unit].companies, strength, 100);
    const size = pointsOfType(companies);
    return cell < 0 ? [] : [`${labelOf(cell)} ${charactersOf(unit)}${companies} in ${size} points: ${UNITS[unit].id}`];
  });
}

/** PAGE shows the battle on a sheet; DISPLAY the units as the source draws them; all else as in the first edition. */
function secondAnswer(state: SecondState, seat: Seat, text: string): readonly string[] | undefined {
  const word = text.trim().toUpperCase();
  if (word === 'PAGE') {
    const side = sideInBattle(state, seat);
    const isOpen = state.engagement?.phase === 'form' || state.engagement?.phase === 'fighting';
    return isOpen && (side !== undefined || seat === 'umpire')
      ? battlePage(state, side)
      : ['There is no battle to show you.'];
  }
  if (word === 'DISPLAY') return display(state, seat);
  return /^BATTLE \S/.test(word) ? undefined : answer(state, seat, text);
}
