import type { FormationRows } from './rows.ts';

/**
 * 27.1, in the order of unit numbers 1 to 58: a formation comes again where later units of it are numbered after others.
 * Factors, class and day are found in the game of 1976; identities are deduced.
 */
export const ALLIED_ROWS: readonly FormationRows[] = [
  {
    formation: '101 Abn',
    rows: [
      ['1/502', '1st Bn 502 PIR', 'para', '2-2-7', 17],
      ['2/502', '2nd Bn 502 PIR', 'para', '2-2-7', 17],
      ['3/502', '3rd Bn 502 PIR', 'para', '2-2-7', 17],
      ['1/506', '1st Bn 506 PIR', 'para', '2-2-7', 17],
      ['2/506', '2nd Bn 506 PIR', 'para', '2-2-7', 17],
      ['3/506', '3rd Bn 506 PIR', 'para', '2-2-7', 17],
      ['1/501', '1st Bn 501 PIR', 'para', '2-2-7', 17],
      ['2/501', '2nd Bn 501 PIR', 'para', '2-2-7', 17],
      ['3/501', '3rd Bn 501 PIR', 'para', '2-2-7', 17],
    ],
  },
  {
    formation: '82 Abn',
    rows: [
      ['1/508', '1st Bn 508 PIR', 'para', '2-2-7', 17],
      ['2/508', '2nd Bn 508 PIR', 'para', '2-2-7', 17],
      ['3/508', '3rd Bn 508 PIR', 'para', '2-2-7', 17],
      ['1/505', '1st Bn 505 PIR', 'para', '2-2-7', 17],
      ['2/505', '2nd Bn 505 PIR', 'para', '2-2-7', 17],
      ['3/505', '3rd Bn 505 PIR', 'para', '2-2-7', 17],
      ['1/504', '1st Bn 504 PIR', 'para', '2-2-7', 17],
      ['2/504', '2nd Bn 504 PIR', 'para', '2-2-7', 17],
      ['3/504', '3rd Bn 504 PIR', 'para', '2-2-7', 17],
    ],
  },
  {
    formation: '1 Abn',
    rows: [
      ['1/1', '1 Para Bn (1 Para Bde)', 'para', '2-2-7', 17],
      ['2/1', '2 Para Bn (Frost)', 'para', '2-2-7', 17],
      ['3/1', '3 Para Bn', 'para', '2-2-7', 17],
      ['2S/1', '2 South Staffords', 'glider', '2-2-7', 17],
      ['7K/1', '7 KOSB', 'glider', '2-2-7', 17],
      ['1B/1', '1 Border', 'glider', '2-2-7', 17],
    ],
  },
  {
    formation: '82 Abn',
    rows: [['1/82', '82 Abn Div Arty (a)', 'glider artillery', '2-1-4/1-7', 17]],
  },
  {
    formation: '1 Abn',
    rows: [
      ['1/1Lt', '1 Airlanding Lt Regt (a)', 'glider artillery', '2-1-4/1-7', 17],
      ['10/4', '10 Para Bn (4 Para Bde)', 'para', '2-2-7', 18],
      ['11/4', '11 Para Bn', 'para', '2-2-7', 18],
      ['156/4', '156 Para Bn', 'para', '2-2-7', 18],
      ['2/1Lt', '1 Airlanding Lt Regt (b)', 'glider artillery', '2-1-4/1-7', 18],
    ],
  },
  {
    formation: '101 Abn',
    rows: [
      ['1/327', '1st Bn 327 GIR', 'glider', '2-3-7', 19],
      ['2/327', '2nd Bn 327 GIR', 'glider', '2-3-7', 19],
      ['1/101', '101 Abn Div Arty (a)', 'glider artillery', '2-1-4/1-7', 19],
      ['2/101', '101 Abn Div Arty (b)', 'glider artillery', '2-1-4/1-7', 19],
    ],
  },
  {
    formation: '82 Abn',
    rows: [['2/82', '82 Abn Div Arty (b)', 'glider artillery', '2-1-4/1-7', 19]],
  },
  {
    formation: '1 Polish',
    rows: [
      ['1/Pol', '1 Polish Para Bn', 'polish', '2-2-7', 21],
      ['2/Pol', '2 Polish Para Bn', 'polish', '2-2-7', 21],
    ],
  },
  {
    formation: '82 Abn',
    rows: [
      ['1/325', '1st Bn 325 GIR', 'glider', '2-3-7', 23],
      ['2/325', '2nd Bn 325 GIR', 'glider', '2-3-7', 23],
    ],
  },
  {
    formation: '1 Polish',
    rows: [['3/Pol', '3 Polish Para Bn', 'polish', '2-2-7', 23]],
  },
  {
    formation: 'Gds Armd',
    rows: [
      ['2I/5', '2 (Armd) Irish Guards', 'armor', '4-3-10', 18],
      ['3I/32', '3 Irish Guards', 'infantry', '3-3-7', 18],
    ],
  },
  {
    formation: '50 Div',
    rows: [['2D/231', '2 Devons (231 Bde)', 'infantry', '3-3-7', 18]],
  },
  {
    formation: 'Gds Armd',
    rows: [['55', '55 Field Regt RA', 'sp artillery', '4-2-7/3-10', 18]],
  },
  {
    formation: 'Corps tps',
    rows: [
      ['Engineers', 'XXX Corps RE', 'engineer', '3-3-10', 18],
      ['15/19', '15/19 Hussars', 'sp artillery', '2-1-4/3-10', 19],
      ['44', '44 RTR', 'sp artillery', '2-1-4/3-10', 19],
    ],
  },
  {
    formation: 'Gds Armd',
    rows: [
      ['1C/5', '1 (Armd) Coldstream Gds', 'armor', '4-3-10', 19],
      ['2G/5', '2 (Armd) Grenadier Gds', 'armor', '4-3-10', 19],
      ['32', '32 Guards Bde (rest)', 'infantry', '5-5-7', 19],
    ],
  },
  {
    formation: '43 Div',
    rows: [['129', '129 Inf Bde', 'infantry', '5-5-7', 19]],
  },
  {
    formation: 'Gds Armd',
    rows: [['153', '153 Field Regt RA', 'artillery', '4-2-7/2-6', 19]],
  },
  {
    formation: '43 Div',
    rows: [
      ['130', '130 Inf Bde', 'infantry', '5-5-7', 20],
      ['214', '214 Inf Bde', 'infantry', '5-5-7', 20],
      ['94', '94 Field Regt RA', 'artillery', '4-2-7/2-6', 21],
      ['112', '112 Field Regt RA', 'artillery', '4-2-7/2-6', 21],
      ['179', '179 Field Regt RA', 'artillery', '4-2-7/2-6', 21],
    ],
  },
  {
    formation: '11 Armd',
    rows: [['3/29', '3 RTR? (29 Armd Bde)', 'armor', '4-3-10', 24]],
  },
];
