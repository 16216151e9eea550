import { Match, type Action, type Seat, type Viewer } from '@club-route/engine';
import type { World } from '@club-route/engine/testing';
import type { ChatRoom, MatchMade, MatchTable, Seated } from '@club-route/wire';
import { readOrder } from '../../src/mail/inbound/carry-out.ts';
import { sightAfter } from '../../src/notices/situation.ts';
import { eventParts, pictureAfter, situationParts } from '../../src/mail/letters/report.ts';
import { consequences } from '../../src/play/consequences.ts';
import { write } from '../../src/play/write.ts';
import type { RunningServer } from '../../src/index.ts';
import { newKey, Tab } from './tab.ts';
import { tour } from './tour.ts';
import { Visitor } from './visitor.ts';

/** Addresses for orders, links that end mails, what a person or a holder is known by, and signatures. */
export const SECRETS =
  /\b[0-9a-f]{40}\b|\b[0-9a-f]{72}\b|\b[0-9a-f]{128}\b|\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/** Numbers of choices, and what no game understands. */
const ORDERS = ['1', '2', '3', 'hum'];

/** What a faulty server would send along with each frame of a viewer. */
export type Stamp = (world: World) => unknown;

/**
 * A world of the leak test as a match on a server: it begins in the same position, and whatever is done in the world is
 * done here by the people at the table, through the doors of the house. Its dice fall as those of the world fell.
 */
export class Twin {
  readonly world: World;
  readonly house: RunningServer;
  readonly id: string;
  readonly visitors: Readonly<Record<Viewer, Visitor>>;
  readonly #tabs: Readonly<Record<Viewer, Tab>>;
  readonly #private: string[];
  #rolled: readonly number[] = [];
  #followed = 0;

  private constructor(
    house: RunningServer,
    world: World,
    made: MatchMade,
    visitors: Twin['visitors'],
    tabs: Readonly<Record<Viewer, Tab>>,
  ) {
    this.house = house;
    this.world = world;
    this.id = made.match.id;
    this.visitors = visitors;
    this.#tabs = tabs;
    this.#private = [made.match.id, made.match.commitment, String(made.match.created)];
  }

  /** `viewer` sits where the world's viewer sits; whoever is to get mail has no tab open. */
  static async open(
    house: RunningServer,
    world: World,
    viewer = new Visitor(house.address),
    watches = true,
  ): Promise<Twin> {
    const [first, second] = world.match.game.seats as readonly [Seat, Seat];
    const at = (seat: Seat): Visitor => (seat === world.viewer ? viewer : new Visitor(house.address));
    const [one, other] = [at(first), at(second)];
    const made = await one.post<MatchMade>('/api/matches', {
      game: world.match.game.id,
      options: world.match.options,
      seats: { [first]: { kind: 'me' }, [second]: { kind: 'open' } },
      time: { kind: 'days', days: 3 },
    });
    one.link = made.links[first];
    const joined = await other.post<MatchMade>(`/api/matches/${made.match.id}/join`, { seat: second });
    other.link = joined.links[second];
    const visitors = { [first]: one, [second]: other, spectator: viewer };
    const tabs: Record<Viewer, Tab> = {};
    for (const as of [first, second, world.viewer])
      if (tabs[as] === undefined) tabs[as] = await Tab.open(visitors[as]!);
    const twin = new Twin(house, world, made, visitors, tabs);
    await twin.#layOut();
    for (const as of Object.keys(tabs)) {
      if (as === world.viewer && !watches) continue;
      tabs[as]!.say({ kind: 'watch', match: made.match.id, as, link: visitors[as]!.link });
      await tabs[as]!.next('opening');
    }
    return twin;
  }

  get tab(): Tab {
    return this.#tabs[this.world.viewer]!;
  }

