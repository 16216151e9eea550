import { describe, expect, test } from 'vitest';
import {
  act,
  COMMANDS,
  commandWords,
  contentsLines,
  helpLines,
  part,
  pass,
  readCommand,
  sectionsCalled,
  type RulesSection,
} from '../../src/index.ts';

describe('a typed line', () => {
  test('is a command if it is the word alone, however it is written', () => {
    expect(readCommand('  Undo ')).toEqual({ word: 'undo', rest: '' });
    expect(readCommand('rules')).toEqual({ word: 'rules', rest: '' });
    for (const { word } of COMMANDS) expect(readCommand(word)).toEqual({ word, rest: '' });
  });

  test('is an order if it only begins like a command', () => {
    for (const line of ['back to Grave', 'hold', 'undoing', '', '3']) expect(readCommand(line), line).toBeUndefined();
  });

  test('may say which rules and which file', () => {
    expect(readCommand('rules  7.1')).toEqual({ word: 'rules', rest: '7.1' });
    expect(readCommand('save My Game.json')).toEqual({ word: 'save', rest: 'My Game.json' });
  });
});

test('help names every word and how to type an order', () => {
  const lines = helpLines('Type "drop".', { advisor: () => ({ kind: 'exact', value: () => 0, valueOf: () => 0 }) });
  expect(lines[0]).toBe('Type "drop".');
  expect(lines.slice(1).map((line) => line.split(':')[0])).toEqual(COMMANDS.map(({ word }) => word));
});

test('help offers hints only where there are odds', () => {
  const words = helpLines('Type "drop".', {}).map((line) => line.split(':')[0]);
  expect(words).not.toContain('hint');
  expect(helpLines('Type "drop".', { shotOdds: () => [] })).toContain(
    'hint: show the odds of each shot you could fire now, best first.',
  );
  expect(words).toContain('undo');
});

test('the words of a game are those that do something in it', () => {
  expect(commandWords({})).toEqual(COMMANDS.map(({ word }) => word).filter((word) => word !== 'hint'));
  expect(commandWords({ shotOdds: () => [] })).toEqual(COMMANDS.map(({ word }) => word));
});

test('sections are called by their number, with those below it, or all at once', () => {
  const rules: readonly RulesSection[] = ['Aim', '1', '7.0', '7.1', '70.0'].map((rule) => ({
    rule,
    title: `About ${rule}`,
    paragraphs: [],
  }));
  const called = (which: string): readonly string[] => sectionsCalled(rules, which).map(({ rule }) => rule);
  expect(called('aim')).toEqual(['Aim']);
  expect(called('1')).toEqual(['1']);
  expect(called('7')).toEqual(['7.0', '7.1']);
  expect(called('7.1')).toEqual(['7.1']);
  expect(called('all')).toHaveLength(5);
  expect(called('9')).toEqual([]);
  expect(contentsLines(rules)).toContain('7.1: About 7.1.');
});

test('a choice is a whole action, one that ends a phase, or a part of one', () => {
  expect(act('go')).toEqual({ action: 'go', draft: undefined, ends: false });
  expect(pass('end')).toEqual({ action: 'end', draft: undefined, ends: true });
  expect(part('a unit')).toEqual({ action: undefined, draft: 'a unit', ends: false });
  expect(part('a unit').ends).toBe(false);
});
