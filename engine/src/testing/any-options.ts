import type { Dice } from '../dice/dice.ts';
import { fieldsOf, type OptionField, type OptionsSchema, type OptionValue, type OptionValues } from '../options.ts';

/** Options drawn at random: each its default half the time, so that odd combinations do not drown the usual game. */
export function anyOptions<O extends OptionValues>(schema: OptionsSchema<O>, dice: Dice): O {
  const values: Record<string, OptionValue> = {};
  for (const [name, field] of fieldsOf(schema)) {
    values[name] = dice.chance(1, 2, 'default') ? field.default : anyValue(field, dice);
  }
  return values as O;
}

function anyValue(field: OptionField, dice: Dice): OptionValue {
  switch (field.kind) {
    case 'flag':
      return !field.default;
    case 'integer':
      return dice.between(field.low, field.high, 'option');
    case 'choice':
      return dice.pick(field.choices, 'option').value;
  }
}
