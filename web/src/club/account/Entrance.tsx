import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Account } from '@club-route/wire';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { askForReset, makeAccount, signIn } from '../api/accounts.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import { sessionChanged } from '../session.ts';
import { TextField } from '../TextField.tsx';
import { Trouble } from '../Trouble.tsx';

type Door = 'in' | 'new' | 'lost';

const DOORS: readonly { readonly value: Door; readonly label: string }[] = [
  { value: 'in', label: 'Sign in' },
  { value: 'new', label: 'New account' },
  { value: 'lost', label: 'Forgot password' },
];

const WORDS: Readonly<Record<Door, string>> = {
  in: 'Sign in',
  new: 'Create account',
  lost: 'Send a link',
};

/** For whoever is not signed in. */
export function Entrance() {
  const navigate = useNavigate();
  const [door, setDoor] = useState<Door>('in');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [email, setEmail] = useState('');
  const deed = useDeed();
  const enter = async (entering: Promise<Account>): Promise<void> => {
    await sessionChanged(await entering);
    await navigate({ to: '/club' });
  };
  const go: Readonly<Record<Door, () => Promise<void>>> = {
    in: () => enter(signIn(name, password)),
    new: () => enter(makeAccount(name, password, email)),
    lost: () => askForReset(email),
  };
  const turn = (next: Door): void => {
    deed.reset();
    setDoor(next);
  };
  return (
    <>
      <Segmented label="What to do" choices={DOORS} value={door} onChange={turn} />
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          deed.mutate(go[door]);
        }}
      >
        {door === 'lost' ? null : (
          <>
            <TextField label="Name" autoComplete="username" required value={name} onChange={setName} />
            <TextField
              label="Password"
              type="password"
              autoComplete={door === 'new' ? 'new-password' : 'current-password'}
              required
              minLength={door === 'new' ? 8 : undefined}
              help={door === 'new' ? 'at least 8 characters' : undefined}
              value={password}
              onChange={setPassword}
            />
          </>
        )}
        {door === 'in' ? null : (
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            required={door === 'lost'}
            help={door === 'new' ? 'optional: to reset your password, and to hear when it is your turn' : undefined}
            value={email}
            onChange={setEmail}
          />
        )}
        <Button primary type="submit" disabled={deed.isPending}>
          {WORDS[door]}
        </Button>
      </form>
      {door === 'lost' && deed.isSuccess ? (
        <p role="status">If the club knows this address, we have sent a link to reset your password.</p>
      ) : null}
      <Trouble deed={deed} />
    </>
  );
}
