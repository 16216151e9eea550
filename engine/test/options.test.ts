import { describe, expect, test } from 'vitest';
import {
  defaultOptions,
  FastDice,
  fieldsOf,
  readOptions,
  renewOptions,
  schemaForNew,
  type OptionsSchema,
} from '../src/index.ts';
import { anyOptions } from '../src/testing/index.ts';

type Options = { readonly weather: boolean; readonly turns: number; readonly scale: 'short' | 'long' };

type Old = Omit<Options, 'scale'> & { readonly scale: Options['scale'] | 'endless' };

const schema: OptionsSchema<Options> = {
  weather: { kind: 'flag', label: 'Weather', default: true },
  turns: { kind: 'integer', label: 'Turns', default: 10, low: 1, high: 20 },
  scale: {
    kind: 'choice',
    label: 'Scale',
    default: 'short',
    choices: [
      { value: 'short', label: 'Short' },
      { value: 'long', label: 'Long' },
    ],
  },
};

const defaults: Options = { weather: true, turns: 10, scale: 'short' };

describe('options', () => {
  test('have defaults', () => {
    expect(defaultOptions(schema)).toEqual(defaults);
    expect(readOptions(schema, {})).toEqual({ options: defaults });
    expect(fieldsOf(schema).map(([name]) => name)).toEqual(['weather', 'turns', 'scale']);
  });

  test('are completed, not replaced', () => {
    expect(readOptions(schema, { turns: 20 })).toEqual({ options: { ...defaults, turns: 20 } });
  });

  test.each([
    [null, 'The options are not a list of names and values.'],
    [[], 'The options are not a list of names and values.'],
    ['turns', 'The options are not a list of names and values.'],
    [{ length: 5 }, 'There is no option "length"; the options are weather, turns, scale.'],
    [{ weather: 1 }, 'Option "weather" must be true or false, not 1.'],
    [{ turns: 21 }, 'Option "turns" must be a whole number from 1 to 20, not 21.'],
    [{ turns: 0 }, 'Option "turns" must be a whole number from 1 to 20, not 0.'],
    [{ turns: undefined }, 'Option "turns" must be a whole number from 1 to 20, not nothing.'],
    [{ turns: 1.5 }, 'Option "turns" must be a whole number from 1 to 20, not 1.5.'],
    [{ turns: '5' }, 'Option "turns" must be a whole number from 1 to 20, not "5".'],
    [{ scale: 'huge' }, 'Option "scale" must be one of "short", "long", not "huge".'],
    [JSON.parse('{"__proto__": 1}'), 'There is no option "__proto__"; the options are weather, turns, scale.'],
  ])('refuse %j', (raw, problem) => {
    expect(readOptions(schema, raw)).toEqual({ problem });
  });

  test('may be the least and the most of a number', () => {
    for (const turns of [1, 20]) expect(readOptions(schema, { turns })).toEqual({ options: { ...defaults, turns } });
  });

  test('of a game that has none are none', () => {
    expect(readOptions({}, {})).toEqual({ options: {} });
    expect(readOptions({}, { turns: 1 })).toEqual({
      problem: 'There is no option "turns"; the options are none.',
    });
  });

  test('that nobody should choose anew are read, but not offered, and give way to the default', () => {
    const choices = [...schema.scale.choices, { value: 'endless', label: 'Endless', retired: true }] as const;
    const withOld: OptionsSchema<Old> = { ...schema, scale: { ...schema.scale, choices } };
    const old: Old = { weather: false, turns: 3, scale: 'endless' };
    expect(readOptions(withOld, old)).toEqual({ options: old });
    expect(schemaForNew(withOld)).toEqual(schema);
    expect(renewOptions(withOld, old)).toEqual({ weather: false, turns: 3, scale: 'short' });
    expect(renewOptions(withOld, { ...old, scale: 'long' })).toEqual({ weather: false, turns: 3, scale: 'long' });
  });

  test('can be drawn at random', () => {
    const dice = new FastDice(1);
    const drawn = Array.from({ length: 200 }, () => anyOptions(schema, dice));
    for (const options of drawn) expect(readOptions(schema, options)).toEqual({ options });
    expect(new Set(drawn.map((options) => options.scale)).size).toBe(2);
    expect(new Set(drawn.map((options) => options.turns)).size).toBeGreaterThan(10);
  });
});
