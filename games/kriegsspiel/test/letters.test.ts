import { FastDice, isRefusal } from '@club-route/engine';
import { expect, test } from 'vitest';
import { actionSchema } from '../src/actions.ts';
import { COMMANDS, commandOf } from '../src/data/headquarters.ts';
import { campaign } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { kriegsspielModule } from '../src/index.ts';
import { understood } from '../src/language/orders/echo.ts';
import { position, usualRules } from './positions.ts';

/** Letters as people write them, to be spoilt. */
const LETTERS: readonly string[] = [
  'FROM 101 HQ\nTO 1/506\nAT 17 1430\nREF 101/3\nMOVE TO SON BRIDGE VIA 0711, 0810 BY ROAD\nIF CONTACT ATTACK\nHOLD SON BRIDGE\nEND',
  'Dear umpire,\n\nTO 9SS RECON\nRECCE TO NIJMEGEN VIA ELST\nENGAGE AT +1\n\nHeil and goodbye\nGräbner',
  'TO AIR\nPATROL 0210 TO 1322 FROM 1400 UNTIL 1800\nSTRIKE FOR 2I/5\nAIR RECCE 3845 TO 4348',
  'TO 10/4, 11/4, 156/4\nAT 18 1000\nDROP 10/4, 11/4, 156/4 ON DZ Y\n--\nBoy',
  'TO XXX HQ\nMESSAGE: Son bridge blown 1630. Need bridging train. # really',
  'TO 2I/5\nATTACK ENEMY AT 0911 WITH GUNS 55, 153 WITH AIR 2 BREAK OFF AT 25%\nTHEN HOLD\nTO Engineers\nREPAIR SON',
  'TO Engineers\nFERRY 1/505 ACROSS WAAL AT 4045\nCANCEL ALL\nREPORT ENEMY\nMAP',
];
const SCRAPS = [
  '',
  ' ',
  '\n',
  ',',
  '/',
  '0',
  '9999',
  'TO ',
  'FROM ',
  'END',
  ':',
  '#',
  '\u00a0',
  '>',
  '+',
  '1/506',
  'KM N OF ',
  '😀',
];

/** One letter with a few places cut out, doubled or replaced. */
function spoilt(dice: FastDice): string {
  let letter = dice.pick(LETTERS, 'letter');
  for (let times = dice.between(0, 6); times > 0; times--) {
    const at = dice.between(0, letter.length);
    const length = dice.between(0, 8);
    letter = letter.slice(0, at) + dice.pick(SCRAPS, 'scrap') + letter.slice(at + length);
  }
  return letter;
}

test('2,000 spoilt letters: nothing breaks, and no order reaches another commander’s unit', () => {
  const dice = new FastDice(1944);
  const state = campaign.setup(usualRules, dice);
  const sights = new Map(COMMANDS.map((command) => [command, campaign.sight(state, command)]));
  let read = 0;
  for (let count = 0; count < 2000; count++) {
    const seat = dice.pick(COMMANDS, 'seat');
    for (const block of language.orders!(spoilt(dice))) {
      const action = language.read(sights.get(seat)!, seat, block);
      if (isRefusal(action)) {
        expect(action.text).not.toBe('');
        continue;
      }
      expect(actionSchema.safeParse(action).success).toBe(true);
      if (campaign.refuse(state, seat, action) !== undefined) continue;
      read++;
      if (action.kind === 'send' && 'units' in action.to)
        for (const unit of action.to.units) expect(commandOf(unit)).toBe(seat);
    }
  }
  expect(read).toBeGreaterThan(100);
});

test('a letter in the making is echoed as it is understood, each part alone, and no die is rolled', () => {
  const sight = campaign.sight(position({ time: '17 1430', units: { '1/506': '0715', '2/506': '0815' } }), 'airborne');
  const letter =
    'TO 1/506\nmove to son bridge by road\n\nTO 2/506\nMOVE TO SONN\n\nTO 1/9SS\nREPORT\n\nTO 2/506\nAT 17 1200\nHOLD';
  const [good, unknown, others, past] = understood(kriegsspielModule, sight, 'airborne', letter);
  expect(good).toMatchObject({ lines: ['TO 1/506', 'MOVE TO SON-BRIDGE BY ROAD'] });
  expect(good.action && good.expected.join()).toMatch(/^1\/506 arrives at Son about 17 Sep 1\d:\d\d\.$/);
  expect(unknown.refusal?.text).toContain('“MOVE TO SONN”');
  expect(others.refusal?.text).toContain('1/9SS');
  expect(past.action && past.expected).toEqual(['That time has passed, so the order begins now.']);
  expect(understood(kriegsspielModule, sight, 'airborne', 'We are short of food.')).toMatchObject([
    { action: { kind: 'letter' } },
  ]);
  expect(understood(kriegsspielModule, sight, 'airborne', '  ')).toEqual([]);
});
