import { expect, test } from 'vitest';
import { numberOf } from '../../src/data/units.ts';
import { sight } from '../../src/sight.ts';
import { unitPanel } from '../../src/view/unit-panel.ts';
import { order, position } from '../positions.ts';

const values = (...panel: Parameters<typeof unitPanel>): Record<string, string> =>
  Object.fromEntries(unitPanel(...panel).map(({ name, value }) => [name, value]));

test('8.4: the example of the rule book, field by field', () => {
  const state = position({
    phase: 'germanFirst',
    options: { game: 'advanced' },
    units: { 'HQ/9SS': '14,17 cp=30 fort=1 eff=95 guns=95 op=9', '1/POL': '14,18' },
  });
  state.unitRange[numberOf('HQ/9SS')] = 2;
  order(state, 'attack HQ/9SS 14,18');
  expect(values(state, numberOf('HQ/9SS'))).toEqual({
    Side: 'German',
    Formation: '9th SS Panzer',
    Type: 'headquarters',
    Size: 'division',
    Stack: '2',
    CP: '30',
    Fort: '1',
    Eff: '95',
    DB: 'N',
    Art: '95(1)S',
    Org: 'N-61',
    // S3.9: the sample's "1" is an I for "in".
    Command: 'in',
    Adv: '0',
    Attack: '14,18, battle 1',
    Terrain: 'open',
    OP: '9',
    Mode: 'normal',
    Supply: 'supplied',
  });
});

test('8.4, H34: of an enemy whose numbers are hidden only what is seen', () => {
  const state = position({ options: { game: 'advanced', hidden: true }, units: { '88': '14,17', '1/POL': '14,18' } });
  const panel = values(sight(state, 'allied'), numberOf('88'));
  expect(panel).toMatchObject({
    Formation: 'Independent units',
    Type: 'infantry',
    Stack: '1',
    Mode: 'normal',
    Terrain: 'open',
  });
  for (const name of ['CP', 'Fort', 'Eff', 'DB', 'Art', 'Org', 'Command', 'Adv', 'Attack', 'OP', 'Supply'])
    expect(panel[name], name).toBe('?');
});

test('what is wrong is marked', () => {
  const state = position({ units: { '1/POL': '14,18 op=0 supply=2 out' } });
  const bad = unitPanel(state, numberOf('1/POL')).filter(({ isBad }) => isBad);
  expect(bad.map(({ name }) => name)).toEqual(['Command', 'OP', 'Supply']);
});
