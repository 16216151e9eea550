import type { Account } from '@club-route/wire';
import type { Club } from '../club.ts';
import type { Database } from '../database/connect.ts';
import type { AccountRow } from '../database/schema.ts';
import { notAllowed, notNow, notThere, ProblemError } from '../problem.ts';
import { isOurs, likeness, nameKey } from './names.ts';
import { checkNothing, hashPassword, isPassword } from './passwords.ts';
import { closeAllSessions } from './sessions.ts';

export async function makeAccount(
  { database }: Pick<Club, 'database'>,
  { name, password, email }: { readonly name: string; readonly password: string; readonly email?: string },
): Promise<AccountRow> {
  if (isOurs(name)) throw notNow(`The name ${name} is taken.`);
  const hashed = await hashPassword(password);
  const made = await database
    .insertInto('account')
    .values({ name, name_key: nameKey(name), likeness: likeness(name), password: hashed, email })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made !== undefined) return made;
  throw notNow(
    (await findAccount(database, name)) === undefined
      ? `The name ${name} looks like another player’s. Choose another name.`
      : `The name ${name} is taken.`,
  );
}

async function findAccount(database: Database, name: string): Promise<AccountRow | undefined> {
  return database.selectFrom('account').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst();
}

export async function accountNamed(database: Database, name: string): Promise<AccountRow> {
  const found = await findAccount(database, name);
  if (found === undefined) throw notThere(`player as ${name}`);
  return found;
}

const MINUTE = 60_000;

/** More than one address may try, or a stranger who tries all the time would keep the owner of the name out. */
const ADDRESSES = 3;

/** However many addresses they come from, few passwords are tried for one name; whether it exists or not. */
function mayTry({ config, limits }: Pick<Club, 'config' | 'limits'>, name: string): void {
  if (!limits.take(`password ${nameKey(name)}`, ADDRESSES * config.SIGN_INS_PER_MINUTE, MINUTE))
    throw new ProblemError(429, 'Too many wrong passwords for this name. Try again in a minute.');
}

/** The account of somebody who knows its name and password; one answer for either mistake. */
export async function signedIn(
  club: Pick<Club, 'config' | 'database' | 'limits'>,
  name: string,
  password: string,
): Promise<AccountRow> {
  mayTry(club, name);
  const { database } = club;
  const found = await findAccount(database, name);
  if (found === undefined) await checkNothing(password);
  else if (await isPassword(found.password, password)) return found;
  throw notAllowed('The name or the password is wrong.');
}

/** Checks the password of somebody who is signed in already, before something that cannot be undone. */
export async function confirmed(
  { database }: Pick<Club, 'database'>,
  id: string,
  password: string,
): Promise<AccountRow> {
  const account = await database.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (!(await isPassword(account.password, password))) throw notAllowed('The password is wrong.');
  return account;
}

/** With a new password every session ends but the one in which it was chosen; links for lost passwords end with either. */
export async function changeAccount(
  club: Pick<Club, 'database' | 'live'>,
  id: string,
  change: { readonly password: string; readonly newPassword?: string; readonly email?: string | null },
  session: string | undefined,
): Promise<AccountRow> {
  const { password, email } = await confirmed(club, id, change.password);
  const hashed = change.newPassword === undefined ? password : await hashPassword(change.newPassword);
  const address = change.email === undefined ? email : change.email;
  const changed = await club.database
    .updateTable('account')
    .set({ password: hashed, email: address })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await club.database.deleteFrom('reset').where('account_id', '=', id).execute();
  if (change.newPassword !== undefined) await closeAllSessions(club, id, session);
  return changed;
}

/** By choice: a match counts for ratings if all its players want it when it has begun. */
export async function setRated({ database }: Pick<Club, 'database'>, id: string, rated: boolean): Promise<AccountRow> {
  return database.updateTable('account').set({ rated }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export function accountView({ name, email, created_at, rated }: AccountRow): Account {
  return { name, email, created: created_at.getTime(), rated };
}
