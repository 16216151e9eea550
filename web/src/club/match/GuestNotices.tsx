import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SeatNotices } from '@club-route/wire';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { client } from '../api/client.ts';
import { changeSeatNotices, readSeatNotices } from '../api/notices.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import { RHYTHMS } from '../notices/rhythms.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { TextField } from '../TextField.tsx';
import { Trouble } from '../Trouble.tsx';

/** An address for the turns of a seat that is held without an account. */
export function GuestNotices({ remote }: { readonly remote: RemoteMatch }) {
  const { as, match, place } = remote;
  const queryKey = ['seat-notices', match, as];
  const stored = useQuery({ queryKey, queryFn: () => readSeatNotices(place, as) }, client);
  const [changed, setChanged] = useState<Partial<SeatNotices>>({});
  const deed = useDeed();
  if (stored.data === undefined) return <Trouble deed={stored} />;
  const { email, mail } = { ...stored.data, ...changed };
  const keep = (wishes: SeatNotices): void =>
    deed.mutate(async () => {
      client.setQueryData(queryKey, await changeSeatNotices(place, as, wishes));
      setChanged({});
    });
  return (
    <section>
      <h3>Email when it is your turn</h3>
      <p>
        You play without an account, so the address is used for this match only. Every email has a link to stop them.
      </p>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          keep({ email, mail });
        }}
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          value={email ?? ''}
          onChange={(text) => setChanged({ ...changed, email: text })}
        />
        <Segmented
          label="How often"
          choices={RHYTHMS}
          value={mail}
          onChange={(rhythm) => setChanged({ ...changed, mail: rhythm })}
        />
        <div className={form.row}>
          <Button type="submit" disabled={deed.isPending}>
            Email me
          </Button>
          {stored.data.email === null ? null : (
            <Button disabled={deed.isPending} onClick={() => keep({ email: null, mail })}>
              Stop emails
            </Button>
          )}
        </div>
        <p role="status">
          {stored.data.email === null ? '' : `We email ${stored.data.email} when it is your turn and you are away.`}
        </p>
        {stored.data.email === null ? null : (
          <p>If the address is new to us, confirm it first. We have sent it a link.</p>
        )}
      </form>
      <Trouble deed={deed} />
    </section>
  );
}
