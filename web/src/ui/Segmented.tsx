import { useId, type ReactNode } from 'react';
import css from './Segmented.module.css';

interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
}

/** A few choices side by side: real radio buttons, so that arrows, labels and screen readers work by themselves. */
export function Segmented<T extends string>({ label, choices, value, onChange }: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={css.choice} data-chosen={choice.value === value}>
          <input
            type="radio"
            name={name}
            className={css.input}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