  /**
   * Puts the position of the world on the table, in place of the one that the rules laid out. The rules are those of the
   * house, which may have a fault that the world does not have.
   */
  async #layOut(): Promise<void> {
    const { options } = this.world.match;
    const begun = this.world.match.stateAt(0);
    const { club } = this.house;
    await club.desks.with(this.id, async (desk) => {
      const { game } = desk.module;
      const laidOut: typeof game = Object.create(game, { setup: { value: () => game.shape.copy(begun) } }) as never;
      const match = Match.start(laidOut, options, { kind: 'typed' }, this.id);
      match.plan = (seat, deed) => Match.prototype.plan.call(match, seat, deed, this.#rolled);
      desk.match = match;
      await write(club, desk, () => ({ row: consequences(club, desk, match.state) }));
    });
  }

  /** From now on the server sends more than it should. */
  async leak(stamp: Stamp): Promise<void> {
    const { match } = await this.house.club.desks.with(this.id, async (desk) => ({ match: desk.playing }));
    const sent = new Map<Viewer, unknown[]>();
    let last: { readonly steps: number; readonly stamp: unknown } | undefined;
    // In one position it is always the same.
    const stampNow = (): unknown => {
      const steps = this.world.match.steps.length;
      if (last?.steps !== steps) last = { steps, stamp: stamp(this.world) };
      return last.stamp;
    };
    match.film = (viewer) => {
      const film = Match.prototype.film.call(match, viewer);
      const stamps = sent.get(viewer) ?? [];
      sent.set(viewer, stamps);
      while (stamps.length < film.frames.length) stamps.push(stampNow());
      // Whoever opens the match again gets the latest as it is by now.
      if (stamps.length > 0) stamps[stamps.length - 1] = stampNow();
      return { ...film, frames: film.frames.map((frame, index) => ({ ...frame, more: stamps[index] })) };
    };
    match.framesBetween = (viewer, from, to) => {
      const { before, frames } = match.film(viewer);
      return frames.slice(Math.max(0, from - before), Math.max(0, to - before));
    };
  }

