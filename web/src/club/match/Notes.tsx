import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { client } from '../api/client.ts';
import { readNotes, writeNotes } from '../api/matches.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Trouble } from '../Trouble.tsx';

/** After so long without a key what was typed is saved. */
const PAUSE = 700;

/** Private notes: whoever writes them is the only one to read them. They are saved as one types. */
export function Notes({ remote }: { readonly remote: RemoteMatch }) {
  const { as, match } = remote;
  const stored = useQuery({ queryKey: ['notes', match, as], queryFn: () => readNotes(remote.place, as) }, client);
  const [text, setText] = useState<string>();
  const deed = useDeed();
  const { mutate } = deed;
  const unsaved = text !== undefined && text !== stored.data;
  const save = useRef<() => void>(undefined);
  useEffect(() => {
    save.current = unsaved
      ? () =>
          mutate(async () => {
            await writeNotes(remote.place, as, text);
            client.setQueryData(['notes', match, as], text);
          })
      : undefined;
    if (!unsaved) return undefined;
    const timer = setTimeout(() => save.current?.(), PAUSE);
    return () => clearTimeout(timer);
  }, [unsaved, text, mutate, remote, as, match]);
  // Whoever closes the sheet in the middle of a word loses nothing.
  useEffect(() => () => save.current?.(), []);
  if (stored.data === undefined) return <Trouble deed={stored} />;
  return (
    <div className={form.form}>
      <label>
        <span>
          For your eyes only <small>saved with the match as you type</small>
        </span>
        <textarea
          rows={12}
          maxLength={20_000}
          value={text ?? stored.data}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p role="status">{unsaved ? 'Saving …' : text === undefined ? '' : 'Saved.'}</p>
      <Trouble deed={deed} />
    </div>
  );
}
