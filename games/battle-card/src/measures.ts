import { fortune, FULL_SCORE, type Measures } from '@club-route/engine';
import { solverFor } from './bot/bots.ts';
import { BAND_OF_FACE, COMBAT_TABLE, type Outcome } from './data/combat-table.ts';
import { AIRDROP_LOSS } from './data/map.ts';
import type { BattleCardReport } from './report.ts';
import { optionsOf, type BattleCardState } from './state.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const ALLIED = 'allied';
const MOST_LOST = Math.max(...AIRDROP_LOSS);

/** What is drawn of a game: strengths, how far 30 Corps has come; and the luck of the dice. */
export const measures: Measures<BattleCardState, BattleCardReport> = {
  prospect: {
    label: 'Allied',
    seat: ALLIED,
    of: (state) => Math.round(FULL_SCORE * solverFor(optionsOf(state)).value(state)),
  },
  charts: [
    {
      id: 'strength',
      title: 'Strength',
      about: 'All Allied strength, and all German strength still ahead of 30 Corps.',
      lines: [{ label: 'Allied', seat: ALLIED }, { label: 'German' }],
      of: ({ allied, german }) => [sum(allied), sum(german)],
    },
    {
      id: 'corps',
      title: 'Progress of 30 Corps',
      about: 'Areas it has reached. Arnhem is the fourth.',
      lines: [{ label: '30 Corps', seat: ALLIED }],
      of: ({ corps }) => [corps + 1],
    },
  ],
  luck: [
    {
      id: 'drops',
      title: 'Luck in the airdrop',
      about: 'Strength saved, out of the two points that each division may lose.',
    },
    {
      id: 'battles',
      title: 'Luck in battle',
      about: 'German losses less Allied losses. Taking an area counts as one.',
    },
    { id: 'weather', title: 'Luck with the weather', about: 'Reinforcements that get through.' },
  ],
  fortunes: (reports) =>
    reports.flatMap((report) => {
      switch (report.kind) {
        case 'dropped':
          return [
            fortune(
              'drops',
              ALLIED,
              FACES.map((die) => MOST_LOST - AIRDROP_LOSS[die - 1]!),
              report.roll,
            ),
          ];
        case 'fought': {
          const row = COMBAT_TABLE[report.order][report.advantage];
          return [
            fortune(
              'battles',
              ALLIED,
              FACES.map((die) => worthOf(row[BAND_OF_FACE[die - 1]!]!)),
              report.roll,
            ),
          ];
        }
        case 'tested':
          return [
            fortune(
              'weather',
              ALLIED,
              FACES.map((die) => (die >= report.needed ? 1 : 0)),
              report.roll,
            ),
          ];
        default:
          return [];
      }
    }),
};

function sum(strengths: Int8Array): number {
  return strengths.reduce((total, strength) => total + strength, 0);
}

function worthOf({ germanLoss, alliedLoss, takesControl }: Outcome): number {
  return germanLoss - alliedLoss + (takesControl ? 1 : 0);
}
