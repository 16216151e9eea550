import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { block, readBlocked, report, unblock } from '../api/accounts.ts';
import { client } from '../api/client.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import { TextField } from '../TextField.tsx';
import { Trouble } from '../Trouble.tsx';

const BLOCKED = ['blocked'];

/** People one does not want to meet, or wants to report. */
export function BlockedPeople() {
  const { data: all = [] } = useQuery({ queryKey: BLOCKED, queryFn: readBlocked }, client);
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const deed = useDeed();
  const renew = (): Promise<void> => client.invalidateQueries({ queryKey: BLOCKED });
  return (
    <section aria-labelledby="blocked-title">
      <h2 id="blocked-title">Blocked players</h2>
      <p>A player you block cannot invite you or join your matches.</p>
      <ul>
        {all.map((one) => (
          <li key={one}>
            {one}
            <Button onClick={() => deed.mutate(() => unblock(one).then(renew))}>Unblock {one}</Button>
          </li>
        ))}
      </ul>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          deed.mutate(() => block(name).then(renew));
        }}
      >
        <TextField label="Name" required value={name} onChange={setName} />
        <label>
          <span>
            What they did <small>to report them to the people who run the club</small>
          </span>
          <textarea maxLength={4000} value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <div className={form.row}>
          <Button type="submit" disabled={deed.isPending}>
            Block
          </Button>
          <Button
            disabled={deed.isPending || name === '' || text === ''}
            onClick={() => deed.mutate(() => report(name, text))}
          >
            Report
          </Button>
          <span role="status">{deed.isSuccess ? 'Done.' : ''}</span>
        </div>
      </form>
      <Trouble deed={deed} />
    </section>
  );
}
