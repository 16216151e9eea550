// How the reconstructed tables behave: `npm run descent-tables`, or `npm run descent-tables -- 1 1000` for so many games
// from a seed on. Staff officers play both sides; shots are counted by odds, die by die, and so are flak and demolitions.
import { FastDice } from '@club-route/engine';
import { Script } from '../src/bot/script.ts';
import { ODDS, RESULTS } from '../src/data/tables.ts';
import { descentIntoHell as game } from '../src/game.ts';
import type { DescentReport } from '../src/report.ts';
import { usualRules } from './positions.ts';

const [first = 1, count = 1000] = process.argv.slice(2).map(Number);
const noShots = (): number[][] => ODDS.map(() => RESULTS.map(() => 0));
const shots = { supplied: noShots(), unsupplied: noShots() };
const others = {
  'shots below 1:2': 0,
  flak: 0,
  'step lost': 0,
  'aborted too': 0,
  gliders: 0,
  demolitions: 0,
  blown: 0,
};
const outcomes: Record<string, number> = {};

for (let seed = first; seed < first + count; seed++) {
  const dice = new FastDice(seed);
  const state = game.setup(usualRules, dice);
  const script = new Script();
  for (;;) {
    const [seat] = game.active(state);
    if (seat === undefined) break;
    const reports: DescentReport[] = [];
    game.apply(state, seat, script.decide(game.sight(state, seat), seat), dice, reports);
    for (const report of reports) add(report);
  }
  const { outcome } = state;
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
}

console.log(`${count} games from seed ${first}:`, outcomes);
const all = [...shots.supplied, ...shots.unsupplied].flat().reduce((sum, one) => sum + one, 0);
console.log(`${all} shots; of those at each odds, in supply | out of supply: ${RESULTS.join(', ')} in per cent`);
for (const [column, [attack, defence]] of ODDS.entries()) {
  const inColumn = [shots.supplied, shots.unsupplied].map((kind) => kind[column]);
  const total = inColumn.flat().reduce((sum, one) => sum + one, 0);
  console.log(`${attack}:${defence} ${inHundred(total, all)} %`, inColumn.map(shares).join(' | '));
}
const unsupplied = shots.unsupplied.flat().reduce((sum, one) => sum + one, 0);
console.log(`out of supply: ${inHundred(unsupplied, all)} %; in all games:`, others);

function add(report: DescentReport): void {
  switch (report.kind) {
    case 'fire':
      if (report.column < 0) others['shots below 1:2']++;
      else shots[report.supplied ? 'supplied' : 'unsupplied'][report.column][RESULTS.indexOf(report.result)]++;
      break;
    case 'flak':
      others.flak++;
      if (report.loses) others['step lost']++;
      if (report.loses && report.aborts) others['aborted too']++;
      break;
    case 'glider loss':
      others.gliders++;
      break;
    case 'demolition':
      others.demolitions++;
      if (report.blown) others.blown++;
      break;
    default:
  }
}

function shares(results: readonly number[]): string {
  const total = results.reduce((sum, one) => sum + one, 0);
  return results.map((one) => inHundred(one, total)).join(', ');
}

function inHundred(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
