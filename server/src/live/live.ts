import type { Match } from '@club-route/engine';
import type { FromServer, Presence, Said } from '@club-route/wire';
import { mayRead } from '../matches/chat.ts';
import type { Desk } from '../play/desk.ts';
import { Allowances } from '../safety/allowances.ts';
import type { Herald } from './herald.ts';
import { Presences } from './presence.ts';
import { SPECTATOR } from '../matches/viewer.ts';
import { spreadOver, WITHOUT_PAUSE, type Spread } from './spread.ts';
import { messageOf, newIssue, type Issue, type Message } from './texts.ts';
import type { Watcher } from './watcher.ts';

/** One person may have several tabs, and send from all of them together so many times what one of them may. */
const TABS_AT_WORK = 5;
const AT_ONCE = 5;
/** Bytes that may wait to be read at all sockets of one person together. */
const MOST_UNREAD_TOGETHER = 32 * 1024 * 1024;
/** Who is at a match is told once in so many milliseconds. */
const PRESENCE_RESTS = 500;

/** Something that can be closed from here: a socket of somebody. */
export interface Attendance {
  /** Whose share it counts against: an account, or an address without one. */
  readonly whose: string;
  readonly accountId: string | undefined;
  readonly session: string | undefined;
  goodbye(): void;
  /** Asks whether anybody is still there, and hangs up if there was no answer to the last time. */
  feelPulse(): void;
}

/** Whoever is to know of every match that changes or is watched here, because something in it falls due. */
interface Watchman {
  watch(desk: Desk): void;
}

/** What one account, or one address without any, may have of the sockets: so many, and so many messages a second from each. */
interface Shares {
  readonly sockets: number;
  readonly messages: number;
}

/** Who watches what on this copy. */
export class Live {
  readonly herald: Herald;
  readonly #watchmen: readonly Watchman[];
  readonly #presences: Presences;
  readonly #watchers = new Map<string, Set<Watcher>>();
  /** Matches at which it was told just now who is there, and whether that has changed since. */
  readonly #isToldAgain = new Map<string, boolean>();
  readonly #attendances = new Set<Attendance>();
  /** How many of them each has. */
  readonly #counts = new Map<string, number>();
  /** How many bytes wait at the sockets of each. */
  readonly #unread = new Map<string, number>();
  readonly #mostSockets: number;
  readonly #messages: Allowances;

  constructor(herald: Herald, now: () => number, watchmen: readonly Watchman[], { sockets, messages }: Shares) {
    this.herald = herald;
    this.#watchmen = watchmen;
    this.#presences = new Presences(now);
    this.#mostSockets = sockets;
    this.#messages = new Allowances(AT_ONCE * TABS_AT_WORK * messages, TABS_AT_WORK * messages, now);
  }

