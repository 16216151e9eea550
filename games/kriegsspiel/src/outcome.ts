import { scaleDown, type Result } from '@club-route/engine';
import { isDecidedAtArnhem, pointsAtEnd } from './clock/daily.ts';
import { dayOf, FIRST_DAY } from './data/calendar.ts';
import { SIDE_OF_COMMAND, type Command } from './data/headquarters.ts';
import { commandsOf } from './data/organisation.ts';
import { outcomeOf, type Outcome } from './data/victory.ts';
import { optionsOf, type CampaignState } from './state.ts';

/** 17: levels of victory as scores, within a level by the points; the seats of a side win together. */
export function resultOf(state: CampaignState): Result | undefined {
  if (state.outcome === 'none') return undefined;
  const { outcome } = state;
  const allied = alliedScore(state, outcome);
  return {
    name: outcome,
    winners: winnersOf(state, outcome),
    reason: REASONS[outcome],
    // The umpire and the clock take no side.
    scores: { ...scoresOf(state, allied), umpire: 500, clock: 500 },
  };
}

/** Outcome -> the score at its lower end, and the Allied share of all points, in thousandths, at its ends. */
const BANDS: Readonly<Record<Outcome, readonly [score: number, from: number, to: number]>> = {
  'german strategic': [0, 0, 250],
  'german tactical': [250, 250, 334],
  draw: [500, 0, 0],
  'allied tactical': [501, 334, 500],
  'allied strategic': [751, 500, 1000],
};
const BAND = 249;

/** A campaign that Arnhem has decided is won as far as one can be won (G91). */
function alliedScore(state: CampaignState, outcome: Outcome): number {
  if (outcome === 'draw') return BANDS.draw[0];
  if (isDecidedAtArnhem(state)) return 1000;
  const { allied, german } = pointsAtEnd(state);
  const share = allied + german === 0 ? 0 : scaleDown(allied, 1000, allied + german);
  const [score, from, to] = BANDS[outcome];
  return score + scaleDown(Math.max(0, Math.min(share, to) - from), BAND, to - from);
}

/** What the Allies would score if the campaign ended now. */
export function alliedScoreNow(state: CampaignState): number {
  const { allied, german } = pointsAtEnd(state);
  return alliedScore(state, state.outcome === 'none' ? outcomeOf(allied, german) : state.outcome);
}

/** The aim, always in sight; the points are known only to who sees everything. */
export function scoreLine(sight: CampaignState): string {
  const day = `Day ${dayOf(sight.minute) - FIRST_DAY + 1} of ${optionsOf(sight).days}.`;
  if (sight.unitStrength.every((strength) => strength < 0))
    return `${day} The Allies win if XXX Corps reaches Arnhem. Otherwise points decide.`;
  const { allied, german } = pointsAtEnd(sight);
  return `${day} Points: Allies ${allied}, Germans ${german}.`;
}

/** Who has won and why, in one sentence. The side with more points need not be the winner, so it says what was needed. */
export function endingOf(state: CampaignState, { name }: Result): string {
  const { allied, german } = pointsAtEnd(state);
  const outcome = name as Outcome;
  const why = isDecidedAtArnhem(state) ? 'XXX Corps has reached Arnhem' : pointsWords(outcome, allied, german);
  return `${WON[outcome]}: ${why} (17).`;
}

/** 17, R93 */
function pointsWords(outcome: Outcome, allied: number, german: number): string {
  switch (outcome) {
    case 'allied strategic':
      return `they have ${allied} points, the Germans ${german}`;
    case 'allied tactical':
      return `with ${allied} points against ${german}, they have more than half as many as the Germans`;
    case 'draw':
      return german === 0
        ? 'neither has a point'
        : `with ${german} points against ${allied}, the Germans have just twice as many`;
    case 'german tactical':
      return `with ${german} points against ${allied}, they have more than twice as many as the Allies`;
    case 'german strategic':
      return allied === 0
        ? `they have ${german} points, the Allies none`
        : `with ${german} points against ${allied}, they have at least three times as many as the Allies`;
  }
}

const WON: Readonly<Record<Outcome, string>> = {
  'allied strategic': 'The Allies win a strategic victory',
  'allied tactical': 'The Allies win a tactical victory',
  draw: 'Neither side wins',
  'german tactical': 'The Germans win a tactical victory',
  'german strategic': 'The Germans win a strategic victory',
};

function scoresOf(state: CampaignState, allied: number): Readonly<Record<string, number>> {
  const score = (command: Command): number => (SIDE_OF_COMMAND[command] === 'allied' ? allied : 1000 - allied);
  return Object.fromEntries(commandsOf(state).map((command) => [command, score(command)]));
}

function winnersOf(state: CampaignState, outcome: Outcome): readonly string[] {
  return outcome === 'draw' ? [] : commandsOf(state).filter((command) => outcome.startsWith(SIDE_OF_COMMAND[command]));
}

const REASONS: Readonly<Record<Outcome, string>> = {
  'allied strategic': 'The Allies have won a strategic victory (17).',
  'allied tactical': 'The Allies have won a tactical victory (17).',
  draw: 'Neither side has won (17).',
  'german tactical': 'The Germans have won a tactical victory (17).',
  'german strategic': 'The Germans have won a strategic victory (17).',
};
