import { commitToSeed, isRefusal, Match, type Journal } from '@club-route/engine';
import { farthestBridgeModule } from '@club-route/farthest-bridge';
import type { MatchMade, MatchTable } from '@club-route/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refresh } from '../src/play/records.ts';
import { query } from './house/database.ts';
import { openHouse, type House } from './house/house.ts';
import { Tab } from './house/tab.ts';
import { Visitor } from './house/visitor.ts';

/** Matches that were made before the rules changed: a database of rules 1 goes on under a server of rules 2. */

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const { game, language } = farthestBridgeModule;

/** What rules 1 could be asked. */
const OPTIONS_OF_1 = {
  scenario: 'historic',
  turns: 10,
  mobileMovesTwice: false,
  zocLocked: false,
  mandatoryCombat: false,
  stiffResistance: 'flip',
  cityLine: 'medium',
  riverLine: 'medium',
  supportCap: 2,
  ferries: false,
  dropZoneWhileOccupied: false,
};

/** A match with one free seat, as a server of rules 1 has left it in the database. */
async function madeUnderRules1(allied: Visitor): Promise<string> {
  const wish = { game: 'farthest-bridge', seats: { allied: { kind: 'me' } } };
  const { match, links } = await allied.post<MatchMade>('/api/matches', wish);
  allied.link = links['allied'];
  const [row] = await query(house.url, 'select seed from match where id = $1', [match.id]);
  const terms = { match: match.id, game: game.id, rules: '1', options: OPTIONS_OF_1 };
  const commitment = commitToSeed(new Uint8Array(row!['seed'] as Buffer), terms);
  await query(house.url, `update match set rules = '1', options = $2, commitment = $3 where id = $1`, [
    match.id,
    JSON.stringify(OPTIONS_OF_1),
    commitment,
  ]);
  await house.club.desks.with(match.id, (desk) => refresh(house.club, desk));
  return match.id;
}

/** Gives a typed order at the table of a house and waits for what comes of it. */
async function order(at: House, visitor: Visitor, id: string, text: string): Promise<string> {
  const elsewhere = new Visitor(at.address);
  elsewhere.link = visitor.link;
  const tab = await Tab.open(elsewhere);
  tab.say({ kind: 'watch', match: id, as: 'allied', link: visitor.link });
  await tab.next('opening');
  const have = await at.club.desks.with(id, (desk) => Promise.resolve(desk.frames('allied')));
  const { state } = await at.club.desks.with(id, (desk) => Promise.resolve(desk.playing));
  const action = language.read(state as never, 'allied', text);
  if (isRefusal(action)) throw new Error(action.text);
  const answer = await tab.act(id, 'allied', have, { ...action });
  tab.close();
  return answer.kind;
}

test('a match of rules 1 begins, goes on at another copy, ends and verifies under rules 1; its rematch has rules 2', async () => {
  const [allied, german] = [new Visitor(house.address), new Visitor(house.address)];
  const id = await madeUnderRules1(allied);
  const at = `/api/matches/${id}`;
  german.link = (await german.post<MatchMade>(`${at}/join`, { seat: 'german' })).links['german'];
  expect(await allied.get<MatchTable>(at)).toMatchObject({ status: 'running', rules: '1', options: OPTIONS_OF_1 });
  expect(await order(house, allied, id, 'land 1B/1 3818')).toBe('done');
  // A copy that has never seen it builds the position from the journal, by the rules of then.
  const other = await openHouse({}, house.url);
  expect(await order(other, allied, id, 'stop')).toBe('done');
  const options = await other.club.desks.with(id, (desk) => Promise.resolve(desk.playing.options));
  expect(options).toMatchObject({ arrivals: 'anytime', spanAtBridge: 'exposed' });
  await other.close();
  await german.post(`${at}/resign`, { seat: 'german' });
  const journal = await allied.get<Journal>(`${at}/journal`);
  expect(journal.header).toMatchObject({ rules: '1', options: OPTIONS_OF_1 });
  expect(Match.load(game, journal)).toHaveProperty('match');
  const { match } = await allied.post<MatchMade>(`${at}/rematch`, { seat: 'allied' });
  const again = await allied.get<MatchTable>(`/api/matches/${match.id}`);
  expect(again).toMatchObject({ rules: '2', options: { arrivals: 'anytime', spanAtBridge: 'protects' } });
});

test('nobody makes a new match with a reading that is retired', async () => {
  const wish = { game: 'farthest-bridge', options: { spanAtBridge: 'exposed' }, seats: { allied: { kind: 'me' } } };
  const problem = await new Visitor(house.address).refused(400, 'POST', '/api/matches', wish);
  expect(problem).toContain('"spanAtBridge" must be one of "protects", "barred"');
});
