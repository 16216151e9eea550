import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../ui/Button.tsx';
import { signOut, signOutEverywhere } from '../api/accounts.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import { forgetPushes } from '../notices/this-browser.ts';
import { sessionChanged } from '../session.ts';
import { Trouble } from '../Trouble.tsx';

export function Leaving() {
  const navigate = useNavigate();
  const deed = useDeed();
  const leave = async (leaving: () => Promise<void>): Promise<void> => {
    await forgetPushes();
    await leaving();
    await sessionChanged(null);
    await navigate({ to: '/club' });
  };
  return (
    <section aria-label="Sign out">
      <div className={form.row}>
        <Button onClick={() => deed.mutate(() => leave(signOut))}>Sign out</Button>
        <Button onClick={() => deed.mutate(() => leave(signOutEverywhere))}>Sign out everywhere</Button>
      </div>
      <Trouble deed={deed} />
    </section>
  );
}
