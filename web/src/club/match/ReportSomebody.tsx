import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { block, report } from '../api/accounts.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { useSession } from '../session.ts';
import { Trouble } from '../Trouble.tsx';

/** For those with an account about others with one. */
export function ReportSomebody({ remote }: { readonly remote: RemoteMatch }) {
  const { data: account } = useSession();
  const { seats, id } = useStore(remote.store, (state) => state.table);
  const [text, setText] = useState('');
  const deed = useDeed();
  const people = seats
    .flatMap(({ holders }) => holders)
    .filter((holder) => holder.account && holder.name !== account?.name)
    .map(({ name }) => name);
  const [chosen, setChosen] = useState<string>();
  // Who looks at it may be known only after this is first shown, and is in no list of others.
  const about = people.find((name) => name === chosen) ?? people[0];
  if (account === null || account === undefined || about === undefined) return null;
  return (
    <section>
      <h3>Report or block a player</h3>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          deed.mutate(() => report(about, text, id), { onSuccess: () => setText('') });
        }}
      >
        {people.length < 2 ? null : (
          <label>
            Who
            <select value={about} onChange={(event) => setChosen(event.target.value)}>
              {people.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        )}
        <label>
          What {about} has done
          <textarea required maxLength={4000} value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <div className={form.row}>
          <Button type="submit" disabled={deed.isPending}>
            Report {about}
          </Button>
          <Button onClick={() => deed.mutate(() => block(about))}>Block {about}</Button>
          <span role="status">{deed.isSuccess ? 'Done.' : ''}</span>
        </div>
      </form>
      <Trouble deed={deed} />
    </section>
  );
}
