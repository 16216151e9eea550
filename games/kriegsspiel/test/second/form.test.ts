import { FastDice, isRefusal } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { cellOf } from '../../src/data/board.ts';
import { unitCalled } from '../../src/data/units.ts';
import type { SecondAction, SecondActionOf } from '../../src/second/actions.ts';
import { playedResult } from '../../src/second/battle/settle.ts';
import { officerDecides } from '../../src/second/bot/officer.ts';
import { secondCampaign } from '../../src/second/game.ts';
import { secondLanguage } from '../../src/second/language/index.ts';
import { battleOf, resume } from '../../src/second/moment.ts';
import { playAction } from '../../src/tactical/play.ts';
import { secondShape, type SecondState } from '../../src/second/state.ts';
import { askedSide } from '../../src/tactical/refuse.ts';
import { attackTo, PurposeDice } from '../positions.ts';
import { answerBy, done, goOn, ordered, secondPosition } from './positions.ts';

/** The same battle, to be fought by its commanders here or on a table elsewhere. */
function opened(by: 'commander' | 'elsewhere'): SecondState {
  const state = secondPosition('18 0930', { '2/1': '4559', '1/9SS': '4659', '2/9SS': '4660' });
  ordered(state, '1/9SS', attackTo('4559'));
  goOn(state, '18 1000');
  done(state, 'ss9', answerBy(by));
  done(state, 'abn1', answerBy(by));
  return state;
}

const ID = '18-1000-4559';
const HEAD = `BATTLE ${ID} TURNS 7 MEDALS ALLIED 2 GERMAN 0 HOLDS FIELD NOBODY`;

function readForm(state: SecondState, text: string): SecondActionOf<'form'> {
  const action = secondLanguage.read(state, 'umpire', text);
  if (isRefusal(action)) throw new Error(action.text);
  return action as SecondActionOf<'form'>;
}

/** Why a typed form is refused, by reading or by the rules. */
function problem(text: string, seat = 'abn1'): string | undefined {
  const state = opened('elsewhere');
  const before = secondShape.copy(state);
  const action = secondLanguage.read(secondCampaign.sight(state, seat), seat, text);
  const refused = isRefusal(action) ? action : secondCampaign.refuse(state, seat, action);
  if (refused !== undefined) expect(secondShape.equal(state, before)).toBe(true);
  return refused?.text;
}

