import { createContext, use } from 'react';

/** Asks at the table whether to branch from a frame, and then does it. */
export const BranchAsk = createContext<(n: number) => void>(() => undefined);

export function useBranch(): (n: number) => void {
  return use(BranchAsk);
}
