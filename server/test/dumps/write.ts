import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameModule } from '@club-route/engine';
import { patrol, patrolLanguage } from '@club-route/engine/testing';
import type { MatchMade } from '@club-route/wire';
import { migrations } from '../../src/database/migrations/index.ts';
import { backUp } from '../../src/index.ts';
import { send, type Deed } from '../house/deed.ts';
import { readFilm } from '../house/film.ts';
import { NORTH, SOUTH } from '../house/patrol.ts';
import { newKey } from '../house/tab.ts';
import { member, Visitor } from '../house/visitor.ts';
import { openDoors } from '../doors/doors.ts';

/**
 * `npx tsx server/test/dumps/write.ts` writes a small database of the schema of today, for upgrade.test.ts. To be run
 * before a release, and its files to be kept for ever.
 */

const patrolModule = { game: patrol, language: patrolLanguage, bots: [], rules: [], register: [] };
const doors = await openDoors([patrolModule as unknown as GameModule]);
await doors.club.pool.query('alter table mail_address alter column confirmed_at set default now()');
const roy = await member(doors.address, 'Roy', 'roy@home.example');
const guest = new Visitor(doors.address);

async function made(body: object): Promise<MatchMade> {
  return roy.post<MatchMade>('/api/matches', body);
}

async function act(who: Visitor, id: string, seat: string, action: Deed): Promise<void> {
  const { have } = await readFilm(who, id, seat);
  const answer = await send(who, id, { seat, have, key: newKey(), action });
  if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
}

const seats = { north: { kind: 'me' }, south: { kind: 'link' } };
const running = await made({ game: 'patrol', seats });
await guest.sitDown(running.links['south']!);
const { id } = running.match;
await act(roy, id, 'north', NORTH);
await act(guest, id, 'south', SOUTH);
await act(roy, id, 'north', { kind: 'end' });
await roy.post(`/api/matches/${id}/chat`, { as: 'north', room: 'players', text: 'Good evening.' });
await roy.have('PUT', `/api/matches/${id}/notes`, { seat: 'north', text: 'hold the bridge' });
await guest.have('PUT', `/api/matches/${id}/notices`, { seat: 'south', email: 'guest@home.example', mail: 'daily' });

const over = await made({ game: 'patrol', seats });
await new Visitor(doors.address).sitDown(over.links['south']!);
await act(roy, over.match.id, 'north', NORTH);
await roy.post(`/api/matches/${over.match.id}/resign`, { seat: 'north' });

const recruit = { kind: 'bot', bot: 'recruit' };
const bridge = await made({ game: 'farthest-bridge', seats: { allied: { kind: 'me' }, german: recruit } });
const bot = await made({ game: 'farthest-bridge', seats: { allied: recruit, german: { kind: 'me' } } });

await doors.club.pool.query('alter table mail_address alter column confirmed_at drop default');
const name = fileURLToPath(new URL(Object.keys(migrations).at(-1)!, import.meta.url));
await backUp(doors.club.config, `${name}.backup`);
const contents = { running: id, over: over.match.id, bridge: bridge.match.id, bot: bot.match.id, link: guest.link };
writeFileSync(`${name}.json`, `${JSON.stringify(contents, undefined, 2)}\n`);
await doors.close();