describe('21.6: the form of a battle that was fought elsewhere', () => {
  test('as the source of the form prints it, on one line or on several, and back', () => {
    const state = opened('elsewhere');
    const text = `${HEAD}\nLOST 2/1 7   LOST 1/9SS 5\nLOST 2/9SS 3\nRUIN 4559`;
    const form = readForm(state, text);
    expect(form).toMatchObject({
      battle: ID,
      turns: 7,
      medals: { allied: 2, german: 0 },
      holds: 'nobody',
      ruins: [cellOf('4559')],
    });
    expect(form.lost).toEqual([
      [unitCalled('2/1'), 7],
      [unitCalled('1/9SS'), 5],
      [unitCalled('2/9SS'), 3],
    ]);
    expect(readForm(state, secondLanguage.write(state, form))).toEqual(form);
  });

  test('it comes by letter too: greetings, quoted lines and what follows the end are not read', () => {
    const letter = `Dear umpire,\nwe have fought.\n\n${HEAD}\nLOST 2/1 3\nEND\n\nYours, A.\n> TO 2/1`;
    const [order, ...others] = secondLanguage.orders!(letter);
    expect([order, others]).toEqual([`${HEAD}\nLOST 2/1 3`, []]);
    expect(problem(order)).toBeUndefined();
  });

  test('a slip between its head and its end is read, and refused, rather than passed over', () => {
    const mailed = (...lines: readonly string[]): string => secondLanguage.orders!(`Sir,\n\n${lines.join('\n')}`)[0];
    expect(problem(mailed(HEAD, 'LOSS 2/1 3', 'END', '', 'Yours, A.'))).toContain('LOSS 2/1 3');
    expect(problem(mailed(HEAD, '2/1 down 3', 'LOST 1/9SS 5'))).toContain('2/1 down 3');
    expect(problem(mailed(HEAD, 'LOSS 2/1 3', '', 'Yours, A.'))).toContain('LOSS 2/1 3');
    // Nor is a head on two lines half a head.
    expect(
      problem(mailed(...HEAD.split(' MEDALS').map((part, at) => (at === 0 ? part : `MEDALS${part}`)))),
    ).toBeUndefined();
    expect(mailed(HEAD, 'LOST 2/1 3', '', 'Yours, A.')).toBe(`${HEAD}\nLOST 2/1 3`);
  });

  test('what is quoted is short and shows no control character, and what is read is an action', () => {
    const turned = problem(HEAD.replace(ID, '18\u202E\u001B[31m'));
    expect(turned).toContain('\uFFFD\uFFFD[31m');
    expect(turned).not.toMatch(/\p{C}/u);
    const faults = [
      HEAD.replace(ID, 'x'.repeat(200_000)),
      `${HEAD} ${'LOST 2/1 1 '.repeat(20_000)}`,
      `${HEAD} ${['4559', '4659', '4660', '4560', '4558', '4658', '4759'].map((square) => `RUIN ${square}`).join(' ')}`,
    ];
    for (const text of faults) {
      const said = problem(text);
      expect(said).toMatch(/^“.+”: /);
      expect(said!.length).toBeLessThan(300);
    }
    const answer = secondLanguage.read(opened('elsewhere'), 'abn1', `ANSWER BY COMPUTER PLAN: ${'x'.repeat(1999)}😀`);
    expect(answer).toMatchObject({ plan: 'x'.repeat(1999) });
  });

  test('orders above and below it in the same letter are carried out too', () => {
    const form = `${HEAD}\nLOST 2/1 3`;
    const letter = `Dear umpire,\n\nTO 1/9SS\nHOLD\n\n${form}\n\nTO 2/9SS\nHOLD\n\nEND\n\nTO 2/9SS\nREPORT ALL`;
    const [above, own, below, ...others] = secondLanguage.orders!(letter);
    expect([above, own, others]).toEqual(['TO 1/9SS\nHOLD', form, []]);
    expect(below).toContain('TO 2/9SS\nHOLD');
    const answer = 'ANSWER BY COMMANDER PLAN: Wait.\nTo the bridge at night.';
    expect(secondLanguage.orders!(`${answer}\n\nTO 2/1\nHOLD`)).toEqual([answer, 'TO 2/1\nHOLD']);
    // What is quoted below is nobody's order.
    expect(secondLanguage.orders!(`${answer}\n\n> TO 2/1\n> HOLD`)).toEqual([answer]);
  });

  test('G109: where both sides have won their medals, either may hold the field', () => {
    const both = (holds: string): string => `BATTLE ${ID} TURNS 7 MEDALS ALLIED 6 GERMAN 1 HOLDS FIELD ${holds}`;
    expect(problem(both('ALLIED'))).toBeUndefined();
    expect(problem(both('GERMAN'))).toBeUndefined();
    expect(problem(both('NOBODY'))).toContain('both won their medals');
  });

  const FAULTS: Readonly<Record<string, readonly [text: string, says: string]>> = {
    'another battle': [HEAD.replace(ID, '17-1000-4559'), `the battle that is fought now is ${ID}`],
    'more turns than there are': [HEAD.replace('TURNS 7', 'TURNS 13'), 'from 1 to 12 turns'],
    'more medals than were to win': [HEAD.replace('GERMAN 0', 'GERMAN 2'), 'GERMAN had 1 to win'],
    'a field that the winner does not hold': [
      HEAD.replace('GERMAN 0', 'GERMAN 1'),
      'won the medals and holds the field',
    ],
    'a unit that is not in the battle': [`${HEAD} LOST 1/506 1`, '“LOST 1/506 1”: that unit is not in this battle'],
    'a unit that there is not': [`${HEAD} LOST 9/999 1`, '“LOST 9/999 1”: there is no unit'],
    'a unit twice': [`${HEAD} LOST 2/1 1 LOST 2/1 2`, 'the unit is named twice'],
    'more figures than it had': [`${HEAD} LOST 2/1 99`, '“LOST 2/1 99”: it came with'],
    'an exit that is none': [`${HEAD} EXIT 2/1 1`, 'only the attacker has exits'],
    'more companies than it had': [`${HEAD} EXIT 1/9SS 50`, '“EXIT 1/9SS 50”: '],
    'a ruin elsewhere': [`${HEAD} RUIN 0911`, 'not in the area of the battle'],
    'a square twice': [`${HEAD} RUIN 4559 RUIN 4559`, 'named twice'],
    'a square that there is not': [`${HEAD} RUIN 9999`, 'not a square on the map'],
    'a line that is none': [`${HEAD} LOST 2/1 many`, '“LOST 2/1 many”'],
    'a head that is none': [`BATTLE ${ID} TURNS seven`, 'write BATTLE, its number'],
  };

  test.each(Object.keys(FAULTS))('S17: refused, quoting the line, the battle open as before: %s', (name) => {
    const [text, says] = FAULTS[name];
    expect(problem(text)).toContain(says);
  });

  test('only its commanders and the umpire send it, and only of a battle elsewhere', () => {
    const form = readForm(opened('elsewhere'), HEAD);
    expect(secondCampaign.refuse(opened('elsewhere'), 'abn82', form)?.rule).toBe('21.6');
    expect(secondCampaign.refuse(opened('commander'), 'abn1', form)?.rule).toBe('21.6');
    expect(secondCampaign.refuse(opened('elsewhere'), 'umpire', form)).toBeUndefined();
  });

  test('a unit that is not named has lost nothing', () => {
    const state = opened('elsewhere');
    done(state, 'ss9', readForm(state, `${HEAD} LOST 1/9SS 5`));
    expect(state.unitStrength[unitCalled('2/1')]).toBe(100);
    expect(state.unitStrength[unitCalled('1/9SS')]).toBeLessThan(100);
    expect(state.engagement).toBeNull();
  });
});

