import type { Dice, GameClock } from '@club-route/engine';
import { dispatchCount } from '../clock/advance.ts';
import { gameClock } from '../clock/game-clock.ts';
import { timeText } from '../data/calendar.ts';
import { DIVISION_COMMANDS } from '../data/headquarters.ts';
import type { SecondAction } from './actions.ts';
import { TURN } from './data/speeds.ts';
import { resume, type SecondReport } from './moment.ts';
import type { SecondState } from './state.ts';
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

export const secondClock: GameClock<SecondState, SecondAction, SecondReport> = {
  minute: ({ minute }) => minute,
  next: (state) => (isWaiting(state) ? undefined : nextTurn(state.minute)),
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
  grain: TURN,
};
