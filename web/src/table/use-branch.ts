import { useNavigate } from '@tanstack/react-router';
import { adopt, newKey } from '../library/keep.ts';
import type { TableController } from './controller.ts';

/** "What if": branches from an entry into a match of its own and goes to it. */
export function useBranch(controller: TableController): (n: number) => Promise<void> {
  const navigate = useNavigate();
  return async (n) => {
    const branch = controller.branch(n, newKey());
    if (branch === undefined) return;
    const key = await adopt(branch, controller.module, { ...controller.source.archive!.seating, answered: [] });
    await navigate({ to: '/match/$key', params: { key } });
  };
}
