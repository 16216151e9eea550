import type { FormationRows } from './rows.ts';

/**
 * G10, 25: units that the umpire may add, numbered after 96. They are nowhere until he does. The source speaks of additions
 * and names none; these are like their neighbours, and the only ones with anti-tank guns (13).
 */
export const ALLIED_RESERVE: readonly FormationRows[] = [
  { formation: '50 Div', rows: [['Add 1', 'Infantry of the umpire', 'infantry', '3-3-7', 0]] },
  { formation: 'Corps tps', rows: [['Add 2', 'Anti-tank guns of the umpire', 'artillery', '2-1-2/2-10', 0]] },
  { formation: '101 Abn', rows: [['Add 3', 'Infantry of the umpire', 'infantry', '2-2-7', 0]] },
];

export const GERMAN_RESERVE: readonly FormationRows[] = [
  { formation: '59 Div', rows: [['Add 4', 'Infantry of the umpire', 'infantry', '2-2-7', 0]] },
  { formation: 'KG Walther', rows: [['Add 5', 'Armour of the umpire', 'armor', '4-3-10', 0]] },
  { formation: '9 SS', rows: [['Add 6', 'Anti-tank guns of the umpire', 'artillery', '2-1-2/2-10', 0]] },
];