  /** Does what was done in the world since the last time. */
  async follow(): Promise<void> {
    const { steps } = this.world.match;
    for (const { entry } of steps.slice(this.#followed + 1)) {
      const { seat, deed, draws } = entry;
      this.#rolled = draws.map((draw) => draw.value);
      const key = newKey();
      const tab = this.#tabs[seat]!;
      const have = await this.have(seat);
      if (deed.kind === 'act') tab.say({ kind: 'act', match: this.id, seat, have, key, action: { ...deed.action } });
      else tab.say({ kind: 'undo', match: this.id, seat, have, key });
      const reply = await tab.replyTo(key);
      if (reply.kind !== 'answer' || reply.answer.kind !== 'done')
        throw new Error(`${seat} cannot do ${JSON.stringify(deed)}: ${JSON.stringify(reply)}`);
    }
    this.#followed = steps.length - 1;
    this.#rolled = [];
  }

  async have(viewer: Viewer): Promise<number> {
    return this.house.club.desks.with(this.id, async (desk) => desk.frames(viewer));
  }

  /**
   * What the viewer's tab heard since the last time, its own keys apart, and how long each message was. Who is there is told a few
   * times a second at most, by the clock of the machine: when that comes differs from match to match, whatever is played in
   * it. So of that only the last counts.
   */
  async heard(): Promise<unknown> {
    const { tab } = this;
    tab.say({ kind: 'ping' });
    await tab.next('pong');
    const all = tab.heard.map((message, index) => ({ message, size: tab.sizes[index]! }));
    const heard = all
      .filter(({ message }) => message.kind !== 'presence')
      .map(({ message, size }) => ({ message: 'key' in message ? { ...message, key: 'key' } : message, size }));
    const present = tab.heard.findLast(({ kind }) => kind === 'presence');
    tab.forget();
    return { heard, present };
  }

  /** The viewer's tab asks for the whole film of somebody, as if it had nothing yet. */
  openAgain(as: Viewer): void {
    this.tab.say({ kind: 'watch', match: this.id, as, link: this.visitors[this.world.viewer]!.link });
  }

  async probe(action: Action, seat: Seat = this.world.viewer): Promise<void> {
    const have = await this.have(this.world.viewer);
    this.tab.say({ kind: 'act', match: this.id, seat, have, key: newKey(), action: { ...action } });
  }

  /** Whether and how it ended, as anybody is told. */
  async ending(): Promise<string> {
    const { body } = await this.visitors[this.world.viewer]!.ask<MatchTable>('GET', `/api/matches/${this.id}`);
    return this.plain({ status: body.status, outcome: body.outcome ?? null });
  }

  async say(seat: Seat, room: ChatRoom, text: string): Promise<void> {
    await this.visitors[seat]!.post(`/api/matches/${this.id}/chat`, { as: seat, room, text });
  }

  /** The viewer acts on a position that is not there yet, and takes back where there is nothing to take back. */
  async probeElse(action: Action | undefined, takesBack: boolean): Promise<void> {
    const seat = this.world.viewer;
    const have = await this.have(seat);
    if (takesBack) this.tab.say({ kind: 'undo', match: this.id, seat, have, key: newKey() });
    if (action !== undefined)
      this.tab.say({ kind: 'act', match: this.id, seat, have: have + 1, key: newKey(), action: { ...action } });
  }

  /** What is nobody else's business: words to oneself, answers that ask, an address for mail. */
  async busyItself(seat: Seat): Promise<void> {
    const visitor = this.visitors[seat]!;
    const at = `/api/matches/${this.id}`;
    await this.say(seat, 'side', 'They suspect nothing.');
    await visitor.have('PUT', `${at}/notes`, { seat, text: 'They suspect nothing.' });
    await visitor.have('PUT', `${at}/notices`, { seat, email: `${this.id}@home.example` });
    visitor.link = (await visitor.post<Seated>(`${at}/return`, { seat })).secret;
    this.#tabs[seat]!.say({ kind: 'watch', match: this.id, as: seat, link: visitor.link });
    const { module } = await this.house.club.desks.with(this.id, async (desk) => desk);
    if (module.standing?.schema(seat) !== undefined) await visitor.have('PUT', `${at}/standing`, { seat, values: {} });
  }

  /** Every door, for the viewer and for a stranger. */
  async tour(): Promise<unknown> {
    const { viewer, match } = this.world;
    const isSeat = match.game.seats.includes(viewer);
    const other = match.game.seats.find((seat) => seat !== viewer)!;
    return tour(this.visitors[viewer]!, { match: this.id, mine: isSeat ? viewer : undefined, other });
  }

  /** What the viewer is answered at an address of this match. */
  async answer(path: string): Promise<unknown> {
    return this.visitors[this.world.viewer]!.ask('GET', `/api/matches/${this.id}${path}`);
  }

  /**
   * What a mail would tell the viewer now: all that happened, the position, what is asked of it, and the map; and how the viewer's
   * own mail would be understood.
   */
  async mail(): Promise<unknown> {
    const seat = this.world.viewer;
    if (!this.world.match.game.seats.includes(seat)) return undefined;
    return this.house.club.desks.with(this.id, async (desk) => {
      const frames = desk.frames(seat);
      const acts = desk.playing.active().includes(seat);
      const { game } = desk.module;
      const sight = sightAfter(desk, seat, frames);
      return [
        game.shape.encode(sight),
        ORDERS.map((order) => readOrder(desk, seat, order)),
        eventParts(desk, seat, 0, frames),
        situationParts(desk, seat, frames, acts),
        pictureAfter(desk, seat, frames),
      ];
    });
  }

  /** Words that somebody has for themself, such as their name, tell of no match. */
  hide(...words: readonly string[]): void {
    this.#private.push(...words);
  }

  /** As text, without what is this match's own name or a secret made for one person. */
  plain(observed: unknown): string {
    const text = JSON.stringify(observed).replaceAll(SECRETS, '…');
    return this.#private.reduce((rest, own) => rest.replaceAll(own, '…'), text);
  }

  /** Whatever comes later need not read it in lists. */
  async close(): Promise<void> {
    for (const tab of Object.values(this.#tabs)) await tab.close();
    const { database } = this.house.club;
    await database.updateTable('match').set({ visibility: 'private' }).where('id', '=', this.id).execute();
  }
}
