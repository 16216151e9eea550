import { randomBytes } from 'node:crypto';
import {
  CLOCK,
  commitToSeed,
  readOptions,
  schemaForNew,
  SEED_BYTES,
  UMPIRE,
  type GameModule,
  type OptionValues,
} from '@club-route/engine';
import type { NewMatch, SeatWish } from '@club-route/wire';
import type { Insertable, Transaction } from 'kysely';
import { accountNamed } from '../accounts/accounts.ts';
import { isOurs } from '../accounts/names.ts';
import { areApart } from '../accounts/people.ts';
import type { Club } from '../club.ts';
import type { InvitationTable, MatchTableRow, Tables } from '../database/schema.ts';
import { inviteByMail } from './invite-by-mail.ts';
import { mayAsk } from './strangers.ts';
import { notAllowed, notNow, notThere, wrong } from '../problem.ts';
import { newSecret } from '../secrets.ts';
import { letBotsPlay } from './bots-alone.ts';
import type { Person } from './person.ts';
import { sitter, type Sitter } from './return-links.ts';
import { startIfFull } from './starting.ts';
import type { Driving } from '../play/drive.ts';

export interface Made {
  readonly id: string;
  /** Secrets by seat: to pass on, or for oneself where one has no account. */
  readonly links: Readonly<Record<string, string>>;
}

type Offered = Pick<Insertable<InvitationTable>, 'account_id' | 'link_hash'> & { readonly by?: string };

/** Who sits at a seat from the beginning, or is asked to. */
export interface Sitting {
  readonly seat: string;
  readonly bot?: string;
  readonly saltCommitment?: string;
  readonly holders: readonly Sitter['holder'][];
  readonly invitations: readonly Offered[];
}

export const NOBODY = { holders: [], invitations: [] };

export async function createMatch(
  club: Driving & Pick<Club, 'limits' | 'returnLinks' | 'shelf'>,
  person: Person,
  wish: NewMatch,
): Promise<Made> {
  const module = await club.shelf.load(wish.game);
  if (module === undefined) throw notThere(`game as "${wish.game}"`);
  const read = readOptions(schemaForNew(module.game.options), wish.options);
  if ('problem' in read) throw wrong(read.problem);
  const { seats } = module.game;
  const stranger = Object.keys(wish.seats).find((seat) => !seats.includes(seat));
  if (stranger !== undefined) throw wrong(`There is no seat "${stranger}". The seats are: ${seats.join(', ')}.`);
  if (module.clock !== undefined && wish.time.kind !== 'none')
    throw wrong('This game has a clock of its own. Choose no time limit.');
  const { name } = wish;
  if (person.account === undefined && name !== undefined && isOurs(name))
    throw notNow(`The name ${name} is taken. Choose another name.`);
  const links: Record<string, string> = {};
  const sittings: Sitting[] = [];
  for (const seat of seats) {
    const one = wish.seats[seat] ?? usualWish(module, seat);
    sittings.push(await sittingFor(club, module, person, seat, one, name, links));
  }
  const { game, time, visibility } = wish;
  const own = Object.values(wish.seats).filter(({ kind }) => kind === 'me');
  const by = { created_by: person.account?.id, made_from: person.origin };
  const terms = { game, time, visibility, ...by, hot_seat: own.length > 1 };
  const begin = async (): Promise<Made> => {
    const id = await layOut(club, module, read.options, terms, sittings);
    await club.desks.with(id, (desk) => startIfFull(club, desk));
    return { id, links };
  };
  return sittings.every(({ bot }) => bot !== undefined) ? letBotsPlay(club, by, begin) : begin();
}

