import { ROUNDS } from '../data/map.ts';
import type { BattleCardReport } from '../report.ts';
import type { BattleCardState } from '../state.ts';

/** Step 5. The marker goes down one space; leaving the track loses the game. */
export function moveWeather(state: BattleCardState, reports: BattleCardReport[] | undefined): void {
  if (state.round === ROUNDS) {
    state.ending = 'time';
    return;
  }
  state.round++;
  state.fought.fill(0);
  reports?.push({ kind: 'round', round: state.round });
}
