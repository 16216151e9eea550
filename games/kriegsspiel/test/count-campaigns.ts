// How strong the computer commanders are: `npm run campaigns`, or `npm run campaigns -- 1 200` for the seeds from 1 on.
// Three days each. `staff` sits on one side; on the other `staff`, `march` and `idle` play the same campaign with the same dice.
import { awaitedIn, FastDice } from '@club-route/engine';
import { idleBot, marchBot, staffBot } from '../src/bot/bots.ts';
import { pointsAtEnd } from '../src/clock/daily.ts';
import { OUTCOMES } from '../src/data/victory.ts';
import { campaign } from '../src/game.ts';
import type { CampaignState } from '../src/state.ts';
import { usualRules } from './positions.ts';

const [first = 1, count = 100] = process.argv.slice(2).map(Number);
const options = { ...usualRules, days: 3 };

function played(allied: typeof staffBot, german: typeof staffBot, seed: number): CampaignState {
  const dice = new FastDice(seed);
  const thoughts = new FastDice(seed + 1);
  const state = campaign.setup(options, dice);
  const players = Object.fromEntries(
    campaign.seats.map((seat) => [seat, (seat === 'german' ? german : allied).sit(seat)]),
  );
  for (;;) {
    const [seat] = awaitedIn(campaign, state);
    if (seat === undefined) return state;
    campaign.apply(state, seat, players[seat].decide(campaign.sight(state, seat), thoughts), dice);
  }
}

function score(state: CampaignState): number {
  return campaign.result(state)!.scores!['airborne']!;
}

const better = { 'Allied over march': 0, 'Allied over idle': 0, 'German over march': 0, 'German over idle': 0 };
const outcomes: Record<string, number> = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0]));
let [alliedPoints, germanPoints] = [0, 0];
for (let seed = first; seed < first + count; seed++) {
  const both = played(staffBot, staffBot, seed);
  const points = pointsAtEnd(both);
  alliedPoints += points.allied;
  germanPoints += points.german;
  outcomes[both.outcome]++;
  for (const [name, bot] of [
    ['march', marchBot],
    ['idle', idleBot],
  ] as const) {
    if (score(both) > score(played(bot, staffBot, seed))) better[`Allied over ${name}`]++;
    if (score(both) < score(played(staffBot, bot, seed))) better[`German over ${name}`]++;
  }
}
console.log(`${count} campaigns from seed ${first}; staff ends better than`, better);
console.log('staff against staff:', outcomes);
console.log(`Mean points Allied : German ${Math.round(alliedPoints / count)} : ${Math.round(germanPoints / count)}`);
