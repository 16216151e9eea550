import {
  fieldsOf,
  schemaForNew,
  type OptionField,
  type OptionsSchema,
  type OptionValue,
  type OptionValues,
} from '@club-route/engine';
import { Badge } from '../rules/Badge.tsx';
import css from './NewGame.module.css';

interface OptionFieldsProps {
  readonly schema: OptionsSchema<OptionValues>;
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
  /** What is behind the fold. */
  readonly more: string;
}

/** A form made from a game's options: the few that matter at once, the rulings behind a fold, where numbers of rules stand too. */
export function OptionFields({ schema, values, onChange, more }: OptionFieldsProps) {
  const fields = fieldsOf(schemaForNew(schema));
  const render = ([name, field]: readonly [string, OptionField]) => (
    <Field
      key={name}
      name={name}
      field={field}
      value={values[name]!}
      onChange={(value) => onChange({ ...values, [name]: value })}
    />
  );
  const advanced = fields.filter(([, field]) => field.advanced);
  return (
    <>
      {fields.filter(([, field]) => !field.advanced).map(render)}
      {advanced.length === 0 ? null : (
        <details className={css.more}>
          <summary>
            {more} ({advanced.length})
          </summary>
          <div className={css.form}>{advanced.map(render)}</div>
        </details>
      )}
    </>
  );
}

interface FieldProps {
  readonly name: string;
  readonly field: OptionField;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

function Field({ name, field, value, onChange }: FieldProps) {
  const title = (
    <span>
      <strong>{field.label}</strong>
      {field.advanced ? <Grounds field={field} /> : null}
    </span>
  );
  if (field.kind === 'flag') {
    return (
      <div className={css.field}>
        <label>
          <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
          {title}
        </label>
        {field.help === undefined ? null : <p>{field.help}</p>}
      </div>
    );
  }
  return (
    <fieldset className={css.field}>
      <legend>{title}</legend>
      {field.help === undefined ? null : <p>{field.help}</p>}
      {field.kind === 'integer' ? (
        <input
          type="number"
          aria-label={field.label}
          min={field.low}
          max={field.high}
          value={Number(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      ) : (
        field.choices.map((choice) => (
          <label key={choice.value}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            {choice.label}
          </label>
        ))
      )}
    </fieldset>
  );
}

/** Which rule it is, and how we know it: for those who have opened the fold. */
function Grounds({ field: { rule, provenance } }: { readonly field: OptionField }) {
  return (
    <>
      {' '}
      {rule === undefined ? null : <small>{rule}</small>}{' '}
      {provenance === undefined ? null : <Badge provenance={provenance} />}
    </>
  );
}
