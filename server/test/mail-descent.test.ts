import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultOptions, Match, type Action, type GameModule, type OptionValues } from '@club-route/engine';
import { descentIntoHellModule } from '@club-route/descent-into-hell';
import type { MatchMade } from '@club-route/wire';
import { goRound } from '../src/mail/round.ts';
import { consequences } from '../src/play/consequences.ts';
import { write } from '../src/play/write.ts';
import { shelfOf } from '../src/shelf.ts';
import { openHouse, type House } from './house/house.ts';
import { openPostOffice, type PostOffice } from './house/post-office.ts';
import { member, type Visitor } from './house/visitor.ts';

const module = { ...descentIntoHellModule, picture: undefined } as unknown as GameModule;
const { game, language, standing } = module;
const OPTIONS = defaultOptions(game.options);
const SEED = 17;
const SEATS = ['allied', 'german'] as const;
type Side = (typeof SEATS)[number];

let office: PostOffice;
let house: House;

beforeAll(async () => {
  office = await openPostOffice();
  const environment = { SMTP_URL: office.url, MAIL_LISTEN: '127.0.0.1:0', PUBLIC_URL: 'https://club.example' };
  house = await openHouse({ shelf: shelfOf([module]), environment });
});
afterAll(async () => {
  await house.close();
  await office.close();
});

/** Everything that may be settled beforehand is, by the last answer of each list. */
function filed(side: Side): OptionValues {
  const fields = Object.entries(standing!.schema(side)!);
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      name === 'fire' ? 'best' : field.kind === 'choice' ? field.choices[1]!.value : field.default,
    ]),
  );
}

interface Position {
  readonly turn: number;
  readonly phase: string;
  readonly battle: object | null;
  readonly weather: string;
  readonly landers: readonly object[];
  readonly side: Side;
}

/** On the first day the script plays; from then on a battalion drops whenever the weather lets it, and fights are fought. */
function decide(player: { decide: (sight: never, dice: never) => unknown }, sight: object): Action {
  const { turn, phase, battle, weather, landers } = sight as Position;
  const end = { kind: 'end' };
  if (turn > 1 && battle === null) {
    if (phase === 'deployment') return { kind: 'impulse', impulse: 'off-road' } as Action;
    if (phase === 'movement' || (phase === 'air' && (landers.length > 0 || weather === 'poor'))) return end;
    if (phase === 'air' && weather === 'unknown') return { kind: 'weather' };
  }
  const action = player.decide(sight as never, undefined as never) as Action;
  return turn > 1 && phase === 'air' && action.kind !== 'drop' && action.kind !== 'supply' ? end : action;
}

async function send(to: string, text: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: house.mailPort, secure: false, ignoreTLS: true });
  await transport.sendMail({ from: 'me@home.example', to, subject: 'Re: Your turn', text });
  transport.close();
}

/** The match on the server goes on with dice that this test can foresee. */
async function begin(allied: Visitor, german: Visitor): Promise<string> {
  const made = await allied.post<MatchMade>('/api/matches', {
    game: game.id,
    options: OPTIONS,
    seats: { allied: { kind: 'me' }, german: { kind: 'open' } },
    time: { kind: 'days', days: 3 },
  });
  const { id } = made.match;
  await german.post(`/api/matches/${id}/join`, { seat: 'german' });
  await house.club.desks.with(id, async (desk) => {
    const match = Match.start(desk.module.game, OPTIONS, { kind: 'fast', seed: SEED }, id);
    desk.match = match;
    await write(house.club, desk, () => ({ row: consequences(house.club, desk, match.state) }));
  });
  return id;
}

test('H-51: a match is played by mail from the first drop to the last, one mail for each player turn', async () => {
  const addresses = { allied: 'allied@home.example', german: 'german@home.example' };
  const people = {
    allied: await member(house.address, 'Roy', addresses.allied),
    german: await member(house.address, 'Walter', addresses.german),
  };
  const id = await begin(people.allied, people.german);
  for (const seat of SEATS)
    await people[seat].have('PUT', `/api/matches/${id}/standing`, { seat, values: filed(seat) });

  const match = Match.start(game, OPTIONS, { kind: 'fast', seed: SEED }, id);
  const staff = module.bots.find((bot) => bot.id === 'staff')!;
  const players = { allied: staff.sit('allied'), german: staff.sit('german') };
  let mails = 0;
  let lastDrop = 0;
  while (match.result() === undefined) {
    const { side, turn } = match.state as unknown as Position;
    await goRound(house.club);
    const asked = office.mails.filter((mail) => JSON.stringify(mail.to).includes(addresses[side])).at(-1)!;
    expect(asked.text).toContain('Your decision'.toUpperCase());
    const orders: string[] = [];
    for (;;) {
      const now = match.state as unknown as Position;
      if (match.result() !== undefined || now.side !== side || now.turn !== turn) break;
      const seat = match.active()[0] as Side;
      const sight = game.sight(match.state, seat);
      if (seat === side) {
        const action = decide(players[side], sight);
        if (action.kind === 'drop') lastDrop = turn;
        orders.push(language.write(sight, action));
        expect(match.act(seat, action)).not.toHaveProperty('text');
        continue;
      }
      // Nothing that the other side may be asked is left open.
      const action = standing!.answer(sight, seat, filed(seat))!;
      const planned = match.plan(seat, { kind: 'act', action, filed: true });
      if (!('step' in planned)) throw new Error(planned.text);
      match.keep(planned);
    }
    await send(asked.replyTo!.value[0]!.address!, orders.join('\n'));
    mails++;
    for (let rounds = 0; rounds < 400; rounds++) {
      await goRound(house.club);
      const entries = await house.club.desks.with(id, async (desk) => desk.playing.last);
      if (entries >= match.last) break;
    }
    const head = await house.club.desks.with(id, async (desk) => desk.playing.head);
    expect(head, office.mails.at(-1)!.text).toBe(match.head);
  }
  expect(mails).toBe(20);
  expect(lastDrop).toBeGreaterThan(1);
  expect(office.mails.map(({ text }) => text).join('\n')).not.toContain('REFUSED');
});
