import { ARNHEM, AREAS, NIJMEGEN, STRONGEST } from '../data/map.ts';
import type { BattleCardReport } from '../report.ts';
import { optionsOf, type BattleCardState } from '../state.ts';

/** Step 2. Every German unit grows by one, from Arnhem down; where it is then the stronger it takes the area back. */
export function reinforceGermans(state: BattleCardState, reports: BattleCardReport[] | undefined): void {
  const { reinforcements } = optionsOf(state);
  for (let step = 0; step < AREAS; step++) {
    const area = reinforcements === 'fromTop' ? AREAS - 1 - step : step;
    if (state.german[area]! > 0) reinforce(state, area, reports);
  }
}

function reinforce(state: BattleCardState, area: number, reports: BattleCardReport[] | undefined): void {
  const options = optionsOf(state);
  // Nijmegen's garrison is fed through Arnhem.
  const grows = area !== NIJMEGEN || state.control[ARNHEM] === 0;
  if (grows) {
    const german = state.german[area]! + 1;
    state.german[area] = options.germansAboveSix ? german : Math.min(STRONGEST, german);
    reports?.push({ kind: 'reinforced', area, german: state.german[area]! });
  } else {
    reports?.push({ kind: 'withheld' });
    if (options.retakeOnlyIfReinforced) return;
  }
  if (state.control[area] === 1 && state.german[area]! > state.allied[area]!) {
    state.control[area] = 0;
    reports?.push({ kind: 'retaken', area });
  }
}
