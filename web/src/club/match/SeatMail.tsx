import { useStore } from 'zustand';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { GuestNotices } from './GuestNotices.tsx';
import { OrderAddress } from './OrderAddress.tsx';

/** This seat by mail: where its turns are told, where there is no account, and where its orders are taken. */
export function SeatMail({ remote }: { readonly remote: RemoteMatch }) {
  const held = useStore(remote.store, ({ table }) => table.seats.find(({ seat }) => seat === remote.as)?.holders);
  const byLink = remote.secret !== undefined && held?.some(({ account }) => !account) === true;
  return (
    <>
      {byLink ? <GuestNotices remote={remote} /> : null}
      <OrderAddress remote={remote} />
    </>
  );
}
