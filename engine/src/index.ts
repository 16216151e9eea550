export * from './contract.ts';
export * from './measures.ts';
export * from './offer.ts';
export {
  dimmed,
  offeredCells,
  pieceOffer,
  PLAIN_AIM,
  pressableUnits,
  roundOfCells,
  roundOfUnits,
  toggled,
  traysBy,
  waysOffer,
} from './offer-parts.ts';
export * from './options.ts';
export { refusalOf } from './refusal.ts';
export { awaitedIn, opponentsOf } from './sides.ts';
export { FULL_SCORE, scoresOf } from './scores.ts';
export { scale, scaleDown } from './scale.ts';
export { adviceOn, type Advice } from './advice.ts';
export { timeBudget } from './budget.ts';
export { wholeActions } from './whole-actions.ts';
export * from './state/index.ts';
export * from './dice/index.ts';
export * from './match/index.ts';
export * from './lesson/lesson.ts';
export { LESSON_RULE, LessonCourse, TIME_OF_LESSON } from './lesson/course.ts';
export {
  figuresOf,
  marksOf,
  type DrawnFigure,
  type FigureMark,
  type FigurePicture,
  type RulesFigure,
} from './lesson/figure.ts';
export * from './board/index.ts';
export { canonical } from './text/canonical.ts';
export { cautionOf } from './text/caution.ts';
export { chanceText } from './text/chance.ts';
export { listedActions } from './text/choices.ts';
export { CLOCK_WORDS, FASTEST, readClockWord, type ClockWord } from './text/clock-words.ts';
export {
  COMMANDS,
  commandWords,
  contentsLines,
  helpLines,
  readCommand,
  sectionsCalled,
  type Command,
} from './text/commands.ts';
export { defineLines, markTerms, termCalled, type GlossaryTerm, type MarkedText } from './text/glossary.ts';
export { findingLines } from './text/findings.ts';
export { citedRule, type CitedRule } from './text/cited-rule.ts';
export { outcomeText } from './text/outcome.ts';
export { momentText, swingText } from './text/moments.ts';
export { printable, printableLines } from './text/printable.ts';
export { misread, OrderReader, unreadable, wordsOf, type OrderTerms, type TypedWay } from './text/order-reader.ts';
export { accountText, positionText, shotLines, verdictText } from './text/odds.ts';
