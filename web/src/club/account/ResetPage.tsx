import { Link, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { resetPassword } from '../api/accounts.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import { TextField } from '../TextField.tsx';
import { Trouble } from '../Trouble.tsx';

/** Where the link of a mail leads; its secret stands behind the #. */
export function ResetPage() {
  const token = useRouterState({ select: (state) => state.location.hash });
  const [password, setPassword] = useState('');
  const deed = useDeed();
  return (
    <Page title="Choose a new password" over="Club">
      {deed.isSuccess ? (
        <p role="status">
          You have a new password. <Link to="/club/account">Sign in with it</Link>.
        </p>
      ) : (
        <form
          className={form.form}
          onSubmit={(event) => {
            event.preventDefault();
            deed.mutate(() => resetPassword(token, password));
          }}
        >
          <TextField
            label="New password"
            help="at least 8 characters"
            type="password"
            autoComplete="new-password"
            minLength={8}
            required
            value={password}
            onChange={setPassword}
          />
          <Button primary type="submit" disabled={deed.isPending || token === ''}>
            Set the password
          </Button>
        </form>
      )}
      <Trouble deed={deed} />
    </Page>
  );
}
