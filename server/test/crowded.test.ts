import { expect, test, vi } from 'vitest';
import { openHouse } from './house/house.ts';
import { Tab } from './house/tab.ts';
import { member, Visitor } from './house/visitor.ts';

/** What one stranger gains by many sockets: nothing. */

test('one address has so many sockets and no more; a member has their own', async () => {
  const house = await openHouse({ environment: { SOCKETS_EACH: '2' } });
  const stranger = new Visitor(house.address);
  const tabs = [await Tab.open(stranger), await Tab.open(stranger)];
  await expect(Tab.open(stranger)).rejects.toThrow('429');
  const monty = await member(house.address, 'Monty');
  await (await Tab.open(monty)).close();
  await tabs[0]!.close();
  await vi.waitFor(async () => (await Tab.open(stranger)).close(), 60_000);
  await house.close();
});

test('all sockets of one address together are heard five times as much as one', async () => {
  // No time passes: what was said is said.
  const house = await openHouse({ environment: { MESSAGES_PER_SECOND: '1' }, now: () => 1_700_000_000_000 });
  const say = async (who: Visitor): Promise<boolean> => {
    const tab = await Tab.open(who);
    for (let count = 0; count < 5; count++) tab.say({ kind: 'ping' });
    const last = (): string | undefined => tab.heard.at(-1)?.kind;
    await vi.waitFor(() => expect(tab.heard.length === 5 || last() === 'problem').toBe(true), 60_000);
    return last() === 'pong';
  };
  const stranger = new Visitor(house.address);
  const heard: boolean[] = [];
  for (let count = 0; count < 6; count++) heard.push(await say(stranger));
  expect(heard).toEqual([true, true, true, true, true, false]);
  expect(await say(await member(house.address, 'Monty'))).toBe(true);
  await house.close();
});
