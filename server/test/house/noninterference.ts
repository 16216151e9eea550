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
} from '@club-route/engine/testing';
import type { RunningServer } from '../../src/index.ts';
import { Twin, type Stamp } from './twin.ts';

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

/** Plays two matches on the server that must look alike to one viewer, and compares all that reaches it. */
export async function lookForLeaks(
  house: RunningServer,
  pairing: Pairing,
  tick: () => void,
  stamp?: Stamp,
): Promise<Finding> {
  const coverage = noCoverage();
  // The questions are those that the test of the rules asks, so that a pair in which it finds something serves here too.
  const dice = new FastDice(mixSeed(pairing.seed, 1));
  const offers = new FastDice(mixSeed(pairing.seed, 3));
  let twins: readonly [Twin, Twin] | undefined;
  try {
    for (const point of pairedPlay(pairing, coverage)) {
      tick();
      if (point.fresh) {
        if (twins !== undefined) await inBoth(twins, (twin) => twin.close());
        twins = await Promise.all([Twin.open(house, point.one), Twin.open(house, point.two)]);
        if (stamp !== undefined) await inBoth(twins, (twin) => twin.leak(stamp));
        await offerDraw(twins, pairing, offers);
        await talk(twins, pairing);
      }
      const both = twins!;
      await inBoth(both, (twin) => twin.follow());
      // Once it is over everything may be known, but not before both are, and then by the same words.
      if (point.one.match.result() !== undefined || point.two.match.result() !== undefined) {
        const [ended, other] = await inBoth(both, (twin) => twin.ending());
        if (ended !== other) return { apart: [ended, other], coverage };
        continue;
      }
      const probes = point.problem === undefined ? probesOf(pairing, point, dice) : [];
      const [one, two] = await inBoth(both, (twin) => observed(twin, probes));
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

/** In half of the matches there is an offer on the table: what happens unseen must not take it away. */
async function offerDraw(twins: readonly Twin[], { game, viewer }: Pairing, dice: Dice): Promise<void> {
  if (!game.seats.includes(viewer) || dice.chance(1, 2, 'offer')) return;
  for (const twin of twins)
    await twin.visitors[viewer]!.post(`/api/matches/${twin.id}/offers`, { kind: 'draw', seat: viewer });
}

/** In one of the matches the others talk among themselves; then the viewer says something in both. */
async function talk(twins: readonly Twin[], { game, viewer }: Pairing): Promise<void> {
  if (!game.seats.includes(viewer)) return;
  const other = game.seats.find((seat) => seat !== viewer)!;
  await twins[0]!.say(other, 'side', 'They suspect nothing.');
  for (const twin of twins) await twin.say(viewer, 'players', 'Good luck.');
}

async function observed(twin: Twin, probes: readonly Action[]): Promise<string> {
  const { viewer, match } = twin.world;
  const other = match.game.seats.find((seat) => seat !== viewer)!;
  for (const action of probes) await twin.probe(action);
  if (probes.length > 0) await twin.probe(probes[0]!, other);
  twin.openAgain(viewer);
  twin.openAgain(other);
  const heard = await twin.heard();
  const [table, journal, chat, standing, inList, mail] = await Promise.all([
    twin.answer(''),
    twin.answer('/journal'),
    twin.answer(`/chat?as=${viewer}&room=players`),
    twin.answer(`/standing?seat=${other}`),
    listed(twin),
    twin.mail(),
  ]);
  return twin.plain({ heard, table, journal, chat, standing, listed: inList, mail });
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
