import type { Dice } from '../dice/dice.ts';
import { fieldsOf, type OptionField, type OptionsSchema, type OptionValue, type OptionValues } from '../options.ts';
import type { AnyGame } from './law.ts';

/** Options drawn at random: each its default half the time, so that odd combinations do not drown the usual game. */
export function anyOptions<O extends OptionValues>(schema: OptionsSchema<O>, dice: Dice): O {
  const values: Record<string, OptionValue> = {};
  for (const [name, field] of fieldsOf(schema)) {
    values[name] = dice.chance(1, 2, 'default') ? field.default : anyValue(field, dice);
  }
  return values as O;
}

const MOST_DRAWN = 40;

/** Options drawn until the game hides something from somebody: in some games only few do. */
export function hidingOptions(game: AnyGame, dice: Dice): OptionValues {
  let options = anyOptions(game.options, dice);
  for (let drawn = 1; drawn < MOST_DRAWN && !hides(game, options, dice); drawn++)
    options = anyOptions(game.options, dice);
  return options;
}

function hides(game: AnyGame, options: OptionValues, dice: Dice): boolean {
  const state = game.setup(options, dice);
  return [...game.seats, 'spectator'].some((viewer) => !game.shape.equal(game.sight(state, viewer), state));
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
