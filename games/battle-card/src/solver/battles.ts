import { FACES_IN_BAND, type Advantage, type CombatTable, type Order } from '../data/combat-table.ts';
import type { BattleCardOptions } from '../options.ts';

/** What one battle may leave behind, and in how many of six cases each order leads there. */
export interface BattleResult {
  readonly allied: number;
  readonly german: number;
  readonly control: number;
  readonly attackFaces: number;
  readonly defendFaces: number;
}

/** Allied 0–6, German 0–8, control 0–1: every battle there can be, worked out once. */
export class BattleResults {
  readonly #results: (readonly BattleResult[])[] = [];

  constructor(table: CombatTable, options: BattleCardOptions) {
    for (let allied = 0; allied <= 6; allied++) {
      for (let german = 0; german <= 8; german++) {
        for (let control = 0; control <= 1; control++) {
          this.#results.push(allied > 0 && german > 0 ? resultsOf(table, options, allied, german, control) : []);
        }
      }
    }
  }

  of(allied: number, german: number, control: number): readonly BattleResult[] {
    return this.#results[(allied * 9 + german) * 2 + control]!;
  }
}

function resultsOf(
  table: CombatTable,
  options: BattleCardOptions,
  allied: number,
  german: number,
  control: number,
): readonly BattleResult[] {
  const advantage: Advantage = allied > german ? 'allied' : allied < german ? 'german' : 'none';
  const results: { allied: number; german: number; control: number; attackFaces: number; defendFaces: number }[] = [];
  for (const order of ['attack', 'defend'] as const satisfies readonly Order[]) {
    for (const [band, faces] of FACES_IN_BAND.entries()) {
      const outcome = table[order][advantage][band]!;
      const left = Math.max(0, allied - outcome.alliedLoss);
      const garrison = Math.max(1, german - outcome.germanLoss);
      let held = outcome.takesControl ? 1 : control;
      if (options.controlAfterBattle && garrison > left) held = 0;
      let same = results.find((one) => one.allied === left && one.german === garrison && one.control === held);
      if (same === undefined) {
        same = { allied: left, german: garrison, control: held, attackFaces: 0, defendFaces: 0 };
        results.push(same);
      }
      if (order === 'attack') same.attackFaces += faces;
      else same.defendFaces += faces;
    }
  }
  return results;
}