async function sittingFor(
  club: Pick<Club, 'database' | 'limits' | 'returnLinks'>,
  module: GameModule,
  person: Person,
  seat: string,
  wish: SeatWish,
  name: string | undefined,
  links: Record<string, string>,
): Promise<Sitting> {
  const { account } = person;
  const { database } = club;
  if (module.clock !== undefined && seat === CLOCK) {
    if (wish.kind !== 'bot' || wish.bot !== CLOCK) throw wrong('Nobody can play the clock. Leave it out.');
    return { seat, bot: CLOCK, ...NOBODY };
  }
  if (module.clock !== undefined && seat === UMPIRE && wish.kind === 'open')
    throw wrong('The umpire sees everything. Invite someone you trust, make a link, or let the computer umpire.');
  switch (wish.kind) {
    case 'open':
      return { seat, ...NOBODY };
    case 'bot':
      return { seat, bot: botOf(module, wish.bot), ...NOBODY };
    case 'link': {
      const { token, hash } = newSecret();
      links[seat] = token;
      return { seat, holders: [], invitations: [{ link_hash: hash }] };
    }
    case 'invite': {
      const { id } = await accountNamed(database, wish.name);
      if (account === undefined)
        throw notAllowed('You need an account to invite a player by name. Make a link instead.');
      if (await areApart(database, account.id, [id])) throw notAllowed(`You cannot invite ${wish.name}.`);
      mayAsk(club, person);
      return { seat, holders: [], invitations: [{ account_id: id, by: account.name }] };
    }
    case 'me': {
      const { holder, token } = sitter(club.returnLinks, person, name);
      if (token !== undefined) links[seat] = token;
      return { seat, saltCommitment: wish.saltCommitment, holders: [holder], invitations: [] };
    }
  }
}

/** Who sits where nobody was named: anybody, but nobody at the clock, and the computer as umpire. */
function usualWish({ clock, bots }: GameModule, seat: string): SeatWish {
  if (clock !== undefined && seat === CLOCK) return { kind: 'bot', bot: CLOCK };
  if (clock !== undefined && seat === UMPIRE) return { kind: 'bot', bot: bots[0]!.id };
  return { kind: 'open' };
}

export function botOf(module: GameModule, id: string): string {
  if (module.bots.some((bot) => bot.id === id)) return id;
  throw wrong(`There is no bot "${id}". The bots are: ${module.bots.map((bot) => bot.id).join(', ') || 'none'}.`);
}

type TermNames = 'game' | 'visibility' | 'created_by' | 'made_from' | 'hot_seat' | 'rematch_of';
type Terms = Pick<Insertable<MatchTableRow>, TermNames> & Pick<NewMatch, 'time'>;

/** Writes a new match: seed and commitment are made here, before anybody's salt is known. */
export async function layOut(
  { database }: Pick<Club, 'database'>,
  { game }: GameModule,
  options: OptionValues,
  terms: Terms,
  sittings: readonly Sitting[],
): Promise<string> {
  const id = randomBytes(8).toString('hex');
  const seed = randomBytes(SEED_BYTES);
  const commitment = commitToSeed(seed, { match: id, game: game.id, rules: game.version, options });
  await database.transaction().execute(async (all) => {
    await all
      .insertInto('match')
      .values({
        ...terms,
        id,
        rules: game.version,
        options: JSON.stringify(options),
        seed,
        commitment,
        status: 'open',
        time: JSON.stringify(terms.time),
        clocks: '{}',
        offers: '{}',
      })
      .execute();
    for (const [place, sitting] of sittings.entries()) await seatDown(all, id, place, sitting);
  });
  return id;
}

async function seatDown(all: Transaction<Tables>, id: string, place: number, sitting: Sitting): Promise<void> {
  const { seat, bot, saltCommitment, holders, invitations } = sitting;
  const at = { match_id: id, seat };
  await all
    .insertInto('seat')
    .values({ ...at, place, bot, salt_commitment: saltCommitment })
    .execute();
  for (const holder of holders)
    await all
      .insertInto('holder')
      .values({ ...at, ...holder })
      .execute();
  for (const { by, ...invitation } of invitations) {
    await all
      .insertInto('invitation')
      .values({ ...at, ...invitation })
      .execute();
    if (by !== undefined && typeof invitation.account_id === 'string')
      await inviteByMail(all, invitation.account_id, { kind: 'invitation', by, match: id, seat });
  }
}
