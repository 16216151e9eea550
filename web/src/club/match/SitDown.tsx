import { useState } from 'react';
import type { MatchTable } from '@club-route/wire';
import { Button } from '../../ui/Button.tsx';
import { joinMatch } from '../api/matches.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import { keep, makeSalt } from '../keepsakes.ts';
import { sideOf } from '../names.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { useSession } from '../session.ts';
import { TextField } from '../TextField.tsx';
import { Trouble } from '../Trouble.tsx';

interface SitDownProps {
  readonly remote: RemoteMatch;
  readonly seat: string;
  readonly onSeated: (table: MatchTable) => void;
}

/** Takes a seat; somebody without an account says what to be called. */
export function SitDown({ remote, seat, onSeated }: SitDownProps) {
  const { data: account } = useSession();
  const [name, setName] = useState('');
  const deed = useDeed();
  const sit = async (): Promise<void> => {
    const { salt, saltCommitment } = makeSalt(seat);
    const { match, links } = await joinMatch(remote.place, seat, {
      saltCommitment,
      ...(account === null && name !== '' ? { name } : {}),
    });
    keep(match.id, seat, { salt, ...(links[seat] === undefined ? {} : { secret: links[seat] }) });
    onSeated(match);
  };
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        deed.mutate(sit);
      }}
    >
      {account === null ? (
        <TextField
          label="Your name at the table"
          help="No account is needed: this browser keeps your seat."
          value={name}
          maxLength={24}
          onChange={setName}
        />
      ) : null}
      <Button primary type="submit" disabled={deed.isPending}>
        Play {sideOf(remote.module, seat)}
      </Button>
      <Trouble deed={deed} />
    </form>
  );
}
