import type { Workload } from '@club-route/engine';
import { ALL_CELLS, isWater } from '../data/board.ts';
import { UNTOUCHED } from '../rules/ground.ts';
import { FACINGS, type Box } from '../tactical/box.ts';
import { groundOf } from '../tactical/ground.ts';

/** Every land square as the target of a battle, attacked from one side or another. */
export const EVERY_FIELD: readonly Box[] = ALL_CELLS.filter((cell) => !isWater(cell)).map((target) => ({
  target,
  from: FACINGS[target % FACINGS.length],
}));

export const workloads: readonly Workload[] = [
  {
    name: 'all grounds',
    unit: 'fields',
    run: () => {
      for (const box of EVERY_FIELD) groundOf(box, UNTOUCHED);
      return EVERY_FIELD.length;
    },
  },
];
