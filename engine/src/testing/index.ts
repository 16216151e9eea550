/**
 * What every game inherits as tests. In the tests of a game:
 *
 *     test.each([1, 1001, 2001])('random games keep every law: from seed %i', (seed) => {
 *       expect(fuzz(game, { actions: 5000, seed, language, own: ownLaws }).failures).toEqual([]);
 *     });
 *
 * A broken law names itself, says what is wrong, and brings the journal that leads there. A few slices are enough here:
 * `npm run soak` does the bulk.
 */
export { randomChoice, chooseOne, playRandomGame, MOST_PARTS } from './random-play.ts';
export type { RandomGame, RandomGameSettings } from './random-play.ts';
export { checkGame, type CheckedGame, type CheckSettings } from './check-game.ts';
export { fuzz, type FuzzBudget, type FuzzFailure, type FuzzReport, type FuzzSettings } from './fuzz.ts';
export {
  LawBroken,
  type AnyGame,
  type AnyLanguage,
  type AnyOffers,
  type AnyPlanning,
  type AnyStanding,
  type Law,
  type LawName,
  type OwnLaw,
  type Scene,
} from './law.ts';
export { JOURNAL_LAWS, POSITION_LAWS } from './laws/index.ts';
export { anyOptions, hidingOptions } from './any-options.ts';
export { randomDescent, type Descent, type Level } from './descent.ts';
export { forgeJournals, type ForgeFailure, type ForgeReport, type ForgeSettings } from './forge/index.ts';
export { rehash, type Signer } from './forge/draft.ts';
export { wordFor } from './forge/sign.ts';
export { lessonFaults } from './lessons.ts';
export { mutated } from './mutate.ts';
export * from './leak/index.ts';
export {
  patrol,
  patrolLanguage,
  patrolOffers,
  patrolPlanning,
  patrolScript,
  patrolSearcher,
  patrolStanding,
  type PatrolGame,
  type PatrolOptions,
} from './patrol/index.ts';
export { patrolAtOnce } from './patrol/at-once.ts';
export { LEAKS, withLeak, type LeakName, type RulesLeak } from './patrol/leaks.ts';
export { endingFaults } from './endings.ts';
