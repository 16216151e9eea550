import { FastDice, isRefusal, type Action, type Dice, type Game, type Language } from '@club-route/engine';
import type { CampaignAction } from '../src/actions.ts';
import type { Command } from '../src/data/headquarters.ts';
import { commanderOf, commandsOf, unitsUnder } from '../src/data/organisation.ts';
import { UNITS } from '../src/data/units.ts';
import { campaign } from '../src/game.ts';
import { language as firstLanguage } from '../src/language/index.ts';
import type { CampaignState } from '../src/state.ts';
import { usualRules, until } from './positions.ts';

/** Letters as people write them, one of each kind of order among them. */
export const LETTERS: readonly string[] = [
  'FROM 101 HQ\nTO 1/506\nAT 17 1630\nREF 101/3\nMOVE TO SON BRIDGE VIA 0715, 0813 BY ROAD\nIF CONTACT ATTACK\nHOLD SON BRIDGE\nEND',
  'FROM 9SS HQ\nTO 9SS RECON\nAT 17 1700\nRECCE TO NIJMEGEN VIA ELST\nENGAGE AT +1',
  'TO ENGINEERS\nREPAIR BRIDGE SON\n\nTO AIR\nPATROL 0210 TO 1322 FROM 1400 UNTIL 1800\nSTRIKE FOR 2I/5\nAIR RECCE 3845 TO 4348',
  'FROM 1 ABN HQ\nTO 10/4, 11/4, 156/4\nAT 18 1000\nDROP 10/4, 11/4, 156/4 ON DZ Y',
  'FROM 101 HQ\nTO XXX HQ\nMESSAGE: Son bridge blown 1630. Need bridging train.\nTo be sure: # send it.',
  'TO 1/9SS\nATTACK ENEMY AT OOSTERBEEK WITH GUNS 9SS ARTY BREAK OFF AT 50\nWITHDRAW TO ARNHEM\nWAIT UNTIL 1900\nWAIT FOR 2/9SS',
  'TO 1/82\nBOMBARD NIJMEGEN FOR 2 MISSIONS\nSUPPORT 1/508\n\nRegards,\nJim',
  'TO 82\nREPORT ALL\nCANCEL ALL\nMAP\n-- \nGavin',
  'TO 1C/5\nENTER AT 0600 IN ORDER 1C/5, 2G/5\nIF CONTACT WITHDRAW TO 3 KM S OF SON\nCHANGE DZ 1/Pol TO DZ O\nSUPPLY DROP ON DZ B\nFERRY 129 ACROSS WAAL AT 4045',
  'Dear umpire, is the bridge at Grave ours?',
];
const NOISE = [
  '>',
  '\n',
  'TO',
  'FROM',
  '0911',
  '9999',
  'END',
  ',',
  ' / ',
  '1/506',
  'ALL',
  '#',
  '+45',
  'ß→',
  '\u0000',
  'MOVE TO',
];

/** A letter with some of it left out, doubled, changed or moved into another. */
function mutated(letters: readonly string[], dice: Dice): string {
  let text = dice.pick(letters, 'letter');
  const changes = dice.between(0, 6, 'changes');
  for (let change = 0; change < changes; change++) {
    const at = dice.between(0, text.length, 'where');
    const length = dice.between(0, 12, 'how much');
    const put = [
      '',
      dice.pick(NOISE, 'noise'),
      text.slice(at, at + length).repeat(2),
      dice.pick(letters, 'another').slice(at, at + 3 * length),
      UNITS[dice.between(0, UNITS.length - 1, 'unit')].id,
    ];
    text = text.slice(0, at) + dice.pick(put, 'what') + text.slice(at + length);
  }
  return text;
}

/** What belongs to units and no letter of another commander may touch. */
function holdings(state: CampaignState, command: Command): string {
  const own = unitsUnder(state, command);
  const mine = <T extends { readonly unit: number }>(list: readonly T[]): readonly T[] =>
    list.filter(({ unit }) => commanderOf(state, unit) === command);
  return JSON.stringify([
    own.map((unit) => [state.unitCell[unit], state.unitStepTo[unit], state.unitZone[unit], state.unitEntry[unit]]),
    own.map((unit) => [state.chains[unit], state.standing[unit]]),
    [mine(state.queue), mine(state.flights), mine(state.arrivals)],
    state[`${command}Sent`].length,
  ]);
}

