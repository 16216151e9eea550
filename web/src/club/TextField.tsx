import type { InputHTMLAttributes, ReactNode } from 'react';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string;
  readonly help?: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextField({ label, help, onChange, ...rest }: TextFieldProps) {
  return (
    <label>
      <span>
        {label} {help === undefined ? null : <small>{help}</small>}
      </span>
      <input {...rest} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
