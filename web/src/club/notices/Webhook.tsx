import { useState } from 'react';
import type { NoticeWishes } from '@club-route/wire';
import { Button } from '../../ui/Button.tsx';
import { changeNotices, testNotice } from '../api/notices.ts';
import { CopyText } from '../CopyText.tsx';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import { TextField } from '../TextField.tsx';
import { Trouble } from '../Trouble.tsx';
import { noticesChanged } from './stored.ts';

/** For people with a program of their own, or a room of their own elsewhere. */
export function Webhook({ wishes }: { readonly wishes: NoticeWishes }) {
  const { webhook } = wishes;
  const [url, setUrl] = useState(webhook?.url ?? '');
  const deed = useDeed();
  const trial = useDeed();
  const change = (wish: string | null): void => {
    trial.reset();
    deed.mutate(() => changeNotices({ webhook: wish }).then(noticesChanged));
  };
  return (
    <>
      <h3>By webhook</h3>
      <p>The club posts each turn as JSON to your address, signed with a secret that only you and the club know.</p>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          change(url);
        }}
      >
        <TextField label="Webhook" type="url" placeholder="https://" required value={url} onChange={setUrl} />
        <div className={form.row}>
          <Button type="submit" disabled={deed.isPending || url === webhook?.url}>
            Save
          </Button>
          {webhook === undefined ? null : (
            <>
              <Button disabled={trial.isPending} onClick={() => trial.mutate(() => testNotice('webhook'))}>
                Try it
              </Button>
              <Button
                disabled={deed.isPending}
                onClick={() => {
                  setUrl('');
                  change(null);
                }}
              >
                Remove it
              </Button>
            </>
          )}
          <span role="status">{trial.isSuccess ? 'It arrived.' : ''}</span>
        </div>
      </form>
      {webhook === undefined ? null : (
        <>
          <p>
            <code>X-Club-Route-Signature</code> is <code>sha256=</code> and the HMAC-SHA-256 of the body with this
            secret:
          </p>
          <CopyText label="Webhook secret" text={webhook.secret} />
        </>
      )}
      <Trouble deed={deed} />
      <Trouble deed={trial} />
    </>
  );
}
