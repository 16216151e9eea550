import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GameModule, StateObject } from '@club-route/engine';
import { battleCardModule } from '@club-route/battle-card';
import { cellOf, farthestBridgeModule } from '@club-route/farthest-bridge';
import { pngOf } from '../src/notices/picture.ts';
import { goRound } from '../src/mail/round.ts';
import { send } from './house/deed.ts';
import { startBridge } from './house/bridge.ts';
import { openHouse, type House } from './house/house.ts';
import { openPostOffice, type PostOffice } from './house/post-office.ts';
import { newKey } from './house/tab.ts';
import { member, type Visitor } from './house/visitor.ts';

let office: PostOffice;
let house: House;

beforeAll(async () => {
  office = await openPostOffice();
  house = await openHouse({ environment: { SMTP_URL: office.url, PUBLIC_URL: 'https://club.example' } });
  // The country itself is drawn once, with the first picture.
  await pngOf({ board: 'farthest-bridge', pieces: [] });
});
afterAll(async () => {
  await house.close();
  await office.close();
});
beforeEach(() => {
  office.mails.length = 0;
});

const SIGNATURE = '89504e470d0a1a0a';
const bridge = farthestBridgeModule as unknown as GameModule;

/** Width and height of a PNG. */
function sizeOf(png: Buffer): readonly number[] {
  expect(png.subarray(0, 8).toString('hex')).toBe(SIGNATURE);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

async function deploy(visitor: Visitor, id: string, seat: string, hexes: string): Promise<void> {
  const action = { kind: 'deploy', cells: hexes.split(' ').map(cellOf) };
  const wish = { seat, have: 0, key: newKey(), action };
  expect(await send(visitor, id, wish)).toMatchObject({ kind: 'done' });
}

let count = 0;

/** The picture that the Allied player gets once the Germans have written down their secret plan. */
async function pictureAfterPlan(hexes: string): Promise<{ readonly png: Buffer; readonly id: string }> {
  const n = ++count;
  const allied = await member(house.address, `Allied ${n}`, `allied-${n}@club.example`);
  const german = await member(house.address, `German ${n}`);
  const id = await startBridge(allied, german, { scenario: 'free' });
  await deploy(german, id, 'german', hexes);
  await goRound(house.club);
  const [mail] = office.to(`allied-${n}@club.example`);
  expect(mail!.html).toContain(`cid:${mail!.attachments[0]!.cid!}`);
  expect(mail!.attachments).toHaveLength(1);
  expect(mail!.attachments[0]!.contentDisposition).toBe('inline');
  return { png: mail!.attachments[0]!.content, id };
}

function stateOf(id: string): Promise<StateObject> {
  return house.club.desks.with(id, async ({ playing }) => playing.state);
}

test('a mail about a turn shows the map as that seat sees it, not the plan that the other hides', async () => {
  const one = await pictureAfterPlan('2025 2325 3914 3825 3019 0702');
  const other = await pictureAfterPlan('1726 1825 3914 3825 3813 0615');
  expect(sizeOf(one.png)[0]).toBe(720);
  expect(one.png.length).toBeLessThan(150_000);
  expect(one.png.equals(other.png)).toBe(true);
  // The plans are there, and whoever made one sees it: the pictures could have differed.
  const seen = async (id: string) => bridge.picture!(bridge.game.sight(await stateOf(id), 'german'), 'german');
  const mine = await seen(one.id);
  expect(mine.pieces).not.toEqual((await seen(other.id)).pieces);
  expect((await pngOf(mine)).equals(one.png)).toBe(false);
});

test('units are drawn with their symbols, and the whole country needs few colours', async () => {
  const seen = bridge.picture!(bridge.game.sight(await stateOf(await startBridgeAlone()), 'german'), 'german');
  expect(seen.pieces).toContainEqual(expect.objectContaining({ label: 'Krft', note: '3-3-7', symbol: 'infantry' }));
  const plain = seen.pieces.map(({ symbol: _symbol, ...piece }) => piece);
  const [png, without] = [(await pngOf(seen))!, (await pngOf({ ...seen, pieces: plain }))!];
  expect(png.equals(without)).toBe(false);
  // The palette: three bytes for each colour.
  expect(png.readUInt32BE(png.indexOf('PLTE') - 4) / 3).toBeLessThan(64);
  // Rows of one byte for each pixel, and one more.
  const [width, height] = sizeOf(png);
  const at = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  expect(rows).toHaveLength((width! + 1) * height!);
});

async function startBridgeAlone(): Promise<string> {
  const n = ++count;
  return startBridge(await member(house.address, `Allied ${n}`), await member(house.address, `German ${n}`));
}

test('Battle Card is drawn on the same country', async () => {
  const module = battleCardModule as unknown as GameModule;
  const state = await house.club.desks.with(await startBattleCard(), async ({ playing }) => playing.state);
  const { board, pieces } = module.picture!(state, 'allied');
  expect(pieces.map(({ at, side, label }) => `${String(at)} ${side} ${label}`)).toContain('arnhem german 2');
  sizeOf((await pngOf({ board, pieces }))!);
});

async function startBattleCard(): Promise<string> {
  const player = await member(house.address, 'Solitaire');
  const seats = { allied: { kind: 'me' } };
  const { match } = await player.post<{ match: { id: string } }>('/api/matches', { game: 'battle-card', seats });
  return match.id;
}

test('a picture on a board that nobody knows is an error, not a mail without it', async () => {
  await expect(pngOf({ board: 'moon', pieces: [] })).rejects.toThrow('there is no board "moon" to draw a picture of');
});