  /** Whether somebody has as many sockets as one may have. */
  isCrowdedBy(whose: string): boolean {
    return (this.#counts.get(whose) ?? 0) >= this.#mostSockets;
  }

  /** Whether so much more may be said by all the sockets of somebody together. */
  mayHear(whose: string, much: number): boolean {
    return this.#messages.take(whose, much);
  }

  /** Notes that so much more, or less, waits at a socket of somebody; false if it is too much at all of theirs together. */
  mayWait(whose: string, more: number): boolean {
    const unread = (this.#unread.get(whose) ?? 0) + more;
    if (unread > 0) this.#unread.set(whose, unread);
    else this.#unread.delete(whose);
    return unread <= MOST_UNREAD_TOGETHER;
  }

  get sockets(): number {
    return this.#attendances.size;
  }

  /** Accounts with a socket at this copy, and hashes of the secret links that somebody watches with. */
  present(): { readonly accounts: readonly string[]; readonly links: readonly Buffer[] } {
    const watchers = [...this.#watchers.values()].flatMap((some) => [...some]);
    return {
      accounts: [...new Set([...this.#attendances].flatMap(({ accountId }) => accountId ?? []))],
      links: watchers.flatMap(({ person }) => person.link ?? []),
    };
  }

  attend(attendance: Attendance): void {
    this.#attendances.add(attendance);
    this.#counts.set(attendance.whose, (this.#counts.get(attendance.whose) ?? 0) + 1);
  }

  depart(attendance: Attendance): void {
    if (!this.#attendances.delete(attendance)) return;
    const left = this.#counts.get(attendance.whose)! - 1;
    if (left === 0) this.#counts.delete(attendance.whose);
    else this.#counts.set(attendance.whose, left);
  }

  watch(watcher: Watcher): void {
    const known = this.#watchers.get(watcher.match) ?? new Set();
    this.#watchers.set(watcher.match, known.add(watcher));
    this.#countPresent(watcher.match);
  }

  unwatch(watcher: Watcher): void {
    const known = this.#watchers.get(watcher.match);
    known?.delete(watcher);
    if (known?.size === 0) this.#watchers.delete(watcher.match);
    this.#countPresent(watcher.match);
  }

  isWatched(match: string): boolean {
    return this.#watchers.has(match);
  }

  /** Whether all who watch a match here can be shown what comes next from where it was resumed. */
  canFollow(match: string, resumed: Match): boolean {
    return [...(this.#watchers.get(match) ?? [])].every((watcher) => watcher.canFollow(resumed));
  }

  watched(): readonly string[] {
    return [...this.#watchers.keys()];
  }

  /** Sends everybody who watches a match what has changed for them. Only ever called in the match's own turn. */
  announce(desk: Desk): void {
    for (const watchman of this.#watchmen) watchman.watch(desk);
    desk.announced = desk.version;
    const issue = newIssue();
    for (const watcher of this.#watchers.get(desk.id) ?? []) this.bring(desk, watcher, issue);
  }

  bring(desk: Desk, watcher: Watcher, issue: Issue = newIssue()): void {
    if (watcher.bring(desk, issue)) return;
    this.unwatch(watcher);
    watcher.say({ kind: 'problem', match: watcher.match, error: 'This seat is no longer yours.' });
  }

  said(desk: Desk, said: Said): void {
    for (const watcher of this.#watchers.get(desk.id) ?? [])
      if (mayRead(desk, watcher.person, watcher.as, said)) watcher.say({ kind: 'said', match: desk.id, said });
  }

  /** Closes the sockets of a session that has ended, or of an account that has signed out everywhere. */
  dismiss(whose: string): void {
    this.dismissHere(whose);
    this.herald.tell('dismiss', whose);
  }

  dismissHere(whose: string): void {
    for (const one of this.#attendances) if (one.accountId === whose || one.session === whose) one.goodbye();
  }

  /** Asks every socket whether anybody is still there. */
  async feelPulses(spread: Spread = WITHOUT_PAUSE): Promise<void> {
    await spreadOver(this.#attendances, spread, (one) => {
      if (this.#attendances.has(one)) one.feelPulse();
    });
  }

  closeAll(): void {
    for (const one of this.#attendances) one.goodbye();
  }

  presentElsewhere(copy: string, match: string, spectators: number, seats: string): void {
    const presence = { seats: seats === '' ? [] : seats.split(','), spectators };
    if (this.#presences.note(match, copy, presence)) this.#showPresence(match);
  }

  /** Tells once more who is here, for copies that were started since; who was at one that is gone is gone, too. */
  async repeatPresence(spread: Spread = WITHOUT_PAUSE): Promise<void> {
    await spreadOver(this.#watchers.keys(), spread, (match) => {
      if (this.isWatched(match)) this.#noteHere(match);
    });
    for (const match of this.#presences.forgetLost()) this.#showPresence(match);
  }

  #countPresent(match: string): void {
    if (this.#noteHere(match)) this.#showPresence(match);
  }

  #noteHere(match: string): boolean {
    const { seats, spectators } = this.#here(match);
    this.herald.tell('presence', match, spectators, seats.join(','));
    return this.#presences.note(match, this.herald.copy, { seats, spectators });
  }

  #here(match: string): Presence {
    const viewers = [...(this.#watchers.get(match) ?? [])].map((watcher) => watcher.as);
    const spectators = viewers.filter((as) => as === SPECTATOR).length;
    return { seats: [...new Set(viewers.filter((as) => as !== SPECTATOR))].toSorted(), spectators };
  }

  /** At once, and what changes soon afterwards together: everybody who looks on hears of everybody who comes and goes. */
  #showPresence(match: string): void {
    if (this.#isToldAgain.has(match)) return void this.#isToldAgain.set(match, true);
    const message = this.#presenceAt(match);
    for (const watcher of this.#watchers.get(match) ?? []) watcher.line.send(message);
    this.#isToldAgain.set(match, false);
    setTimeout(() => {
      const isToldAgain = this.#isToldAgain.get(match);
      this.#isToldAgain.delete(match);
      if (isToldAgain === true) this.#showPresence(match);
    }, PRESENCE_RESTS).unref();
  }

  tellPresence(watcher: Watcher): void {
    watcher.line.send(this.#presenceAt(watcher.match));
  }

  #presenceAt(match: string): Message {
    const message = { kind: 'presence', match, present: this.#presences.of(match) } satisfies FromServer;
    return messageOf(JSON.stringify(message));
  }
}
