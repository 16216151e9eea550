import type { NoticeWishes } from '@club-route/wire';
import { Segmented } from '../../ui/Segmented.tsx';
import { changeNotices } from '../api/notices.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import { Trouble } from '../Trouble.tsx';
import { noticesChanged, readNoticesAgain } from './stored.ts';
import { RHYTHMS } from './rhythms.ts';

const CHOICES = [...RHYTHMS, { value: 'never', label: 'Never' }] as const;

interface MailNoticesProps {
  readonly wishes: NoticeWishes;
  readonly email: string | null;
}

export function MailNotices({ wishes, email }: MailNoticesProps) {
  const deed = useDeed();
  const change = (wish: Partial<Pick<NoticeWishes, 'mail' | 'invitations'>>): void => {
    // Shown at once; if the club refuses, what holds is read again.
    noticesChanged({ ...wishes, ...wish });
    deed.mutate(() => changeNotices(wish), { onError: () => void readNoticesAgain() });
  };
  return (
    <>
      <h3>By email</h3>
      {email === null ? (
        <p>The club does not have your email address. Add it under “Email and password”.</p>
      ) : (
        <>
          <p>
            To {email}: what happened, a picture of the map as you see it, and what you have to decide. Every email has
            a link to stop them. If the address is new to us, confirm it first. We have sent it a link.
          </p>
          <Segmented
            label="How often we email you about your turns"
            choices={CHOICES}
            value={wishes.mail}
            onChange={(mail) => change({ mail })}
          />
          <label className={form.choice}>
            <input
              type="checkbox"
              checked={wishes.invitations}
              onChange={(event) => change({ invitations: event.target.checked })}
            />
            Also when someone invites me to play
          </label>
        </>
      )}
      <Trouble deed={deed} />
    </>
  );
}
