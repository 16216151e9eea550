import type { Dice } from '@club-route/engine';
import { cellOf } from '../data/board.ts';
import type { Side } from '../data/units.ts';

/**
 * Plans for free deployment (18.1). None is the best against all of the other side, so one is drawn: whoever knows them
 * all still does not know which it will be.
 */
export interface Deployment {
  readonly name: string;
  readonly cells: readonly number[];
}

export const DEPLOYMENTS: Readonly<Record<Side, readonly Deployment[]>> = {
  // Drop zones: 1st, 101st, 82nd.
  allied: [
    plan('as in history', '3919 1007 2323'),
    plan('1st Airborne on the Island, the others on the road', '3020 1106 2417'),
    plan('1st Airborne north of Arnhem, 82nd in Nijmegen', '3818 0906 2421'),
    plan('1st Airborne at Elst, 82nd by the Maas', '3122 0905 2318'),
    plan('1st Airborne west of Arnhem, 101st at Veghel', '3417 1206 2320'),
  ],
  // 2/406, 1/406, Krft, 2/9SS, 9S, Grsn; the first two in Germany by either reading of the map.
  german: [
    plan('hold Son', '2325 2225 3726 3822 2921 0605'),
    plan('hold Veghel', '2325 2326 3719 3822 3121 1308'),
    plan('hold Grave', '2125 2325 3822 3824 2920 2116'),
    plan('hold Uden', '2325 2126 3822 3718 3021 1511'),
  ],
};

function plan(name: string, hexes: string): Deployment {
  return { name, cells: hexes.split(' ').map(cellOf) };
}

export function drawDeployment(side: Side, dice: Dice): readonly number[] {
  return dice.pick(DEPLOYMENTS[side], 'deployment').cells;
}
