import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { leaveTo } from '../api/matches.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Trouble } from '../Trouble.tsx';

/** In a game that nobody resigns: the computer goes on in one's place. */
export function LeaveSeat({ remote }: { readonly remote: RemoteMatch }) {
  const { as, module, place } = remote;
  const navigate = useNavigate();
  const [bot, setBot] = useState(module.bots.at(-1)!.id);
  const deed = useDeed();
  return (
    <section>
      <h3>Leave your seat</h3>
      <p>The campaign goes on without you. Share or hand over your seat below, or leave it to the computer.</p>
      <div className={form.row}>
        <label>
          Computer{' '}
          <select value={bot} onChange={(event) => setBot(event.target.value)}>
            {module.bots.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <Button
          disabled={deed.isPending}
          onClick={() =>
            deed.mutate(() => leaveTo(place, as, bot), { onSuccess: () => void navigate({ to: '/club' }) })
          }
        >
          Leave it to the computer
        </Button>
      </div>
      <Trouble deed={deed} />
    </section>
  );
}
