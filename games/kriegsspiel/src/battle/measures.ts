import { fortune, type Fortune, type Measures } from '@club-route/engine';
import { faceOf } from '../tactical/data/faces.ts';
import { hits } from '../tactical/rules/shot.ts';
import type { BattleReport } from '../tactical/report.ts';
import { companiesOf, medalsOf, SIDES } from '../tactical/state.ts';
import type { SetBattleState } from './state.ts';

const BOTH_SIDES = [
  { label: 'Allied', seat: 'allied' },
  { label: 'German', seat: 'german' },
] as const;

/** What the charts of a battle follow: the field is open, so everybody sees the same. */
export const measures: Measures<SetBattleState, BattleReport> = {
  charts: [
    {
      id: 'medals',
      title: 'Medals',
      about: 'Medals won: companies destroyed, bridges held, companies that left the field.',
      lines: BOTH_SIDES,
      of: (sight) => SIDES.map((side) => medalsOf(sight, side)),
    },
    {
      id: 'figures',
      title: 'Figures on the field',
      about: 'Figures of all companies that stand on the field.',
      lines: BOTH_SIDES,
      of: (sight) =>
        SIDES.map((side) => companiesOf(sight, side).reduce((sum, company) => sum + sight.companyFigures[company], 0)),
    },
    {
      id: 'companies',
      title: 'Companies on the field',
      about: 'A third of them is the hand of command cards.',
      lines: BOTH_SIDES,
      of: (sight) => SIDES.map((side) => companiesOf(sight, side).length),
    },
  ],
  luck: [
    {
      id: 'fire',
      title: 'Fire',
      about: 'A point is a hit with the face of infantry or the grenade, half a point a flag.',
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
