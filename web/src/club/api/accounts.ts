import type { Account, Profile, Vacation } from '@club-route/wire';
import { ask } from './ask.ts';

export function readSession(): Promise<Account | null> {
  return ask('GET', '/session');
}

export function makeAccount(name: string, password: string, email: string): Promise<Account> {
  return ask('POST', '/accounts', { body: { name, password, ...(email === '' ? {} : { email }) } });
}

export function signIn(name: string, password: string): Promise<Account> {
  return ask('POST', '/session', { body: { name, password } });
}

export function signOut(): Promise<void> {
  return ask('DELETE', '/session');
}

export function signOutEverywhere(): Promise<void> {
  return ask('DELETE', '/sessions');
}

export interface AccountChange {
  readonly password: string;
  readonly newPassword?: string;
  readonly email?: string | null;
}

export function changeAccount(change: AccountChange): Promise<Account> {
  return ask('PATCH', '/account', { body: change });
}

export function deleteAccount(password: string): Promise<void> {
  return ask('DELETE', '/account', { body: { password } });
}

/** Everything that is stored about the one who asks. */
export function readEverything(): Promise<object> {
  return ask('GET', '/account/export');
}

export function askForReset(email: string): Promise<void> {
  return ask('POST', '/resets', { body: { email } });
}

export function resetPassword(token: string, password: string): Promise<void> {
  return ask('PUT', '/resets', { body: { token, password } });
}

export function readBlocked(): Promise<readonly string[]> {
  return ask('GET', '/blocks');
}

export function block(name: string): Promise<void> {
  return ask('POST', '/blocks', { body: { name } });
}

export function unblock(name: string): Promise<void> {
  return ask('DELETE', '/blocks', { body: { name } });
}

export function report(about: string, text: string, match?: string): Promise<void> {
  return ask('POST', '/complaints', { body: { about, text, ...(match === undefined ? {} : { match }) } });
}

export function readVacations(): Promise<readonly Vacation[]> {
  return ask('GET', '/vacations');
}

export function takeVacation(starts: number, ends: number): Promise<void> {
  return ask('POST', '/vacations', { body: { starts, ends } });
}

export function endVacation(id: string): Promise<void> {
  return ask('DELETE', `/vacations/${id}`);
}

/** A player as anybody may know them. */
export function readProfile(name: string): Promise<Profile> {
  return ask('GET', `/people/${encodeURIComponent(name)}`);
}

export function setRated(rated: boolean): Promise<Account> {
  return ask('PUT', '/account/rated', { body: { rated } });
}
