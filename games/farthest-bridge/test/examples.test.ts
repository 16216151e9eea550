import { FastDice, isRefusal, mixSeed } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { farthestBridge } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { order, position, ruleAgainst, unit, usualRules } from './positions.ts';

test('the examples of a prompt are legal at that moment, in games of both scenarios', () => {
  const seen = new Set<string>();
  for (const [seed, scenario] of [
    [1, 'historic'],
    [2, 'free'],
    [3, 'historic'],
  ] as const) {
    const dice = new FastDice(mixSeed(seed, 0));
    const state = farthestBridge.setup({ ...usualRules, scenario, turns: 4 }, dice);
    for (let count = 0; farthestBridge.active(state).length > 0; count++) {
      const seat = farthestBridge.active(state)[0]!;
      if (count % 5 === 0 || state.step !== 'free') {
        seen.add(`${state.phase} ${state.step}`);
        const examples = [...language.grammar(state, seat).matchAll(/"([^"]+)"/g)].map(([, text]) => text!);
        expect(examples.length).toBeGreaterThan(0);
        for (const example of examples) {
          const action = language.read(state, seat, example);
          const refusal = isRefusal(action) ? action : farthestBridge.refuse(state, seat, action);
          expect(refusal, `${state.phase} ${state.step}: ${example}`).toBeUndefined();
        }
      }
      farthestBridge.apply(state, seat, randomChoice(farthestBridge, state, seat, dice), dice);
    }
  }
  for (const moment of [
    'deploy free',
    'alliedMove free',
    'alliedMove moving',
    'alliedMove demolition',
    'alliedCombat free',
    'alliedCombat defence',
    'alliedCombat retreat',
    'alliedCombat advance',
    'alliedMobile free',
    'germanMove free',
    'germanCombat free',
  ])
    expect([...seen]).toContain(moment);
});

test('a typed order takes the name of a place wherever it takes a hex', () => {
  const state = position({ units: { '1/504': '2215', Krft: '3024' }, waiting: ['2I/5'] });
  const read = (text: string): unknown => language.read(state, 'allied', text);
  expect(read('1/504 grave')).toEqual(read('1/504 2116'));
  expect(read('2I/5 at 0105 Best')).toEqual(read('2I/5 at 0105 0702'));
  expect(read('land 1/504 mook')).toMatchObject({ kind: 'land' });
  expect(read('1/504 by Grave 2316')).toMatchObject({ kind: 'move' });
  expect(read('1/504 Sint Anthonis')).toMatchObject({ kind: 'move', unit: unit('1/504') });
  expect(read('1/504 Arnhem')).toMatchObject({ text: 'That place has several hexes. Name one of 3423, 3523, 3524.' });
  expect(read('1/504 Atlantis')).toMatchObject({ text: expect.stringContaining('No place or hex') });
});

test.each([
  ['place grave', 'place 2116'],
  ['go grave', 'go 2116'],
  ['go by 2115 Grave', 'go by 2115 2116'],
  ['retreat Grave', 'retreat 2116'],
  ['advance 1/504 to Grave', 'advance 1/504 2116'],
  ['2I/5 at Best grave', '2I/5 at 0702 2116'],
  ['deploy Grave Best Sint Anthonis', 'deploy 2116 0702 1219'],
  ['bridge Grave/2115', 'bridge 2115/2116'],
  ['bridge 2115 grave', 'bridge 2115/2116'],
  ['bombard grave +us3', 'bombard 2116 +us3'],
  ['attack Grave with 1/504', 'attack 2116 with 1/504'],
])('"%s" is read as "%s"', (named, numbered) => {
  const state = position({ units: { '1/504': '2215', Krft: '2116' }, waiting: ['2I/5'] });
  const action = language.read(state, 'allied', named);
  expect(isRefusal(action)).toBe(false);
  expect(action).toEqual(language.read(state, 'allied', numbered));
});

test('an attack on a place strikes the enemy there, whichever of its hexes he holds', () => {
  const state = position({ phase: 'alliedCombat', units: { '32': '3423', BrDf: '3524' } });
  expect(language.read(state, 'allied', 'attack Arnhem with 32')).toEqual(
    language.read(state, 'allied', 'attack 3524 with 32'),
  );
});

test('ending a phase with units that could still land or arrive is asked about first', () => {
  const state = position({ waiting: ['2I/5', '1/Pol'], units: { '1/504': '2320' } });
  const caution = (): string | undefined => language.caution!(state, 'allied', { kind: 'end' })?.text;
  expect(caution()).toBe('1/Pol has not landed, and 2I/5 has not arrived.');
  expect(language.caution!(state, 'allied', { kind: 'holdBack' })).toBeUndefined();
  order(state, 'hold');
  expect(caution()).toBeUndefined();
  expect(ruleAgainst(state, 'end')).toBeUndefined();
});
