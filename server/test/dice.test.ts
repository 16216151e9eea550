import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { battleCardModule } from '@club-route/battle-card';
import { FastDice, Match, mixSeed, type Journal } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import type { FromServer, MatchMade, MatchTable } from '@club-route/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refresh } from '../src/play/records.ts';
import { sweep } from '../src/sweep.ts';
import { query } from './house/database.ts';
import { openHouse, type House } from './house/house.ts';
import { newSalt, startPatrol } from './house/patrol.ts';
import { Tab } from './house/tab.ts';
import { Visitor } from './house/visitor.ts';

let house: House;
let now = Date.now();

beforeAll(async () => {
  house = await openHouse({ now: () => now });
});
afterAll(() => house.close());

const { game } = battleCardModule;

test('a match is played to its end over the socket, and what is downloaded then passes the command that verifies', async () => {
  const player = new Visitor(house.address);
  const { salt, commitment } = newSalt('allied');
  const seats = { allied: { kind: 'me', saltCommitment: commitment } };
  const { match, links } = await player.post<MatchMade>('/api/matches', { game: 'battle-card', seats });
  player.link = links['allied'];
  expect(match).toMatchObject({ status: 'starting', commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await player.post(`/api/matches/${match.id}/salt`, { seat: 'allied', salt });
  const tab = await Tab.open(player);
  tab.say({ kind: 'watch', match: match.id, as: 'allied', link: player.link });
  const { opening } = await tab.next('opening');
  const sight = game.shape.decode(opening);
  const dice = new FastDice(mixSeed(7, 0));
  let have = 0;
  while (game.active(sight).length > 0) {
    const read = tab.heard.length;
    const answer = await tab.act(match.id, 'allied', have, { ...randomChoice(game, sight, 'allied', dice) });
    expect(answer.kind).toBe('done');
    for (const message of tab.heard.slice(read)) have = patched(sight, message, have);
  }
  const table = await player.get<MatchTable>(`/api/matches/${match.id}`);
  expect(table).toMatchObject({ status: 'finished', outcome: { how: 'played', name: game.result(sight)!.name } });
  const journal = await new Visitor(house.address).get<Journal>(`/api/matches/${match.id}/journal`);
  expect(journal.header.dice).toMatchObject({
    certified: true,
    commitment: match.commitment,
    salts: { allied: { salt } },
  });
  const verified = verify(journal);
  expect(verified).toContain('everything checks out');
  expect(verified).toContain('each follows from the committed seed, the players’ salts and the sealed action.');
  expect(verified).toContain('signed the beginning and the end.');
  const rolls = journal.entries.findIndex((entry) => entry.draws.length > 0);
  const forged = structuredClone(journal) as unknown as { entries: { draws: { value: number }[] }[] };
  forged.entries[rolls]!.draws[0]!.value = 7 - forged.entries[rolls]!.draws[0]!.value;
  expect(verify(forged)).not.toContain('everything checks out');
});

function patched(sight: Parameters<typeof game.active>[0], message: FromServer, have: number): number {
  if (message.kind !== 'frames') return have;
  for (const frame of message.frames) game.shape.patch(sight, frame.change);
  return message.frames.at(-1)!.n;
}

function verify(journal: object): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'club-route-verify-')), 'match.json');
  writeFileSync(file, JSON.stringify(journal));
  const words = ['--import', 'tsx', path.resolve('cli/src/main.ts'), 'verify', file];
  const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return stdout + stderr;
}

test('nobody can show another salt than the one committed to, nor commit once all seats are taken', async () => {
  const [north, south] = [new Visitor(house.address), new Visitor(house.address)];
  const own = newSalt('north');
  const { match, links } = await north.post<MatchMade>('/api/matches', {
    game: 'patrol',
    seats: { north: { kind: 'me', saltCommitment: own.commitment } },
  });
  north.link = links['north'];
  const at = `/api/matches/${match.id}`;
  expect(await north.refused(409, 'POST', `${at}/salt`, { seat: 'north', salt: own.salt })).toContain('every seat');
  south.link = (await south.post<MatchMade>(`${at}/join`, { seat: 'south' })).links['south'];
  const wrong = await north.refused(400, 'POST', `${at}/salt`, { seat: 'north', salt: newSalt('north').salt });
  expect(wrong).toBe('This is not the salt the seat committed to.');
  await north.post(`${at}/salt`, { seat: 'north', salt: own.salt });
  expect((await south.get<MatchTable>(at)).status).toBe('running');
});

