import type { FormationRows } from './rows.ts';

/** 27.2, in the order of unit numbers 59 to 96; found in the game of 1976, identities deduced. */
export const GERMAN_ROWS: readonly FormationRows[] = [
  {
    formation: 'v.Tettau',
    rows: [['Krft', 'SS-Bn Krafft (Pz Gren Trg 16)', 'infantry', '3-3-7', 0]],
  },
  {
    formation: '9 SS',
    rows: [
      ['2/9SS', 'KG of 9 SS Pz Div', 'mech', '4-4-7', 0],
      ['9SS Recon', 'SS-AA 9 (Graebner)', 'recon', '2-2-12', 0],
    ],
  },
  {
    formation: 'Garrisons',
    rows: [['Grsn', 'Eindhoven/Best garrison', 'mech', '2-2-12', 0]],
  },
  {
    formation: '406 Div',
    rows: [
      ['1/406', '406 z.b.V. Div (i)', 'infantry', '2-2-7', 0],
      ['2/406', '406 z.b.V. Div (ii)', 'infantry', '2-2-7', 0],
    ],
  },
  {
    formation: 'Garrisons',
    rows: [['BrDf', 'Nijmegen bridge defence', 'infantry', '2-2-7', 0]],
  },
  {
    formation: 'v.Tettau',
    rows: [
      ['1/vT', 'Div von Tettau (i)', 'infantry', '3-3-7', 17],
      ['2/vT', 'Div von Tettau (ii)', 'infantry', '3-3-7', 17],
    ],
  },
  {
    formation: '9 SS',
    rows: [
      ['1/9SS', 'KG of 9 SS Pz Div (armd)', 'mech', '5-5-10', 17],
      ['3/9SS', 'KG of 9 SS Pz Div', 'mech', '4-4-7', 17],
    ],
  },
  {
    formation: '10 SS',
    rows: [
      ['1/10SS Arty', '10 SS Pz Div arty (i)', 'artillery', '3-2-7/3-7', 17],
      ['10SS Recon', 'SS-AA 10', 'recon', '2-2-12', 17],
    ],
  },
  {
    formation: '59 Div',
    rows: [
      ['1/59', '59 Inf Div (i)', 'infantry', '3-3-7', 17],
      ['2/59', '59 Inf Div (ii)', 'infantry', '3-3-7', 17],
    ],
  },
  {
    formation: 'v.Tettau',
    rows: [['3/vT', 'Div von Tettau (iii)', 'infantry', '3-3-7', 18]],
  },
  {
    formation: '107 Pz Bde',
    rows: [
      ['2107 P', '107 Pz Bde: Pz Abt 2107', 'armor', '5-3-10', 18],
      ['2107 M', '107 Pz Bde: PGr Bn 2107', 'mech', '4-4-10', 18],
    ],
  },
  {
    formation: 'KG Walther',
    rows: [
      ['1/6PT', 'Para (trg) regt 6P (i)', 'infantry', '2-3-7', 19],
      ['2/6PT', 'Para (trg) regt 6P (ii)', 'infantry', '2-3-7', 19],
      ['180', '180 Inf Div', 'infantry', '2-3-7', 19],
    ],
  },
  {
    formation: '9 SS',
    rows: [['9SS Arty', '9 SS Pz Div arty', 'artillery', '3-2-7/3-7', 19]],
  },
  {
    formation: '10 SS',
    rows: [['2/10SS', '10 SS PGr (ii)', 'mech', '3-4-7', 19]],
  },
  {
    formation: 'KG Walther',
    rows: [
      ['Hnke', 'KG Heinke', 'armor', '4-3-10', 19],
      ['Wltr', 'KG Walther arty', 'artillery', '2-2-7/2-7', 19],
    ],
  },
  {
    formation: '406 Div',
    rows: [
      ['1/1PT', 'Para trg regt 1 (i)', 'infantry', '2-2-7', 19],
      ['2/1PT', 'Para trg regt 1 (ii)', 'infantry', '2-2-7', 19],
    ],
  },
  {
    formation: '10 SS',
    rows: [
      ['1/10SS', '10 SS Pz KG (armd)', 'mech', '4-4-10', 20],
      ['2/10SS Arty', '10 SS Pz Div arty (ii)', 'artillery', '3-2-7/3-7', 20],
    ],
  },
  {
    formation: '59 Div',
    rows: [
      ['1/Hbr', 'KG Huber (i)', 'infantry', '2-3-7', 21],
      ['2/Hbr', 'KG Huber (ii)', 'infantry', '2-3-7', 21],
      ['Hbr', 'KG Huber armour', 'mech', '5-5-10', 21],
      ['Hber Arty', 'KG Huber arty', 'artillery', '2-2-7/2-7', 21],
    ],
  },
  {
    formation: '10 SS',
    rows: [['3/10SS', '10 SS PGr (iii)', 'mech', '3-4-7', 21]],
  },
  {
    formation: '59 Div',
    rows: [
      ['1/6', 'Fsj Regt 6 (i)', 'infantry', '3-3-7', 23],
      ['2/6', 'Fsj Regt 6 (ii)', 'infantry', '3-3-7', 23],
      ['1/2', 'Fsj Regt 2 bn', 'infantry', '1-2-7', 23],
      ['Jngw', 'KG Jungwirth', 'infantry', '2-3-7', 24],
    ],
  },
];
