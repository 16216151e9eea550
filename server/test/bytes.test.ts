import { FastDice, mixSeed } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { farthestBridge } from '@club-route/farthest-bridge';
import type { MatchMade } from '@club-route/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './house/house.ts';
import { Tab } from './house/tab.ts';
import { Visitor } from './house/visitor.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse({ environment: { MESSAGES_PER_SECOND: '10000' } });
});
afterAll(() => house.close());

test('a move of Farthest Bridge costs each viewer less than a kilobyte, all messages together', async () => {
  const players: Record<string, Visitor> = { allied: new Visitor(house.address), german: new Visitor(house.address) };
  const { match, links } = await players['allied']!.post<MatchMade>('/api/matches', {
    game: 'farthest-bridge',
    seats: { allied: { kind: 'me' }, german: { kind: 'link' } },
    time: { kind: 'days', days: 3 },
  });
  players['allied']!.link = links['allied'];
  await players['german']!.sitDown(links['german']!);
  const tabs: Record<string, Tab> = {};
  for (const as of ['allied', 'german', 'spectator']) {
    const tab = await Tab.open(players[as] ?? new Visitor(house.address));
    tab.say({ kind: 'watch', match: match.id, as, link: players[as]?.link });
    await tab.next('opening');
    tabs[as] = tab;
  }
  const settled = async (): Promise<void> => {
    for (const tab of Object.values(tabs)) {
      tab.say({ kind: 'ping' });
      await tab.next('pong');
    }
  };
  await settled();
  // The moves are chosen as a seat's own browser would, from what it sees.
  const sights: Record<string, ReturnType<typeof farthestBridge.shape.create>> = {};
  for (const [as, tab] of Object.entries(tabs)) {
    const { opening } = tab.heard.find((message) => message.kind === 'opening')!;
    sights[as] = farthestBridge.shape.decode(opening);
  }
  const have: Record<string, number> = { allied: 0, german: 0, spectator: 0 };
  const costs: number[] = [];
  const dice = new FastDice(mixSeed(3, 0));
  for (let count = 0; count < 150; count++) {
    const marks = Object.fromEntries(Object.entries(tabs).map(([as, tab]) => [as, tab.heard.length]));
    const seat = farthestBridge.active(sights['allied']!)[0]!;
    const action = randomChoice(farthestBridge, sights[seat]!, seat, dice);
    const answer = await tabs[seat]!.act(match.id, seat, have[seat]!, { ...action });
    expect(answer.kind).toBe('done');
    await settled();
    for (const [as, tab] of Object.entries(tabs)) {
      let cost = 0;
      for (const [index, message] of tab.heard.entries()) {
        if (index < marks[as]! || message.kind === 'pong') continue;
        cost += tab.sizes[index]!;
        if (message.kind !== 'frames') continue;
        for (const frame of message.frames) farthestBridge.shape.patch(sights[as]!, frame.change);
        have[as] = message.frames.at(-1)!.n;
      }
      costs.push(cost);
    }
  }
  costs.sort((one, other) => one - other);
  const share = (part: number): number => costs[Math.floor((costs.length - 1) * part)]!;
  expect(share(0.5)).toBeGreaterThan(0);
  expect(share(0.5), `half ${share(0.5)}, nine tenths ${share(0.9)}, most ${share(1)}`).toBeLessThan(600);
  expect(share(0.95)).toBeLessThan(1000);
});
