import { fortune, FULL_SCORE, scaleDown, type Fortune, type Measures } from '@club-route/engine';
import { faceOf } from '../tactical/data/faces.ts';
import { hits } from '../tactical/rules/shot.ts';
import type { BattleReport } from '../tactical/report.ts';
import { companiesOf, INDEX, medalsOf, SIDES } from '../tactical/state.ts';
import type { SetBattleState } from './state.ts';

const BOTH_SIDES = [
  { label: 'Allied', seat: 'allied' },
  { label: 'German', seat: 'german' },
] as const;

/** What the charts of a battle follow: the field is open, so everybody sees the same. */
export const measures: Measures<SetBattleState, BattleReport> = {
  prospect: { label: 'Allied', seat: 'allied', of: outlook },
  charts: [
    {
      id: 'medals',
      title: 'Medals',
      about: 'Medals won for companies destroyed, bridges held, and companies that left the field.',
      lines: BOTH_SIDES,
      of: (sight) => SIDES.map((side) => medalsOf(sight, side)),
    },
    {
      id: 'figures',
      title: 'Figures on the field',
      about: 'Figures of all companies on the field.',
      lines: BOTH_SIDES,
      of: (sight) =>
        SIDES.map((side) => companiesOf(sight, side).reduce((sum, company) => sum + sight.companyFigures[company], 0)),
    },
    {
      id: 'companies',
      title: 'Companies on the field',
      about: 'You hold one command card for every three of them.',
      lines: BOTH_SIDES,
      of: (sight) => SIDES.map((side) => companiesOf(sight, side).length),
    },
  ],
  luck: [
    {
      id: 'fire',
      title: 'Fire',
      about: 'A hit with an infantry face or a grenade counts as one point, a flag as half.',
    },
  ],
  fortunes: (reports) => reports.flatMap(fortunesOf),
};

/** What each face is worth to who rolls it, in halves, whoever is the target. */
const WORTH: readonly number[] = [1, 2, 3, 4, 5, 6].map((die) => {
  const face = faceOf(die);
  return hits(face, 'infantry', false) ? 2 : face === 'flag' ? 1 : 0;
});

function fortunesOf(report: BattleReport): readonly Fortune[] {
  return report.kind === 'shot' ? report.dice.map((die) => fortune('fire', report.side, WORTH, die)) : [];
}

/** How near each side is to its medals: even is 500. Medals count twice as much as figures left. */
function outlook(state: SetBattleState): number {
  if (state.battlePhase === 'none')
    return state.battleWinner === 'nobody' ? FULL_SCORE / 2 : state.battleWinner === 'allied' ? FULL_SCORE : 0;
  const [allied, german] = SIDES.map((side) => {
    const figures = companiesOf(state, side).reduce((sum, company) => sum + state.companyFigures[company], 0);
    return {
      near: scaleDown(medalsOf(state, side), FULL_SCORE, Math.max(1, state.medalsNeeded[INDEX[side]])),
      figures,
    };
  });
  const strength = scaleDown(german.figures, FULL_SCORE, Math.max(1, allied.figures + german.figures));
  // Medals decide; what is left of each side says who will win the next ones.
  const lead = allied.near - german.near + scaleDown(FULL_SCORE - 2 * strength, 1, 2);
  return Math.max(0, Math.min(FULL_SCORE, FULL_SCORE / 2 + scaleDown(lead, 1, 3)));
}