test('whoever takes a seat in a running match commits to no salt: the journal is sealed with those it began with', async () => {
  const north = new Visitor(house.address);
  const seats = { north: { kind: 'me' }, south: { kind: 'open' } };
  const { match, links } = await north.post<MatchMade>('/api/matches', { game: 'patrol', seats });
  north.link = links['north'];
  const at = `/api/matches/${match.id}`;
  await new Visitor(house.address).post(`${at}/join`, { seat: 'south' });
  await north.post(`${at}/leave`, { seat: 'north' });
  const saltCommitment = newSalt('north').commitment;
  await new Visitor(house.address).post(`${at}/join`, { seat: 'north', saltCommitment });
  const other = await openHouse({ now: () => now }, house.url);
  try {
    expect(await other.club.desks.with(match.id, async ({ playing }) => playing.last)).toBe(0);
  } finally {
    await other.close();
  }
});

test('a salt that never comes is recorded as empty once its time is up, and the match still verifies', async () => {
  const [north, south] = [new Visitor(house.address), new Visitor(house.address)];
  const lost = newSalt('north');
  const { match, links } = await north.post<MatchMade>('/api/matches', {
    game: 'patrol',
    seats: { north: { kind: 'me', saltCommitment: lost.commitment } },
    time: { kind: 'clock', minutes: 10, increment: 0 },
  });
  north.link = links['north'];
  const at = `/api/matches/${match.id}`;
  south.link = (await south.post<MatchMade>(`${at}/join`, { seat: 'south' })).links['south'];
  await sweep(house.club);
  expect((await south.get<MatchTable>(at)).status).toBe('starting');
  now += 31_000;
  await sweep(house.club);
  expect((await south.get<MatchTable>(at)).status).toBe('running');
  await south.post(`${at}/resign`, { seat: 'south' });
  const journal = await south.get<Journal>(`${at}/journal`);
  expect(journal.header.dice).toMatchObject({ salts: { north: { commitment: lost.commitment, salt: '' } } });
  const module = await house.club.shelf.load('patrol');
  expect(Match.load(module!.game, journal)).toHaveProperty('match');
  expect(journal.outcome).toMatchObject({ how: 'resigned', reason: 'The southerners have resigned.' });
});

test('a match that waits for a salt under rules that are gone does not keep others from beginning', async () => {
  const waiting = async (): Promise<string> => {
    const { commitment } = newSalt('north');
    const { match } = await new Visitor(house.address).post<MatchMade>('/api/matches', {
      game: 'patrol',
      seats: { north: { kind: 'me', saltCommitment: commitment } },
    });
    await new Visitor(house.address).post(`/api/matches/${match.id}/join`, { seat: 'south' });
    return match.id;
  };
  const old = await waiting();
  await query(house.url, `update match set rules = 'of old' where id = $1`, [old]);
  await house.club.desks.with(old, (desk) => refresh(house.club, desk));
  const other = await waiting();
  now += 3_601_000;
  await sweep(house.club);
  const visitor = new Visitor(house.address);
  expect((await visitor.get<MatchTable>(`/api/matches/${old}`)).status).toBe('starting');
  expect((await visitor.get<MatchTable>(`/api/matches/${other}`)).status).toBe('running');
});

test('two matches between the same people have other dice', async () => {
  const people = (): Visitor => new Visitor(house.address);
  const one = await startPatrol(people(), people());
  const other = await startPatrol(people(), people());
  const [first, second] = [
    await one.north.get<MatchTable>(`/api/matches/${one.id}`),
    await one.north.get<MatchTable>(`/api/matches/${other.id}`),
  ];
  expect(first.commitment).not.toBe(second.commitment);
});
