import { useState } from 'react';
import type { Account } from '@club-route/wire';
import { Button } from '../../ui/Button.tsx';
import { changeAccount } from '../api/accounts.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import { sessionChanged } from '../session.ts';
import { TextField } from '../TextField.tsx';
import { Trouble } from '../Trouble.tsx';

export function ChangeAccount({ account }: { readonly account: Account }) {
  const [email, setEmail] = useState(account.email ?? '');
  const [newPassword, setNewPassword] = useState('');
  const [password, setPassword] = useState('');
  const deed = useDeed();
  const change = async (): Promise<void> => {
    const changed = await changeAccount({
      password,
      ...(newPassword === '' ? {} : { newPassword }),
      ...(email === (account.email ?? '') ? {} : { email: email === '' ? null : email }),
    });
    setPassword('');
    setNewPassword('');
    await sessionChanged(changed);
  };
  return (
    <section aria-labelledby="change-title">
      <h2 id="change-title">Email and password</h2>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          deed.mutate(change);
        }}
      >
        <TextField label="Email" type="email" autoComplete="email" value={email} onChange={setEmail} />
        <TextField
          label="New password"
          help="leave empty to keep the old one"
          type="password"
          autoComplete="new-password"
          minLength={8}
          value={newPassword}
          onChange={setNewPassword}
        />
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" disabled={deed.isPending}>
          Change
        </Button>
        {deed.isSuccess ? <p role="status">Saved.</p> : null}
      </form>
      <Trouble deed={deed} />
    </section>
  );
}
