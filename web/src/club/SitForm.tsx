import { useState, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { useDeed } from './deed.ts';
import form from './Form.module.css';
import { useSession } from './session.ts';
import { TextField } from './TextField.tsx';
import { Trouble } from './Trouble.tsx';

interface SitFormProps {
  /** Sits down, under this name where there is no account. */
  readonly sit: (name: string | undefined) => Promise<void>;
  readonly help: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** Takes a seat; somebody without an account says what to be called. */
export function SitForm({ sit, help, disabled = false, children }: SitFormProps) {
  const { data: account } = useSession();
  const [name, setName] = useState('');
  const deed = useDeed();
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        deed.mutate(() => sit(account === null && name !== '' ? name : undefined));
      }}
    >
      {account === null ? (
        <TextField label="Your name at the table" help={help} value={name} maxLength={24} onChange={setName} />
      ) : null}
      <Button primary type="submit" disabled={deed.isPending || disabled}>
        {children}
      </Button>
      <Trouble deed={deed} />
    </form>
  );
}
