import { expect, test, vi } from 'vitest';
import type { ToWorker } from '../../../src/table/computer/messages.ts';

const { LONGEST } = vi.hoisted(() => ({ LONGEST: 4321 }));

vi.mock('@club-route/catalogue', async () => {
  const { patrolModule } = await import('./patrol.ts');
  const bot = { ...patrolModule.bots[0]!, longestThought: LONGEST, sit: () => ({ decide: lastMoment }) };
  return { findGame: () => ({ load: () => Promise.resolve({ ...patrolModule, bots: [bot] }) }) };
});

let clock = 1000;

/** Thinks until it is told to stop, and says how long that was. */
function lastMoment(_sight: unknown, _dice: unknown, { expired }: { expired: () => boolean }) {
  const begun = clock;
  while (!expired()) clock++;
  return { kind: 'thought', milliseconds: clock - begun };
}

test('the page lets a bot think as long as it says that its longest decision takes', async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const listen = vi.fn();
  const answer = vi.fn();
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('postMessage', answer);
  await import('../../../src/table/computer/worker.ts');
  const { patrolModule } = await import('./patrol.ts');
  const say = (data: ToWorker): void => listen.mock.calls[0]![1]({ data });
  say({ sit: { game: 'patrol', bot: 'random', seat: 'north', seed: 1 } });
  say({ sight: patrolModule.game.shape.encode(patrolModule.game.shape.create()) });
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
  expect(answer).toHaveBeenCalledWith({ action: { kind: 'thought', milliseconds: LONGEST } });
});
