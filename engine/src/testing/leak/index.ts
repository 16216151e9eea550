export { PairedDice } from './paired-dice.ts';
export { leakyObserver, SENT_LEAKS, type SentLeak } from './leaky-observer.ts';
export { plainObserver, type Observer, type Questions } from './observer.ts';
export { pairedPlay } from './paired-play.ts';
export { noCoverage, type Coverage, type Pairing, type Point } from './point.ts';
export { searchForLeaks, type LeakFound, type LeakSearch, type LeakSearchSettings } from './search.ts';
export { leakTrial, questions, toldApart, type LeakFinding } from './trial.ts';
export { World, type Rehearsal } from './world.ts';
