import { useStore } from 'zustand';
import type { RemoteMatch } from '../remote/remote-match.ts';

/** Whether this browser holds the seat by a secret, without an account. */
export function useHeldByLink(remote: RemoteMatch): boolean {
  const held = useStore(remote.store, ({ table }) => table.seats.find(({ seat }) => seat === remote.as)?.holders);
  return remote.secret !== undefined && held?.some(({ account }) => !account) === true;
}
