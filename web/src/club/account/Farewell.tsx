import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { download } from '../../library/download.ts';
import { Button } from '../../ui/Button.tsx';
import { deleteAccount, readEverything } from '../api/accounts.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import { sessionChanged } from '../session.ts';
import { TextField } from '../TextField.tsx';
import { Trouble } from '../Trouble.tsx';

/** Everything about me, to take along; and the end of the account. */
export function Farewell() {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const deed = useDeed();
  const save = async (): Promise<void> =>
    download('club-route-account.json', JSON.stringify(await readEverything(), undefined, 1));
  const leave = async (): Promise<void> => {
    await deleteAccount(password);
    await sessionChanged(null);
    await navigate({ to: '/club' });
  };
  return (
    <section aria-labelledby="farewell-title">
      <h2 id="farewell-title">Your data</h2>
      <Button onClick={() => deed.mutate(save)}>Download it</Button>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          deed.mutate(leave);
        }}
      >
        <p>
          Deleting the account frees your seats, removes what you wrote in chat and notes, and takes your name off the
          matches you have played. It cannot be undone.
        </p>
        <TextField
          label="Password, to delete the account"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" disabled={deed.isPending}>
          Delete my account
        </Button>
      </form>
      <Trouble deed={deed} />
    </section>
  );
}
