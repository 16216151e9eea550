import { FastDice } from '@club-route/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act } from '../src/matches/act.ts';
import { secretHash } from '../src/secrets.ts';
import { query } from './house/database.ts';
import { openHouse, plainShelf, type House } from './house/house.ts';
import { Stage, type Done } from './house/stage.ts';
import { newKey } from './house/tab.ts';

let house: House;
let copy: House;

beforeAll(async () => {
  house = await openHouse({ shelf: plainShelf });
  // Another copy, which has no match in memory for long.
  copy = await openHouse({ shelf: plainShelf, environment: { MATCHES_IN_MEMORY: '1' } }, house.url);
});
afterAll(async () => {
  await house.close();
  await copy.close();
});

/** How the match lies at the other copy, without reading any more of it. */
const atCopy = (id: string) =>
  copy.club.desks.with(id, async ({ playing }) => ({ isWhole: playing.isWhole, head: playing.head }), 'tail');

test('a cold match is opened by its last position, played on, and is whole for whoever looks back', async () => {
  const stage = await Stage.open(house, 'farthest-bridge', ['allied', 'german']);
  const dice = new FastDice(7);
  await stage.playOn(120, dice);
  const position = async () => (await query(house.url, 'select * from position where match_id = $1', [stage.id]))[0];
  while ((await position()) === undefined) await stage.playOn(10, dice);
  expect(await atCopy(stage.id)).toMatchObject({ isWhole: false, head: (await stage.truth()).match.head });

  // A move at the cold copy.
  const { module, match } = await stage.truth();
  const [seat] = match.active();
  const sight = module.game.sight(match.state, seat!);
  const action = module.bots[0]!.sit(seat!).decide(sight, new FastDice(1));
  const sent = (wish: Done) => {
    const person = { link: secretHash(stage.visitors[wish.seat]!.link!) };
    const asked = { ...wish, action: { ...wish.action } };
    return copy.club.desks.with(stage.id, (desk) => act(copy.club, desk, person, asked), 'tail');
  };
  const wish = { seat: seat!, have: match.frameCount(seat!), key: newKey(), action };
  expect(await sent(wish)).toMatchObject({ kind: 'done' });
  // Whatever was sent before the position is known as well.
  expect(await sent(stage.done[0]!)).toMatchObject({ kind: 'done' });
  expect(await atCopy(stage.id)).toMatchObject({ isWhole: false });

  const whole = await copy.club.desks.with(stage.id, async ({ playing }) => playing.journal(false).entries.length);
  expect(whole).toBe((await stage.truth()).match.last + 1);
  expect(await atCopy(stage.id)).toMatchObject({ isWhole: true });
});

test('a position that does not fit the journal, or was made by other rules, is not believed', async () => {
  for (const change of [`hash = 'other'`, `form = 'other'`]) {
    const stage = await Stage.open(house, 'farthest-bridge', ['allied', 'german']);
    const dice = new FastDice(8);
    do await stage.playOn(40, dice);
    while ((await query(house.url, 'select from position where match_id = $1', [stage.id])).length === 0);
    await query(house.url, `update position set ${change} where match_id = $1`, [stage.id]);
    expect(await atCopy(stage.id)).toMatchObject({ isWhole: true });
  }
});
