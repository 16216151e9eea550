import {
  defaultOptions,
  FastDice,
  mixSeed,
  type Action,
  type Dice,
  type OptionValues,
  type Viewer,
} from '@club-route/engine';
import {
  noCoverage,
  pairedPlay,
  questions,
  randomChoice,
  type AnyGame,
  type Coverage,
  type Pairing,
  type Point,
  type World,
} from '@club-route/engine/testing';
import type { RunningServer } from '../../src/index.ts';
import { Twin, type Stamp } from './twin.ts';
import type { Visitor } from './visitor.ts';

const ACTIONS = 24;

export interface Beginning {
  readonly seed: number;
  readonly viewers: readonly Viewer[];
  /** The match begins after up to so many actions. */
  readonly longest: number;
  /** And goes on for so many. */
  readonly actions?: number;
  /** Options that are not as usual. */
  readonly more?: object;
}

/** A position of a random game after some actions, and who is to find out more about it than it may know. */
export function pairingOf(game: AnyGame, { seed, viewers, longest, actions = ACTIONS, more = {} }: Beginning): Pairing {
  const options: OptionValues = { ...defaultOptions(game.options), ...more };
  const dice = new FastDice(mixSeed(seed, 1));
  const viewer = dice.pick(viewers, 'viewer');
  const state = game.setup(options, dice);
  for (let left = dice.between(0, longest); left > 0; left--) {
    const active = game.active(state);
    if (active.length === 0) break;
    const seat = dice.pick(active, 'who acts');
    game.apply(state, seat, randomChoice(game, state, seat, dice), dice);
  }
  return { game, options, state, viewer, seed: mixSeed(seed, 2), actions };
}

export interface Finding {
  /** What reached the viewer in one match and not in the other. */
  readonly apart: readonly [string, string] | undefined;
  readonly coverage: Coverage;
}

/** Viewers with an account, whom mails and calls reach too. */
export interface Members {
  /** Somebody new. */
  join(): Promise<Visitor>;
  /** Lets the postman go round, once for all. */
  goRound(): Promise<void>;
  /** What reached somebody since the last time in other ways than at the table. */
  reached(twin: Twin): Promise<unknown>;
}

/** Plays two matches on the server that must look alike to one viewer, and compares all that reaches it. */
export async function lookForLeaks(
  house: RunningServer,
  pairing: Pairing,
  tick: () => void,
  stamp?: Stamp,
  members?: Members,
): Promise<Finding> {
  const coverage = noCoverage();
  // The questions are those that the test of the rules asks, so that a pair in which it finds something serves here too.
  const dice = new FastDice(mixSeed(pairing.seed, 1));
  const offers = new FastDice(mixSeed(pairing.seed, 3));
  let twins: readonly [Twin, Twin] | undefined;
  let moments = 0;
  try {
    for (const point of pairedPlay(pairing, coverage)) {
      tick();
      if (point.fresh) {
        if (twins !== undefined) await inBoth(twins, (twin) => twin.close());
        twins = (await Promise.all(
          [point.one, point.two].map(async (world) => Twin.open(house, world, await members?.join())),
        )) as [Twin, Twin];
        if (stamp !== undefined) await inBoth(twins, (twin) => twin.leak(stamp));
        await offerDraw(twins, pairing, offers);
        await talk(twins, pairing);
      }
      const both = twins!;
      await inBoth(both, (twin) => twin.follow());
      await members?.goRound();
      // Once it is over everything may be known, but not before both are, and then by the same words.
      if (point.one.match.result() !== undefined || point.two.match.result() !== undefined) {
        const [ended, other] = await inBoth(both, (twin) => twin.ending());
        if (ended !== other) return { apart: [ended, other], coverage };
        continue;
      }
      const probes = point.problem === undefined ? probesOf(pairing, point, dice) : [];
      const isTour = moments++ % TOUR_EVERY === 0;
      const takesBack = [point.one, point.two].every(cannotTakeBack);
      const [one, two] = await inBoth(both, async (twin) => {
        if (isTour) await twin.probeElse(probes[0], takesBack);
        const reached = twin.plain((await members?.reached(twin)) ?? null);
        return `${await observed(twin, probes, isTour)} ${reached}`;
      });
      if (one !== two) return { apart: [one, two], coverage };
    }
    return { apart: undefined, coverage };
  } finally {
    if (twins !== undefined) await inBoth(twins, (twin) => twin.close());
  }
}

/** At the same time: neither match knows of the other, and the clock stands. */
function inBoth<T>(twins: readonly [Twin, Twin], work: (twin: Twin) => Promise<T>): Promise<[T, T]> {
  return Promise.all([work(twins[0]), work(twins[1])]);
}

/** What is tried on the way must change nothing. */
function cannotTakeBack({ match, viewer }: World): boolean {
  return match.undoTarget(viewer) === undefined;
}

/** In half of the matches there is an offer on the table: what happens unseen must not take it away. */
async function offerDraw(twins: readonly Twin[], { game, viewer }: Pairing, dice: Dice): Promise<void> {
  if (!game.seats.includes(viewer) || dice.chance(1, 2, 'offer')) return;
  for (const twin of twins)
    await twin.visitors[viewer]!.post(`/api/matches/${twin.id}/offers`, { kind: 'draw', seat: viewer });
}

/** In one of the matches the other does what concerns nobody else; then the viewer says something in both. */
async function talk(twins: readonly Twin[], { game, viewer }: Pairing): Promise<void> {
  if (!game.seats.includes(viewer)) return;
  const other = game.seats.find((seat) => seat !== viewer)!;
  await twins[0]!.busyItself(other);
  for (const twin of twins) await twin.say(viewer, 'players', 'Good luck.');
}

/** Every door takes long: so often all are tried, and between that those that tell most. */
const TOUR_EVERY = 6;

async function observed(twin: Twin, probes: readonly Action[], isTour: boolean): Promise<string> {
  const { viewer, match } = twin.world;
  const other = match.game.seats.find((seat) => seat !== viewer)!;
  for (const action of probes) await twin.probe(action);
  if (probes.length > 0) await twin.probe(probes[0]!, other);
  twin.openAgain(viewer);
  twin.openAgain(other);
  const heard = await twin.heard();
  const table = await twin.answer('');
  return twin.plain({
    heard,
    table,
    listed: await listed(twin),
    mail: await twin.mail(),
    ...(isTour ? { tour: await twin.tour() } : {}),
  });
}

async function listed(twin: Twin): Promise<unknown> {
  const { matches } = await twin.visitors[twin.world.viewer]!.get<{ matches: readonly { id: string }[] }>(
    '/api/matches?list=running',
  );
  return matches.find(({ id }) => id === twin.id);
}

/** The same actions are tried in both matches, unless both would let them pass: then they would be done. */
function probesOf(pairing: Pairing, { one, two }: Point, dice: Dice): readonly Action[] {
  const { viewer } = pairing;
  return questions(pairing, one, dice).probes.filter((action) =>
    [one, two].some(({ match }) => match.refuse(viewer, action) !== undefined),
  );
}
