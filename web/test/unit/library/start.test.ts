import { battleCardModule } from '@club-route/battle-card';
import { defaultOptions, type GameModule } from '@club-route/engine';
import { patrol } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { matchFor } from '../../../src/library/start.ts';
import { patrolModule } from '../table/patrol.ts';

test('with typed dice a game starts whose set-up rolls; the program rolls for it', () => {
  const module = patrolModule as unknown as GameModule;
  const match = matchFor(module, { options: defaultOptions(patrol.options), dice: 'typed' }, 'typed');
  expect(match.header.dice).toEqual({ kind: 'typed' });
  expect(match.steps[0]!.entry.draws.map(({ purpose }) => purpose)).toEqual(['nightfall']);
});

test('a set-up without dice needs none', () => {
  const module = battleCardModule as unknown as GameModule;
  const match = matchFor(module, { options: defaultOptions(module.game.options), dice: 'typed' }, 'typed');
  expect(match.steps[0]!.entry.draws).toEqual([]);
});
