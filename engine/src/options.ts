import type { Provenance } from './contract.ts';
import { printable } from './text/printable.ts';

export type OptionValue = boolean | number | string;
export type OptionValues = Readonly<Record<string, OptionValue>>;

interface FieldBase {
  readonly label: string;
  readonly help?: string;
  /** Rule or ruling that the option switches, and where its default comes from. */
  readonly rule?: string;
  readonly provenance?: Provenance;
  /** Asked under "more rulings" instead of at once. */
  readonly advanced?: boolean;
}
export interface FlagField extends FieldBase {
  readonly kind: 'flag';
  readonly default: boolean;
}
export interface ChoiceField<T extends string = string> extends FieldBase {
  readonly kind: 'choice';
  readonly default: T;
  readonly choices: readonly OptionChoice<T>[];
}
export interface OptionChoice<T extends string = string> {
  readonly value: T;
  readonly label: string;
  /** A reading of earlier rules: matches begun under them keep it, and nobody can choose it for a new one. */
  readonly retired?: true;
}
export interface IntegerField extends FieldBase {
  readonly kind: 'integer';
  readonly default: number;
  readonly low: number;
  readonly high: number;
}
export type OptionField = FlagField | ChoiceField | IntegerField;

// A schema whose values are not known in detail has fields of any kind.
type FieldFor<V> = [OptionValue] extends [V]
  ? OptionField
  : [V] extends [boolean]
    ? FlagField
    : [V] extends [number]
      ? IntegerField
      : [V] extends [string]
        ? ChoiceField<V>
        : never;

/** What the new-game form asks, with defaults. */
export type OptionsSchema<O extends OptionValues> = { readonly [K in keyof O]: FieldFor<O[K]> };

export function defaultOptions<O extends OptionValues>(schema: OptionsSchema<O>): O {
  const values: Record<string, OptionValue> = {};
  for (const [name, field] of fieldsOf(schema)) values[name] = field.default;
  return values as O;
}

export function fieldsOf<O extends OptionValues>(
  schema: OptionsSchema<O>,
): readonly (readonly [string, OptionField])[] {
  return Object.entries(schema) as unknown as readonly (readonly [string, OptionField])[];
}

/** What may be chosen for a new match: everything but readings that are retired. */
export function schemaForNew<O extends OptionValues>(schema: OptionsSchema<O>): OptionsSchema<O> {
  const fields = fieldsOf(schema).map(([name, field]) => [
    name,
    field.kind === 'choice' ? { ...field, choices: field.choices.filter(({ retired }) => retired !== true) } : field,
  ]);
  return Object.fromEntries(fields) as OptionsSchema<O>;
}

/** The options of one match for another: the same, but the default where a reading is retired. */
export function renewOptions<O extends OptionValues>(schema: OptionsSchema<O>, options: O): O {
  const values = fieldsOf(schemaForNew(schema)).map(([name, field]) => [
    name,
    accepts(field, options[name]) ? options[name] : field.default,
  ]);
  return Object.fromEntries(values) as O;
}

/** Options from outside, completed with defaults; or a sentence that says which one is wrong and what would be right. */
export function readOptions<O extends OptionValues>(
  schema: OptionsSchema<O>,
  raw: unknown,
): { readonly options: O } | { readonly problem: string } {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { problem: 'The options are not a list of names and values.' };
  }
  const given = raw as Readonly<Record<string, unknown>>;
  const known = new Map(fieldsOf(schema));
  for (const name of Object.keys(given)) {
    if (!known.has(name)) {
      return {
        problem: `There is no option "${printable(name, 60)}"; the options are ${[...known.keys()].join(', ') || 'none'}.`,
      };
    }
  }
  const values: Record<string, OptionValue> = {};
  for (const [name, field] of known) {
    const value = Object.hasOwn(given, name) ? given[name] : field.default;
    if (!accepts(field, value)) {
      const found = printable(JSON.stringify(value) ?? 'nothing', 60);
      return { problem: `Option "${name}" must be ${expectation(field)}, not ${found}.` };
    }
    values[name] = value as OptionValue;
  }
  return { options: values as O };
}

function accepts(field: OptionField, value: unknown): boolean {
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'integer':
      return Number.isInteger(value) && (value as number) >= field.low && (value as number) <= field.high;
    case 'choice':
      return field.choices.some((choice) => choice.value === value);
  }
}

function expectation(field: OptionField): string {
  switch (field.kind) {
    case 'flag':
      return 'true or false';
    case 'integer':
      return `a whole number from ${field.low} to ${field.high}`;
    case 'choice':
      return `one of ${field.choices.map((choice) => `"${choice.value}"`).join(', ')}`;
  }
}
