// Both editions side by side: `npm run campaigns-second`, or `npm run campaigns-second -- 1 100` for the seeds from 1 on.
// Three days each, with staffs in every seat and the same seeds: how they end, battles, losses, points.
import { awaitedIn, FastDice, type Action, type Bot, type Game, type StateObject } from '@club-route/engine';
import { staffBot } from '../../src/bot/bots.ts';
import { pointsAtEnd } from '../../src/clock/daily.ts';
import { OUTCOMES } from '../../src/data/victory.ts';
import { ALL_UNITS, sideOf, UNITS, type Side } from '../../src/data/units.ts';
import { campaign } from '../../src/game.ts';
import { stateOf } from '../../src/rules/units.ts';
import { secondBots } from '../../src/second/bot/bots.ts';
import { secondCampaign } from '../../src/second/game.ts';
import { withFixed } from '../../src/second/options.ts';
import type { CampaignState } from '../../src/state.ts';
import { usualRules } from '../positions.ts';
import { secondRules } from './positions.ts';

const [first = 1, count = 100] = process.argv.slice(2).map(Number);
const DAYS = 3;

interface Edition {
  readonly name: string;
  readonly game: Game;
  readonly staff: Bot<StateObject, Action>;
  readonly options: object;
}

const EDITIONS: readonly Edition[] = [
  {
    name: 'second edition',
    game: secondCampaign as unknown as Game,
    staff: secondBots.find(({ id }) => id === 'staff') as unknown as Bot<StateObject, Action>,
    options: withFixed({ ...secondRules, days: DAYS }),
  },
  {
    name: 'first edition',
    game: campaign as unknown as Game,
    staff: staffBot as unknown as Bot<StateObject, Action>,
    options: { ...usualRules, days: DAYS },
  },
];

for (const { name, game, staff, options } of EDITIONS) {
  const outcomes: Record<string, number> = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0]));
  const sums = { 'companies lost': both(), 'units gone': both(), points: both(), entries: 0, battles: 0 };
  const [battles, milliseconds]: [number[], number[]] = [[], []];
  for (let seed = first; seed < first + count; seed++) {
    const before = process.cpuUsage();
    const dice = new FastDice(seed);
    const thoughts = new FastDice(seed + 1);
    const state = game.setup(options as never, dice);
    const players = new Map(game.seats.map((seat) => [seat, staff.sit(seat)]));
    for (;;) {
      const [seat] = awaitedIn(game, state);
      if (seat === undefined) break;
      game.apply(state, seat, players.get(seat)!.decide(game.sight(state, seat), thoughts), dice);
      sums.entries++;
    }
    const { user, system } = process.cpuUsage(before);
    milliseconds.push((user + system) / 1000);
    const end = state as StateObject as unknown as CampaignState & { readonly battlesSoFar?: number };
    outcomes[end.outcome]++;
    battles.push(end.battlesSoFar ?? 0);
    sums.battles += end.battlesSoFar ?? 0;
    const points = pointsAtEnd(end);
    for (const side of ['allied', 'german'] as const) sums.points[side] += points[side];
    for (const unit of ALL_UNITS) addLosses(end, unit);
  }
  const mean = (sum: number): number => Math.round((10 * sum) / count) / 10;
  console.log(`${name}, rules ${game.version}, ${count} campaigns from seed ${first}:`, outcomes);
  for (const [what, sum] of Object.entries(sums))
    console.log(`  ${what}:`, typeof sum === 'number' ? mean(sum) : `${mean(sum.allied)} : ${mean(sum.german)}`);
  console.log(`  battles in three days, fewest and most: ${Math.min(...battles)} to ${Math.max(...battles)}`);
  const sorted = milliseconds.toSorted((one, other) => one - other);
  console.log(`  CPU: median ${Math.round(sorted[count >> 1]!)} ms, most ${Math.round(sorted.at(-1)!)} ms`);

  function addLosses(end: CampaignState, unit: number): void {
    const now = stateOf(end, unit);
    const isGone = now === 'destroyed' || now === 'merged';
    if (isGone) sums['units gone'][sideOf(unit)]++;
    // Who has merged lives on in another.
    const left = now === 'destroyed' ? 0 : end.unitStrength[unit];
    if (now !== 'merged') sums['companies lost'][sideOf(unit)] += (UNITS[unit].companies * (100 - left)) / 100;
  }
}

function both(): Record<Side, number> {
  return { allied: 0, german: 0 };
}
