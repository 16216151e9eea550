import type { FigurePicture, MapPiece } from '@club-route/engine';
import { battleMapFile } from './map-file.ts';
import { companiesOf, companyName, SIDES, sideOfCompany, type BattleState } from './state.ts';
import { symbolOf } from './symbol.ts';

/** The field of a battle with every company on it, seen from the attacker's edge, for the figures of the rules. */
export function fieldPicture(state: BattleState): FigurePicture {
  const file = battleMapFile(state, false);
  const pieces: readonly MapPiece[] = SIDES.flatMap((side) => companiesOf(state, side))
    .filter((company) => state.companyHex[company] >= 0)
    .map((company) => ({
      at: state.companyHex[company],
      side: sideOfCompany(company),
      label: companyName(company),
      note: `${state.companyFigures[company]} of ${state.companyStart[company]}`,
      symbol: symbolOf(state, company),
    }));
  return { board: file.id, file, pieces };
}
