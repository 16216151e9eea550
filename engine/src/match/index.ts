export { analyseGame, type DecisionValue, type GameAnalysis } from './analysis.ts';
export { FilmMaker, type Frame, type GoingBack, type OwnDeed } from './film.ts';
export { JOURNAL_FORMAT, JOURNAL_VERSION, TABLE, UMPIRE } from './journal.ts';
export type { BranchOrigin, Deed, DiceTerms, Ending, Entry, Journal, JournalHeader } from './journal.ts';
export { Match, type DiceSource, type JournalProblem, type PlannedStep, type Step } from './match.ts';
export { LARGEST_JOURNAL_BYTES, readJournal, tooLarge, type JournalText } from './read-journal.ts';
export { isCertified, judge, type SignatureCheck, type Verdict, type Word } from './verdict.ts';
export { beginningStatement, endStatement, fingerprintOf, readFingerprint } from './word.ts';
export type { FinalStanding, ServerWord, SignedBeginning, SignedEnd } from './word.ts';
