import { FastDice, ScriptedDice, type Dice } from '@club-route/engine';
import { battleShape, type SetBattleState } from '../../src/battle/state.ts';
import { unitCalled, type Side } from '../../src/data/units.ts';
import type { Battle } from '../../src/tactical/battle.ts';
import { battleBoard } from '../../src/tactical/board.ts';
import { kindNumber, kindOf, type CompanyName } from '../../src/tactical/data/companies.ts';
import { terrainNumber, type Terrain } from '../../src/tactical/data/terrain.ts';
import type { BattleReport } from '../../src/tactical/report.ts';
import { INDEX, lastOf, PACK } from '../../src/tactical/state.ts';

/** Positions for tests: an open field in the attacker's movement, the Allies attacking, everybody ordered. */

export function hex(label: string): number {
  const found = battleBoard.cellByLabel.get(label);
  if (found === undefined) throw new RangeError(`No hex "${label}".`);
  return found;
}

export function openField(mover: Side = 'allied'): SetBattleState {
  const state = battleShape.create();
  state.battlePhase = 'movement';
  state.battleAttacker = 'allied';
  state.battleMover = mover;
  state.battleTurn = 1;
  state.battleLastTurn = 12;
  state.battleLeastHand = 1;
  state.cardInEffect = -1;
  state.cardPlace.fill(PACK);
  state.cardLast.fill(-1);
  state.medalsNeeded.fill(9);
  return state;
}

const UNIT: Readonly<Record<Side, number>> = { allied: unitCalled('2/1'), german: unitCalled('1/9SS') };

/** Puts an ordered company of full strength on a hex and gives its number. */
export function put(state: SetBattleState, side: Side, kind: CompanyName, at: string): number {
  const company = lastOf(state, side);
  state.companyCount[INDEX[side]]++;
  state.companyKind[company] = kindNumber(kind);
  state.companyUnit[company] = UNIT[side];
  state.companyHex[company] = hex(at);
  state.companyFigures[company] = state.companyStart[company] = kindOf(state.companyKind[company]).figures;
  state.companyOrdered[company] = 1;
  state.companyBattles[company] = 1;
  return company;
}

export function lay(state: SetBattleState, terrain: Terrain, ...labels: readonly string[]): void {
  for (const label of labels) state.hexTerrain[hex(label)] = terrainNumber(terrain);
}

export interface Told {
  readonly battle: Battle;
  readonly reports: BattleReport[];
}

/** A battle with dice that are given, or with any. */
export function fighting(state: SetBattleState, ...values: readonly number[]): Told {
  const reports: BattleReport[] = [];
  const dice: Dice = values.length === 0 ? new FastDice(1) : new ScriptedDice(values);
  return {
    reports,
    battle: {
      state,
      dice,
      holders: { allied: ['allied'], german: ['german'] },
      tell: (report) => void reports.push(report),
    },
  };
}
