import type { MapPicture, MapPiece } from '@club-route/engine';
import { UNITS } from '../data/units.ts';
import { squareUnder } from '../tactical/ground.ts';
import { count } from '../tactical/language/names.ts';
import { companiesOf, SIDES } from '../tactical/state.ts';
import type { SetBattleState } from './state.ts';

/** The battle on the campaign's map: each battalion in the squares where its companies stand, with what is left of it. */
export function picture(sight: SetBattleState): MapPicture {
  const pieces: MapPiece[] = [];
  for (const side of SIDES) {
    const standing = new Map<
      string,
      { readonly unit: number; readonly at: number; companies: number; figures: number }
    >();
    for (const company of companiesOf(sight, side)) {
      const at = squareUnder(sight.battleBox!, sight.companyHex[company]);
      const unit = sight.companyUnit[company];
      const known = standing.get(`${unit} ${at}`) ?? { unit, at, companies: 0, figures: 0 };
      known.companies++;
      known.figures += sight.companyFigures[company];
      standing.set(`${unit} ${at}`, known);
    }
    for (const { unit, at, companies, figures } of standing.values())
      if (at >= 0)
        pieces.push({
          at,
          side,
          label: UNITS[unit].id,
          note: `${count(companies, 'company', 'companies')}, ${count(figures, 'figure', 'figures')}`,
          symbol: UNITS[unit].kind,
        });
  }
  return { board: 'kriegsspiel', pieces };
}
