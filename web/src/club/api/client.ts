import { QueryClient } from '@tanstack/react-query';
import { NoClub, Refused } from './ask.ts';

/** What the pages of the club have read; one for the tab. */
export const client = new QueryClient({
  defaultOptions: {
    queries: {
      // What was refused is refused again; a lost connection may come back.
      retry: (count, error) => count < 1 && !(error instanceof Refused) && !(error instanceof NoClub),
      // The club may be on this machine, where no network is needed.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
