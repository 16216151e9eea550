import { test } from 'vitest';
import { openHouse } from './house/house.ts';
import { member, Visitor } from './house/visitor.ts';

test('copies share what they have counted', async () => {
  const environment = { SIGN_INS_PER_MINUTE: '4', REQUESTS_PER_MINUTE: '100000' };
  const house = await openHouse({ environment: { ...environment, SIGN_INS_PER_MINUTE: '1000' } });
  const [one, other] = [await openHouse({ environment }, house.url), await openHouse({ environment }, house.url)];
  try {
    await member(house.address, 'Roy');
    const wrong = { name: 'Roy', password: 'wrong horse' };
    for (let count = 0; count < 4; count++) await new Visitor(one.address).refused(403, 'POST', '/api/session', wrong);
    await one.club.limits.share();
    // What the others have counted is heard with one's own first count.
    await new Visitor(other.address).refused(403, 'POST', '/api/session', wrong);
    await other.club.limits.share();
    await new Visitor(other.address).refused(429, 'POST', '/api/session', wrong);
  } finally {
    for (const each of [one, other, house]) await each.close();
  }
});
