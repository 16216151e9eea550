export { Contest } from './contest.ts';
export { TrialDice } from './trial-dice.ts';
