import type { Dice, GameClock } from '@club-route/engine';
import { dispatchCount } from '../clock/advance.ts';
import { gameClock } from '../clock/game-clock.ts';
import { timeText } from '../data/calendar.ts';
import { DIVISION_COMMANDS } from '../data/headquarters.ts';
import type { Side } from '../data/units.ts';
import { askedSide } from '../tactical/refuse.ts';
import { SIDES } from '../tactical/state.ts';
import type { SecondAction } from './actions.ts';
import { officerDecides } from './bot/officer.ts';
import { mayGoWithout, mayOrderIn } from './choices.ts';
import { TURN } from './data/speeds.ts';
import { resume, type SecondReport } from './moment.ts';
import { secondOptionsOf, type SecondState } from './state.ts';
import { isWaiting, runTurn } from './turn/turn.ts';

/** 18: time passes in half-hours, round the clock. It stops when somebody gets a dispatch, and stands while a battle is fought. */
export function advanceSecond(state: SecondState, to: number, dice: Dice, reports: SecondReport[] | undefined): void {
  while (state.minute < to && !isWaiting(state)) {
    const next = nextTurn(state.minute);
    if (next > to) {
      state.minute = to;
      return;
    }
    state.minute = next;
    const mail = dispatchCount(state);
    runTurn(resume(state, dice, reports));
    if (dispatchCount(state) > mail) return;
  }
}

function nextTurn(minute: number): number {
  return minute - (minute % TURN) + TURN;
}

/** 20.3: where a commander lets the computer fight, its orders are entries of the clock. */
function computersOrder(state: SecondState): SecondAction | undefined {
  const side = askedSide(state);
  if (side === undefined || !mayOrderIn(state, 'clock', side)) return undefined;
  return { kind: 'battle', order: officerDecides(state, side) };
}

/** R110: whoever a battle waits for has so long; then the computer fights for him by his last plan. */
function overdue(state: SecondState): ReturnType<NonNullable<typeof secondClock.overdue>> {
  const side = awaitedSide(state);
  if (side === undefined) return undefined;
  return { minutes: secondOptionsOf(state).answerMinutes, action: { kind: 'default', side } };
}

/** The side whose answer or order is waited for. A form comes when the table elsewhere has done with it. */
function awaitedSide(state: SecondState): Side | undefined {
  const { engagement } = state;
  const asked =
    engagement?.phase === 'briefing'
      ? SIDES.find((side) => engagement.answers[side] === null)
      : engagement?.phase === 'fighting'
        ? askedSide(state)
        : undefined;
  return asked !== undefined && mayGoWithout(state, asked) ? asked : undefined;
}

export const secondClock: GameClock<SecondState, SecondAction, SecondReport> = {
  minute: ({ minute }) => minute,
  next: (state) => (isWaiting(state) ? undefined : nextTurn(state.minute)),
  due: computersOrder,
  overdue,
  advance: (to) => ({ kind: 'advance', to }),
  words: timeText,
  read: (state, text) => gameClock.read(state, text),
  attend: { kind: 'attend' },
  wentBack: (minute) =>
    DIVISION_COMMANDS.map((to) => ({
      kind: 'write',
      to,
      text: `The clock has gone back to ${timeText(minute)}. Whatever came after that time is void.`,
    })),
  isDispatch: (report, seat) => report.kind === 'dispatch' && (seat === undefined || report.to === seat),
  asksForMap: (report) =>
    report.kind === 'dispatch' && report.dispatch.kind === 'receipt' && report.dispatch.map === true,
  isForUmpire: ({ kind }) => kind === 'letter',
  grain: gameClock.grain,
};
