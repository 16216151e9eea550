export { analyseGame, type DecisionValue, type GameAnalysis } from './analysis.ts';
export { FilmMaker, type Frame, type GoingBack, type OwnDeed } from './film.ts';
export { JOURNAL_FORMAT, JOURNAL_VERSION, TABLE, UMPIRE } from './journal.ts';
export type { BranchOrigin, Deed, DiceTerms, Entry, Journal, JournalHeader } from './journal.ts';
export { Match, type DiceSource, type JournalProblem, type PlannedStep, type Step } from './match.ts';
export { LARGEST_JOURNAL_BYTES, readJournal, tooLarge, type JournalText } from './read-journal.ts';
