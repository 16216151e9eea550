import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { client } from './api/client.ts';

export type Deed = UseMutationResult<unknown, Error, () => Promise<unknown>>;

/** Something that is asked of the club: whether it is on its way, and why it was refused. */
export function useDeed(): Deed {
  return useMutation({ mutationFn: (deed: () => Promise<unknown>) => deed() }, client);
}
