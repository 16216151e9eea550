import {
  fieldsOf,
  type OptionField,
  type OptionsSchema,
  type OptionValue,
  type OptionValues,
} from '@club-route/engine';

/** How one option of a game is read in a match. */
export interface Reading {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** It is not the default. */
  readonly switched: boolean;
}

export function readingsOf(schema: OptionsSchema<OptionValues>, options: OptionValues): readonly Reading[] {
  return fieldsOf(schema).map(([name, field]) => ({
    name,
    label: field.label,
    value: valueText(field, options[name]!),
    switched: options[name] !== field.default,
  }));
}

function valueText(field: OptionField, value: OptionValue): string {
  switch (field.kind) {
    case 'flag':
      return value === true ? 'yes' : 'no';
    case 'integer':
      return String(value);
    case 'choice':
      return field.choices.find((choice) => choice.value === value)?.label ?? String(value);
  }
}
