import type { RemoteMatch } from '../remote/remote-match.ts';
import { GuestNotices } from './GuestNotices.tsx';
import { OrderAddress } from './OrderAddress.tsx';
import { useHeldByLink } from './held-by-link.ts';

/** This seat by mail: where its turns are told, where there is no account, and where its orders are taken. */
export function SeatMail({ remote }: { readonly remote: RemoteMatch }) {
  const byLink = useHeldByLink(remote);
  return (
    <>
      {byLink ? <GuestNotices remote={remote} /> : null}
      <OrderAddress remote={remote} />
    </>
  );
}
