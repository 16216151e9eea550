import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ChatRoom, MatchTable } from '@club-route/wire';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { client } from '../api/client.ts';
import { readChat, say } from '../api/matches.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { TextField } from '../TextField.tsx';
import { Trouble } from '../Trouble.tsx';
import css from './Chat.module.css';
import { Linked } from './Linked.tsx';

const ROOMS: Readonly<Record<ChatRoom, string>> = {
  players: 'All players',
  side: 'My side',
  spectators: 'Spectators',
};

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' });

/** What is said at the table. Players talk apart from spectators until the match is over. */
export function Chat({ remote }: { readonly remote: RemoteMatch }) {
  const { as, match } = remote;
  const table = useStore(remote.store, (state) => state.table);
  const fresh = useStore(remote.store, (state) => state.said);
  useEffect(() => remote.markRead(fresh.length), [remote, fresh]);
  const rooms = roomsFor(table, as);
  const [room, setRoom] = useState<ChatRoom>(rooms[0]!);
  const [text, setText] = useState('');
  const deed = useDeed();
  const { data: before = [] } = useQuery(
    { queryKey: ['chat', match, as, room], queryFn: () => readChat(remote.place, as, room), staleTime: 0 },
    client,
  );
  const known = new Set(before.map(({ id }) => id));
  const lines = [...before, ...fresh.filter((one) => one.room === room && !known.has(one.id))];
  const send = (): void =>
    deed.mutate(() => say(remote.place, as, room, text.trim()), { onSuccess: () => setText('') });
  return (
    <div className={css.chat}>
      {rooms.length < 2 ? null : (
        <Segmented
          label="Room"
          choices={rooms.map((value) => ({ value, label: ROOMS[value] }))}
          value={room}
          onChange={setRoom}
        />
      )}
      <ol className={css.lines} aria-live="polite" aria-label="Messages">
        {lines.map(({ id, name, text: words, at }) => (
          <li key={id}>
            <strong>{name}</strong> <time dateTime={new Date(at).toISOString()}>{WHEN.format(at)}</time>
            <p>
              <Linked text={words} />
            </p>
          </li>
        ))}
      </ol>
      {lines.length === 0 ? <p className={css.empty}>No messages yet.</p> : null}
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') send();
        }}
      >
        <TextField label="Message" value={text} maxLength={2000} autoComplete="off" onChange={setText} />
        <Button type="submit" disabled={deed.isPending}>
          Send
        </Button>
      </form>
      <Trouble deed={deed} />
    </div>
  );
}

function roomsFor({ mine, status, seats }: MatchTable, as: string): readonly ChatRoom[] {
  if (mine.includes(as)) {
    const several = (seats.find(({ seat }) => seat === as)?.holders.length ?? 0) > 1;
    return [
      'players',
      ...(several ? (['side'] as const) : []),
      ...(status === 'finished' ? (['spectators'] as const) : []),
    ];
  }
  return status === 'finished' ? ['spectators', 'players'] : ['spectators'];
}
