import type { Action, GameModule } from '@club-route/engine';
import { battleTitle, kriegsspielSecondModule, type SecondState } from '@club-route/kriegsspiel/second';
import type { MatchMade } from '@club-route/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shelfOf } from '../src/shelf.ts';
import { Clock } from './house/clock.ts';
import { send } from './house/deed.ts';
import { openHouse, type House } from './house/house.ts';
import { newKey } from './house/tab.ts';
import { Visitor } from './house/visitor.ts';

/** R110 on the server: a battle waits for a commander as long as the match sets, and then the computer fights it. */

const module = { ...kriegsspielSecondModule, picture: undefined } as unknown as GameModule;
const PATIENCE = 30;

let clock: Clock;
let house: House;

beforeAll(async () => {
  clock = new Clock({ stands: true });
  house = await openHouse({ shelf: shelfOf([module]), now: clock.now });
});
afterAll(() => house.close());

/** Minutes of ours pass, a second between two looks of the timekeeper at most. */
async function pass(minutes: number): Promise<void> {
  clock.forward(minutes);
  await house.club.timekeeper.lookAhead(0);
}

test('a commander who does not answer is told, and the computer fights his battle to its end', async () => {
  const visitor = new Visitor(house.address);
  const bots = Object.fromEntries(
    module.game.seats.filter((seat) => seat !== 'clock').map((seat) => [seat, { kind: 'bot', bot: 'idle' }]),
  );
  const { match, links } = await visitor.post<MatchMade>('/api/matches', {
    game: 'kriegsspiel-second',
    options: { days: 1, answerMinutes: PATIENCE },
    seats: { ...bots, abn101: { kind: 'me' }, umpire: { kind: 'me' } },
  });
  visitor.link ??= links['umpire'];
  const state = (): Promise<SecondState> =>
    house.club.desks.with(match.id, async (desk) => desk.playing.state as unknown as SecondState);
  const umpire = async (text: string): Promise<void> => {
    const action = module.language.read((await state()) as never, 'umpire', text) as Action;
    const answer = await send(visitor, match.id, { seat: 'umpire', have: 0, key: newKey(), action: { ...action } });
    expect(answer).toMatchObject({ kind: 'done' });
  };
  /** Looks after the clock and lets the computers, which have threads of their own, decide, until something has come about. */
  const until = async (has: (now: SecondState) => boolean, minutes: number): Promise<void> => {
    while (!has(await state())) {
      await pass(minutes);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  // The paratroops have landed; a garrison is among them.
  const pace = `/api/matches/${match.id}/pace`;
  await visitor.have('PUT', pace, { seat: 'umpire', rate: 86_400, waits: false, until: 840 });
  await until(({ minute }) => minute === 840, 1 / 60);
  await umpire('SET SQUARE OF Grsn TO 0713 BECAUSE a patrol of theirs got there');
  await visitor.have('PUT', pace, { seat: 'umpire', rate: 86_400, waits: false });
  await until(({ engagement }) => engagement?.answers.german?.by === 'computer', 1 / 60);
  const { id } = (await state()).engagement!;
  await pass(PATIENCE - 1);
  expect((await state()).engagement).toMatchObject({
    id,
    phase: 'briefing',
    commanders: { allied: 'abn101' },
    answers: { allied: null },
  });
  await until(({ engagement }) => engagement?.id !== id, 1);
  const mail = (await state()).abn101Mail.rows();
  const told = `${battleTitle(id)}. It does not wait for you: the computer fights it by your last plan.`;
  expect(mail.some((dispatch) => dispatch.kind === 'note' && dispatch.text === told)).toBe(true);
  expect(mail.some((dispatch) => dispatch.kind === 'battle' && dispatch.battle === id)).toBe(true);
});