/** What came of many mails. */
export interface MailTrial {
  readonly accepted: number;
  readonly refused: number;
  /** What the slowest took to be read, by the clock that was given; 0 without one. */
  readonly slowest: number;
  readonly problem?: string;
}

/** A new afternoon now and then, so that a few wild letters do not use up the campaign. */
const MAILS_AN_AFTERNOON = 100;

/** What is tried: letters to a game from each of some positions in turn. */
export interface Edition<S extends CampaignState, A extends Action> {
  readonly game: Pick<Game<S, A>, 'action' | 'apply' | 'refuse' | 'shape' | 'sight'>;
  readonly language: Pick<Language<S, A, never, never>, 'orders' | 'read'>;
  readonly letters: readonly string[];
  readonly positions: readonly S[];
  /** Whether it may change what belongs to others: a battle does. */
  readonly touchesOthers: (action: A) => boolean;
}

/** Mutated mails to the first edition. */
export function tryMails(seed: number, count: number, now?: () => number): MailTrial {
  const begun = campaign.setup({ ...usualRules, days: 3 }, new FastDice(5));
  until(begun, '17 1615', new FastDice(6));
  const first = {
    game: campaign,
    language: firstLanguage,
    letters: LETTERS,
    positions: [begun],
    touchesOthers: () => false,
  };
  return tryEdition<CampaignState, CampaignAction>(first, seed, count, now);
}

/** Sends mutated mails: none crashes, none orders another's unit, and what is refused says why. */
export function tryEdition<S extends CampaignState, A extends Action>(
  edition: Edition<S, A>,
  seed: number,
  count: number,
  now?: () => number,
): MailTrial {
  const { game, language, letters, positions, touchesOthers } = edition;
  const dice = new FastDice(seed);
  let state = game.shape.copy(positions[0]);
  let [accepted, refused, slowest] = [0, 0, 0];
  for (let mail = 0; mail < count; mail++) {
    if (mail % MAILS_AN_AFTERNOON === 0)
      state = game.shape.copy(positions[(mail / MAILS_AN_AFTERNOON) % positions.length]);
    const commands = commandsOf(state);
    const command = dice.pick(commands, 'sender');
    const letter = mutated(letters, dice);
    if (now !== undefined) slowest = Math.max(slowest, timeToRead(edition, state, command, letter, now));
    for (const block of language.orders!(letter)) {
      const action = language.read(game.sight(state, command), command, block);
      const refusal = isRefusal(action) ? action : game.refuse(state, command, action);
      if (refusal?.rule === '' || refusal?.text === '') return problem(`no reason is given for ${block}`);
      if (refusal !== undefined || isRefusal(action)) {
        refused++;
        continue;
      }
      if (!game.action.safeParse(JSON.parse(JSON.stringify(action))).success)
        return problem(`what is read is no action: ${JSON.stringify(action)}`);
      const others = touchesOthers(action) ? [] : commands.filter((other) => other !== command);
      const before = others.map((other) => holdings(state, other));
      game.apply(state, command, action, dice);
      const touched = others.find((other, index) => holdings(state, other) !== before[index]);
      if (touched !== undefined) return problem(`${command} has given orders to units of ${touched}: ${block}`);
      accepted++;
    }
  }
  return { accepted, refused, slowest };

  function problem(text: string): MailTrial {
    return { accepted, refused, slowest, problem: text };
  }
}

/** The least of three, where it took long: whatever else the machine did was not the mail's fault. */
function timeToRead<S extends CampaignState, A extends Action>(
  { game, language }: Edition<S, A>,
  state: S,
  command: Command,
  letter: string,
  now: () => number,
): number {
  let least = Infinity;
  for (let count = 0; count < 3 && least > QUICK; count++) {
    const began = now();
    const sight = game.sight(state, command);
    for (const block of language.orders!(letter)) language.read(sight, command, block);
    least = Math.min(least, now() - began);
  }
  return least;
}
const QUICK = 20;