describe('the same battle, played here and entered by form', () => {
  test.each([1, 2, 3])('leaves the same campaign behind, from seed %i', (seed) => {
    const here = opened('commander');
    const dice = new FastDice(seed);
    let form: SecondAction | undefined;
    while (here.engagement?.id === ID) {
      const side = askedSide(here)!;
      const order: SecondAction = { kind: 'battle', order: officerDecides(here, side) };
      // What the form will say is read off the board before the last order, tried out on a copy.
      const copy = secondShape.copy(here);
      const last = secondShape.copy(here);
      secondCampaign.apply(copy, here.engagement.commanders[side], order, new FastDice(seed * 1000));
      if (copy.engagement?.id !== ID) {
        form = formOf(last, order, seed);
        secondCampaign.apply(here, here.engagement.commanders[side], order, new FastDice(seed * 1000));
      } else secondCampaign.apply(here, here.engagement.commanders[side], order, dice);
    }
    const there = opened('elsewhere');
    done(there, 'abn1', form!, new PurposeDice());
    const CAMPAIGN = ['unitCell', 'unitStrength', 'unitState', 'unitBusyUntil', 'ruins', 'stragglers'] as const;
    for (const name of CAMPAIGN) expect([name, there[name]]).toEqual([name, here[name]]);
  });

  /** Plays the last order without carrying the battle over, and writes down how it ended. */
  function formOf(state: SecondState, order: SecondAction, seed: number): SecondAction {
    const side = askedSide(state)!;
    const moment = resume(state, new FastDice(seed * 1000), undefined);
    const result = lastOf(moment, side, order);
    return {
      kind: 'form',
      battle: ID,
      turns: result.turns,
      medals: result.medals,
      holds: result.holds,
      lost: [...result.lost],
      exits: [...result.exits].filter(([, companies]) => companies > 0),
      ruins: result.ruins,
    };
  }
});

function lastOf(moment: ReturnType<typeof resume>, side: 'allied' | 'german', order: SecondAction) {
  if (order.kind !== 'battle') throw new Error('no order');
  playAction(battleOf(moment), side, order.order);
  return playedResult(moment);
}
