import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { client } from '../api/client.ts';
import { readNotes, writeNotes } from '../api/matches.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Trouble } from '../Trouble.tsx';

/** Private notes: whoever writes them is the only one to read them. */
export function Notes({ remote }: { readonly remote: RemoteMatch }) {
  const { as, match } = remote;
  const stored = useQuery({ queryKey: ['notes', match, as], queryFn: () => readNotes(remote.place, as) }, client);
  const [text, setText] = useState<string>();
  const deed = useDeed();
  const write = async (): Promise<void> => {
    await writeNotes(remote.place, as, text ?? '');
    client.setQueryData(['notes', match, as], text);
  };
  if (stored.data === undefined) return <Trouble deed={stored} />;
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        deed.mutate(write);
      }}
    >
      <label>
        <span>
          For your eyes only <small>kept with the match</small>
        </span>
        <textarea
          rows={12}
          maxLength={20_000}
          value={text ?? stored.data}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className={form.row}>
        <Button type="submit" disabled={deed.isPending || text === undefined || text === stored.data}>
          Save
        </Button>
        <span role="status">{deed.isSuccess && text === stored.data ? 'Saved.' : ''}</span>
      </div>
      <Trouble deed={deed} />
    </form>
  );
}
