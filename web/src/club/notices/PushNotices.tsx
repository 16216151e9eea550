import { useQuery } from '@tanstack/react-query';
import type { NoticeWishes } from '@club-route/wire';
import { Button } from '../../ui/Button.tsx';
import { client } from '../api/client.ts';
import { testNotice } from '../api/notices.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import { Trouble } from '../Trouble.tsx';
import { readNoticesAgain } from './stored.ts';
import { pushState, startPushes, stopPushes, type PushState } from './this-browser.ts';

const HERE = ['push-here'];

const WORDS: Readonly<Record<PushState, string>> = {
  on: 'This browser notifies you when it is your turn. Click the notification to open the match.',
  off: 'Notifications are off in this browser.',
  forbidden: 'This browser blocks notifications from this page. Allow them in its settings.',
  impossible: 'This browser cannot show notifications here. They need HTTPS, and a window that is not private.',
};

/** Notices on the device at hand. */
export function PushNotices({ wishes }: { readonly wishes: NoticeWishes }) {
  const { data: here } = useQuery({ queryKey: HERE, queryFn: pushState }, client);
  const deed = useDeed();
  const trial = useDeed();
  const change = (work: () => Promise<void>): void =>
    deed.mutate(async () => {
      await work();
      await Promise.all([readNoticesAgain(), client.invalidateQueries({ queryKey: HERE })]);
    });
  const elsewhere = wishes.pushes - (here === 'on' ? 1 : 0);
  return (
    <>
      <h3>On this device</h3>
      <p>{here === undefined ? 'Installing the app in this browser …' : WORDS[here]}</p>
      {elsewhere > 0 ? <p>{browsers(elsewhere)}.</p> : null}
      <div className={form.row}>
        {here === 'off' ? (
          <Button disabled={deed.isPending} onClick={() => change(() => startPushes(wishes.pushKey))}>
            Turn on notifications
          </Button>
        ) : null}
        {here === 'on' ? (
          <Button disabled={deed.isPending} onClick={() => change(stopPushes)}>
            Turn off notifications
          </Button>
        ) : null}
        {wishes.pushes > 0 ? (
          <Button disabled={trial.isPending} onClick={() => trial.mutate(() => testNotice('push'))}>
            Send a test notification
          </Button>
        ) : null}
        <span role="status">{trial.isSuccess ? 'Sent.' : ''}</span>
      </div>
      <Trouble deed={deed} />
      <Trouble deed={trial} />
    </>
  );
}

function browsers(count: number): string {
  return count === 1
    ? 'You also get notifications in one other browser'
    : `You also get notifications in ${count} other browsers`;
}
