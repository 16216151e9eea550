import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Account } from '@club-route/wire';
import { useSettings } from '../app/settings.ts';
import { NoClub, Refused } from './api/ask.ts';
import { readSession } from './api/accounts.ts';
import { client } from './api/client.ts';
import { liveLine } from './live/line.ts';

const SESSION = ['session'];

/** Who is signed in: nothing while that is not known, null for nobody; an error where no club answers. */
export function useSession(): UseQueryResult<Account | null> {
  return useQuery({ queryKey: SESSION, queryFn: knownSession, staleTime: 60_000 }, client);
}

async function knownSession(): Promise<Account | null> {
  try {
    const account = await readSession();
    remember(account);
    return account;
  } catch (error) {
    // A host of files may answer this in JSON, too.
    throw error instanceof Refused && error.status === 404 ? new NoClub() : error;
  }
}

function remember(account: Account | null): void {
  useSettings.setState({ account: account?.name ?? null });
}

/** Somebody has signed in or out: all that was read was read as somebody else. */
export async function sessionChanged(account: Account | null): Promise<void> {
  client.setQueryData(SESSION, account);
  remember(account);
  liveLine().renew();
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION[0] && queryKey[0] !== 'game' });
}
