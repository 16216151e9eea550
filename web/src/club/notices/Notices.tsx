import { useQuery } from '@tanstack/react-query';
import type { Account } from '@club-route/wire';
import { readNotices } from '../api/notices.ts';
import { client } from '../api/client.ts';
import { Trouble } from '../Trouble.tsx';
import { MailNotices } from './MailNotices.tsx';
import { NOTICES } from './stored.ts';
import { PushNotices } from './PushNotices.tsx';
import { Webhook } from './Webhook.tsx';

/** How one is told that it is one's turn: by mail, on this device, by a call to a program of one's own. */
export function Notices({ account }: { readonly account: Account }) {
  const stored = useQuery({ queryKey: NOTICES, queryFn: readNotices }, client);
  const wishes = stored.data;
  return (
    <section aria-labelledby="notices-title">
      <h2 id="notices-title">When it is your turn</h2>
      <p>The club tells you only when you have been away for a while, never while you have one of its pages open.</p>
      <Trouble deed={stored} />
      {wishes === undefined ? null : (
        <>
          <MailNotices wishes={wishes} email={account.email} />
          <PushNotices wishes={wishes} />
          <Webhook wishes={wishes} />
        </>
      )}
    </section>
  );
}
