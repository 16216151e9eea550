import { describe, expect, test } from 'vitest';
import { defaultOptions, FastDice, fieldsOf, readOptions, type OptionsSchema } from '../src/index.ts';
import { anyOptions } from '../src/testing/index.ts';

type Options = { readonly weather: boolean; readonly turns: number; readonly scale: 'short' | 'long' };

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
    [{ turns: 1.5 }, 'Option "turns" must be a whole number from 1 to 20, not 1.5.'],
    [{ turns: '5' }, 'Option "turns" must be a whole number from 1 to 20, not "5".'],
    [{ scale: 'huge' }, 'Option "scale" must be one of "short", "long", not "huge".'],
    [JSON.parse('{"__proto__": 1}'), 'There is no option "__proto__"; the options are weather, turns, scale.'],
  ])('refuse %j', (raw, problem) => {
    expect(readOptions(schema, raw)).toEqual({ problem });
  });

  test('can be drawn at random', () => {
    const dice = new FastDice(1);
    const drawn = Array.from({ length: 200 }, () => anyOptions(schema, dice));
    for (const options of drawn) expect(readOptions(schema, options)).toEqual({ options });
    expect(new Set(drawn.map((options) => options.scale)).size).toBe(2);
    expect(new Set(drawn.map((options) => options.turns)).size).toBeGreaterThan(10);
  });
});
