import type { UnitField } from '../game.ts';
import css from './Fields.module.css';

/** Every value of a unit, each with its name; what it means is told on demand. */
export function Fields({ fields }: { readonly fields: readonly UnitField[] }) {
  return (
    <dl className={css.fields}>
      {fields.map(({ name, value, hint, isBad = false }) => (
        <div key={name} title={hint} data-bad={isBad}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
