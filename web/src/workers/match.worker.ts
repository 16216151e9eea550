import { serve } from '../table/local/match-role.ts';
import { raise } from './answer.ts';
import type { WorkerRole } from './roles.ts';

// The one program of all workers: each is told by its name what it is for. A build gives every program its own copy of all
// games, and with one they share it. Most of them have a match, so that is at hand; the rest is fetched when it is wanted.

const ROLES: Readonly<Record<Exclude<WorkerRole, 'match'>, () => Promise<{ serve(): void }>>> = {
  computer: () => import('../table/computer/computer-role.ts'),
  odds: () => import('../table/odds/odds-role.ts'),
  check: () => import('../club/dice/check-role.ts'),
  report: () => import('../club/report/report-role.ts'),
  preview: () => import('../maps/preview/preview-role.ts'),
};

function isFetched(name: string): name is keyof typeof ROLES {
  return Object.hasOwn(ROLES, name);
}

/** What comes before the role is here waits for it. */
async function take(role: keyof typeof ROLES): Promise<void> {
  const early: unknown[] = [];
  const wait = ({ data }: MessageEvent<unknown>): void => void early.push(data);
  addEventListener('message', wait);
  (await ROLES[role]()).serve();
  removeEventListener('message', wait);
  for (const data of early) dispatchEvent(new MessageEvent('message', { data }));
}

if (isFetched(self.name)) take(self.name).catch(raise);
else serve();
