import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { invite } from '../api/matches.ts';
import { CopyText } from '../CopyText.tsx';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import { addressOfLink } from '../keepsakes.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { useSession } from '../session.ts';
import { TextField } from '../TextField.tsx';
import { Trouble } from '../Trouble.tsx';

/** Somebody else at one's own seat: beside oneself, or in one's place. */
export function HandOver({ remote }: { readonly remote: RemoteMatch }) {
  const { as } = remote;
  const { data: account } = useSession();
  const [name, setName] = useState('');
  const [inMyPlace, setInMyPlace] = useState(false);
  const [link, setLink] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const deed = useDeed();
  const send = async (): Promise<void> => {
    const whom = name === '' ? {} : name.includes('@') ? { email: name } : { name };
    const { links } = await invite(remote.place, { seat: as, inMyPlace, ...whom });
    setLink(links[as]);
    setAsked(name === '' ? undefined : name);
    setName('');
  };
  return (
    <section>
      <h3>Share or hand over your seat</h3>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          deed.mutate(send);
        }}
      >
        <label className={form.choice}>
          <input type="radio" name="place" checked={!inMyPlace} onChange={() => setInMyPlace(false)} />
          Another player shares my seat
        </label>
        <label className={form.choice}>
          <input type="radio" name="place" checked={inMyPlace} onChange={() => setInMyPlace(true)} />
          Another player takes my place as soon as they sit down
        </label>
        {account === null ? null : (
          <TextField
            label="Name or email address"
            help="leave empty for a link to send"
            value={name}
            onChange={setName}
          />
        )}
        <Button type="submit" disabled={deed.isPending}>
          {name === '' ? 'Make a link' : `Invite ${name}`}
        </Button>
      </form>
      {link === undefined ? null : <CopyText label="Link to your seat" text={addressOfLink(as, link)} />}
      {asked === undefined ? null : <p role="status">{asked} is invited.</p>}
      <Trouble deed={deed} />
    </section>
  );
}
