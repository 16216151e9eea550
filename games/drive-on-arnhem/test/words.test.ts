import { isRefusal } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { fieldsOf } from '@club-route/engine';
import { driveOnArnhem } from '../src/game.ts';
import { driveOnArnhemModule } from '../src/index.ts';
import { language } from '../src/language/index.ts';
import { optionsSchema } from '../src/options.ts';
import { register } from '../src/register.ts';
import { rules } from '../src/rules.ts';
import { bots } from '../src/bot/bots.ts';
import { FastDice } from '@club-route/engine';
import { sight } from '../src/sight.ts';
import { standing } from '../src/standing.ts';
import { position, usualRules } from './positions.ts';

describe('typed orders', () => {
  const state = position({ units: { '1/POL': '14,18', '504/82': '14,18' } });
  test.each([
    'end',
    'interdict',
    'strike 12,9',
    'supply 82 16,10 17,10',
    'supply POL',
    '504/82 by 13,13 12,13',
    'mode RCNA/10SS',
    'fortify 16SST',
    'withdraw 44',
    'attack 1/POL 14,17',
    'barrage HQ/1 14,17',
    'barrage HQ/1 none',
    'protect HQ/1 2',
    'advance 1/POL 1',
    'plot 504/82 breakdown',
    'disband 44',
    'keep 44',
    'deploy 16,9 15,26 3,7 8,7 drops 14,13',
  ])('%s is read and written back', (text) => {
    const action = language.read(state, 'allied', text);
    if (isRefusal(action)) throw new Error(action.text);
    expect(language.write(state, action)).toBe(text);
  });

  test.each([
    'strike 99,99',
    '504/82',
    '504/82 xyz',
    'attack nobody 14,17',
    'protect HQ/1 many',
    'plot 44 sideways',
    'supply 83',
  ])('%s is refused with a sentence', (text) =>
    expect(language.read(state, 'allied', text)).toMatchObject({ rule: 'notation' }),
  );

  test('no way leads there', () => expect(language.read(state, 'allied', '504/82 3,3')).toMatchObject({ rule: '8.7' }));
});

describe('the register', () => {
  test('entries have names of their own, and every option has one or is printed', () => {
    expect(new Set(register.map(({ id }) => id)).size).toBe(register.length);
    const options = fieldsOf(optionsSchema).map(([name]) => name);
    for (const { option } of register) if (option !== undefined) expect(options).toContain(option);
    const rulings = fieldsOf(optionsSchema).filter(([, field]) => field.advanced);
    for (const [name, field] of rulings) {
      const entry = register.find(({ option }) => option === name);
      expect(entry?.id, name).toBe(field.rule);
    }
  });

  test('all forty rulings are in it', () => {
    for (let number = 1; number <= 40; number++) expect(register.map(({ id }) => id)).toContain(`H${number}`);
  });
});

test('the rules have every section from 1 to 10', () => {
  const sections = new Set(rules.map(({ rule }) => rule.split('.')[0]));
  expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
});

test('a recruit plays a hidden game to its end', () => {
  const [recruit] = bots;
  const dice = new FastDice(5);
  const state = driveOnArnhem.setup({ ...usualRules, hidden: true, game: 'advanced' }, dice);
  const players = { allied: recruit.sit('allied'), german: recruit.sit('german') };
  while (driveOnArnhem.active(state).length > 0) {
    const seat = driveOnArnhem.active(state)[0] as 'allied' | 'german';
    const action = players[seat].decide(sight(state, seat), dice);
    expect(driveOnArnhem.refuse(state, seat, action)).toBeUndefined();
    driveOnArnhem.apply(state, seat, action, dice);
  }
  expect(driveOnArnhemModule.facts!(state)).toMatchObject({ turn: 10, points: state.score });
  for (const chart of driveOnArnhemModule.measures!.charts) expect(chart.of(state)).toHaveLength(chart.lines.length);
});

test('German air strikes may be settled in advance', () => {
  const state = position({ phase: 'germanAir' });
  expect(standing.answer(state, 'german', { aircraft: 'none' })).toEqual({ kind: 'end' });
  expect(standing.answer(state, 'german', { aircraft: 'ask' })).toBeUndefined();
  expect(standing.schema('allied')).toBeUndefined();
});
