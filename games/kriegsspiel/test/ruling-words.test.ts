import { expect, test } from 'vitest';
import { campaign } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { choiceWords, ruledWords } from '../src/language/umpire/form.ts';
import { structureCalled } from '../src/data/structures.ts';
import { unitCalled } from '../src/data/units.ts';
import type { CampaignState } from '../src/state.ts';
import { choicesFor } from '../src/umpire/ruled.ts';
import { order, position, PurposeDice } from './positions.ts';
import { says } from './umpire-desk.ts';
import { WAITING } from './waiting.ts';

/** 25: how results are named to the umpire, and what he may type of them. */

const KINDS = Object.entries(WAITING);

test.each(KINDS)('%s: the table’s result and the choices are said in full', (_, waiting) => {
  const state = waiting();
  const pending = state.pending!;
  expect(language.answer!(state, 'umpire', 'PENDING')!.join('\n')).toContain(
    `: ${ruledWords(pending, pending.proposed)}.`,
  );
  expect(says(state, `RULE ${pending.id} 999 BECAUSE x`)).toBe(
    `Result ${pending.id} can be ${choiceWords(state, pending)}.`,
  );
});

test('a number says what it counts, a side which units it is', () => {
  const proposed = (what: keyof typeof WAITING): string => {
    const pending = WAITING[what]().pending!;
    return ruledWords(pending, pending.proposed);
  };
  expect(proposed('wading')).toBe('120 minutes');
  expect(proposed('Pannerden ferry')).toBe('8 hours');
  expect(proposed('supply')).toBe('4 points');
  expect(proposed('German squadrons')).toBe('2 squadrons');
  expect(proposed('who moves first')).toBe('Germans (1/59)');
  expect(proposed('weather')).toBe('poor');
  expect(ruledWords(WAITING.ferry().pending!, '1')).toBe('1 hour');
});

test('16.1: a test of a bridge says on which dice it goes, for a 1 may leave it standing', () => {
  const said = (bridge: string): string => {
    const state = position({ options: { umpireRules: true }, units: { '1/506': '2120' } });
    const ruling = { what: 'demolition', unit: unitCalled('1/506'), structure: structureCalled(bridge) } as const;
    state.pending = { id: 1, ...ruling, dice: [1], proposed: 'intact' };
    return language.answer!(state, 'umpire', 'PENDING')![1]!;
  };
  expect(said('son-bridge')).toContain('It is destroyed on a 1 or 2. Die 1');
  expect(said('nijmegen-bridge')).toContain('It is damaged on a 1 if a German unit is beside it. Die 1: intact.');
});

/** The bridge at Nijmegen, by its span, 24 average dice. */
function nijmegen(): CampaignState {
  const state = position({
    options: { umpireRules: true, repair: 'span', spanPerDie: 10 },
    units: { Engineers: '4044' },
    structures: { 'nijmegen-bridge': 'destroyed' },
  });
  order(state, 'Engineers', [{ kind: 'repair', structure: structureCalled('nijmegen-bridge') }]);
  while (state.pending === null)
    campaign.apply(state, 'clock', { kind: 'advance', to: state.minute + 60 }, new PurposeDice());
  return state;
}

test('R31: dozens of numbers are not told one by one', () => {
  const state = nijmegen();
  expect(choicesFor(state, state.pending!)).toHaveLength(73);
  expect(language.answer!(state, 'umpire', 'PENDING')!.at(-1)).toBe(
    'RULE 1 PROPOSED BECAUSE …, or A NUMBER FROM 48 TO 120 instead of PROPOSED.',
  );
  expect(says(state, 'RULE 1 121 BECAUSE x')).toBe('Result 1 can be a number from 48 to 120.');
  expect(says(state, 'RULE 1 47 BECAUSE x')).toBe('Result 1 can be a number from 48 to 120.');
  expect(says(state, 'RULE 1 120 HOURS BECAUSE x')).toBe('done');
});

test.each(KINDS)('%s: odd words of the umpire change nothing', (_, waiting) => {
  const state = waiting();
  const { id, proposed } = state.pending!;
  const odd = [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
    '-1',
    '+1',
    '1.5',
    '1e1',
    '0x2',
    '٣',
    '９９',
    'NaN',
    'Infinity',
    '9'.repeat(400),
    '\u0000',
    '\u001B[2J',
    '\u202E1',
    `${proposed} ${proposed}`,
    `${proposed} OR NOT`,
    'x'.repeat(100_000),
  ];
  const before = campaign.shape.copy(state);
  for (const word of odd)
    expect([word.slice(0, 40), says(state, `RULE ${id} ${word} BECAUSE x`)]).not.toContain('done');
  for (const number of ['', '-1', '0', '__proto__', `${id + 1}`, '9'.repeat(30), '\u0000'])
    expect([number, says(state, `RULE ${number} PROPOSED BECAUSE x`)]).not.toContain('done');
  expect(campaign.shape.equal(state, before)).toBe(true);
});

test.each(KINDS)('%s: forged rulings are refused, whatever their form lets through', (_, waiting) => {
  const state = waiting();
  const { id } = state.pending!;
  for (const as of ['007', '00', '999', 'A1 ', 'a1', 'proposed ', '__proto__', 'constructor', 1, null, ['1'], {}]) {
    const action = { kind: 'rule', id, as, because: 'x' };
    const parsed = campaign.action.safeParse(action);
    const refused = !parsed.success || campaign.refuse(state, 'umpire', parsed.data!) !== undefined;
    expect([as, refused]).toEqual([as, true]);
  }
  const proper = { kind: 'rule', id, as: 'proposed', because: 'x' } as const;
  for (const seat of ['xxx', 'airborne', 'german', 'clock'])
    expect(campaign.refuse(state, seat, proper)?.rule).toBe('25');
  campaign.apply(state, 'umpire', proper, new PurposeDice({ 'who attacks': [2, 5] }));
  expect(campaign.refuse(state, 'umpire', proper)?.text).toBe(`No result ${id} is waiting for your ruling.`);
});

test('where nothing waits, no result is named', () => {
  const state = position();
  for (const text of ['RULE 1 FOO BECAUSE x', 'RULE 1 __proto__ BECAUSE x'])
    expect(says(state, text)).toBe('No result is waiting for your ruling.');
  expect(says(state, 'RULE 1 A1 BECAUSE x')).toBe('No result 1 is waiting for your ruling.');
});
