import { hexDistance } from '@club-route/engine';
import type { FarthestBridgeAction } from '../../src/actions.ts';
import { ARNHEM, board, BRIDGES } from '../../src/data/board.ts';
import type { CombatResult } from '../../src/data/combat-table.ts';
import { AIRBORNE, COUNTS_FOR_VICTORY, ENGINEER, FIRST_GERMAN } from '../../src/data/units.ts';
import type { FarthestBridgeReport } from '../../src/report.ts';
import { bombardResult, differentialOf, facesByResult, hexLine, lineOf } from '../../src/rules/combat.ts';
import { isDown, NONE, phasingSide, type FarthestBridgeState } from '../../src/state.ts';

/** What no commander in his senses does, counted move by move as a game is played. */
export interface Follies {
  /** Attacks and bombardments that no face of the die makes a success, even if the defender fires nothing. */
  hopelessAttacks: number;
  /** Units of XXX Corps that end a player turn much farther from Arnhem than they have been, by their own marches. */
  drivesBack: number;
  /** Bridges blown because an airborne unit walked up to them, and left by all in that movement phase or the next. */
  bridgesLeft: number;
  /** Attacks in which the only engineers take part. */
  engineersAttack: number;
  /** The engineers are lost: in an attack of theirs, or where they stood. */
  engineersLost: number;
}

export const NO_FOLLIES: Readonly<Follies> = {
  hopelessAttacks: 0,
  drivesBack: 0,
  bridgesLeft: 0,
  engineersAttack: 0,
  engineersLost: 0,
};

export function addFollies(one: Readonly<Follies>, other: Readonly<Follies>): Follies {
  const sum = { ...one };
  for (const name of Object.keys(sum) as readonly (keyof Follies)[]) sum[name] += other[name];
  return sum;
}

/** Hexes of two kilometres: a retreat of two and a detour around a town are not yet a drive back. */
const FAR_BACK = 5;
/** Farther than anybody is. */
const FAR_AWAY = 1000;

const HURTS_DEFENDER: ReadonlySet<CombatResult> = new Set(['D1', 'D2', 'D3', 'D4', 'De', 'Br']);

export class FollyWatch {
  readonly follies: Follies = { ...NO_FOLLIES };
  /** Where every unit stood when the Allied player turn began. */
  #began: Int16Array | undefined;
  /** How near every unit has come to Arnhem, less what the Germans have driven it back. */
  readonly #nearest = new Int16Array(FIRST_GERMAN).fill(FAR_AWAY);
  /** How far it was when its last player turn ended. */
  readonly #ended = new Int16Array(FIRST_GERMAN).fill(FAR_AWAY);
  /** Bridges blown in the movement of Allied units → in which turn. */
  readonly #blown = new Map<number, number>();
  #walker = NONE;

  /** Before an action is done. */
  before(state: FarthestBridgeState, action: FarthestBridgeAction): void {
    this.#walker = state.walk === 'move' ? state.mover : NONE;
    if (phasingSide(state) === 'allied' && state.phase !== 'deploy') this.#began ??= state.unitCell.slice();
    if (isHopeless(state, action)) this.follies.hopelessAttacks++;
    if (exposesEngineers(action)) this.follies.engineersAttack++;
  }

  /** After it. */
  after(state: FarthestBridgeState, reports: readonly FarthestBridgeReport[]): void {
    for (const report of reports) {
      if (report.kind === 'lost' && report.unit === ENGINEER) this.follies.engineersLost++;
      if (report.kind === 'demolition' && report.destroyed && this.#walksUp) this.#blown.set(report.bridge, state.turn);
    }
    if (reports.some((report) => report.kind === 'phase' && report.phase === 'alliedCombat')) this.#endMovement(state);
    if (this.#began !== undefined && (phasingSide(state) === 'german' || state.phase === 'over')) this.#endTurn(state);
  }

  /** XXX Corps must cross bridges, and goes around where one is gone; and whoever lands goes with the wind. */
  get #walksUp(): boolean {
    return this.#walker !== NONE && AIRBORNE[this.#walker] === 1;
  }

  #endTurn(state: FarthestBridgeState): void {
    for (let unit = 0; unit < FIRST_GERMAN; unit++) {
      if (COUNTS_FOR_VICTORY[unit] === 0 || this.#began![unit]! < 0 || state.unitCell[unit]! < 0) continue;
      const from = toArnhem(this.#began![unit]!);
      const to = toArnhem(state.unitCell[unit]!);
      // Whom the Germans have driven back since did not drive.
      const driven = Math.max(0, from - this.#ended[unit]!);
      const nearest = Math.min(this.#nearest[unit]! + driven, from);
      const isDriveBack = to - nearest >= FAR_BACK;
      if (isDriveBack) this.follies.drivesBack++;
      this.#nearest[unit] = isDriveBack ? to : Math.min(nearest, to);
      this.#ended[unit] = to;
    }
    this.#began = undefined;
  }

  #endMovement(state: FarthestBridgeState): void {
    for (const [bridge, turn] of this.#blown) {
      const { cells } = BRIDGES[bridge]!;
      // Whom the Germans have driven off did not walk away.
      const wereThere =
        turn === state.turn || this.#began!.subarray(0, FIRST_GERMAN).some((cell) => cells.includes(cell));
      const left = isDown(state, bridge) && wereThere && !cells.some((cell) => state.alliedHere[cell] === 1);
      if (left) this.follies.bridgesLeft++;
      if (left || !isDown(state, bridge) || state.turn > turn) this.#blown.delete(bridge);
    }
  }
}

function toArnhem(cell: number): number {
  return Math.min(...ARNHEM.map((goal) => hexDistance(board, cell, goal)));
}

/** An attack or a bombardment that no face of the die makes a success. */
export function isHopeless(state: FarthestBridgeState, action: FarthestBridgeAction): boolean {
  if (action.kind !== 'attack' && action.kind !== 'bombard') return false;
  const { target, markers } = action;
  const cell = state.unitCell[target]!;
  const attackers = action.kind === 'attack' ? action.attackers : [];
  const line = action.kind === 'attack' ? lineOf(state, cell, attackers) : hexLine(state, cell);
  const results = [...facesByResult(line, differentialOf(state, target, attackers, markers, [])).keys()];
  return action.kind === 'attack'
    ? !results.some((result) => HURTS_DEFENDER.has(result))
    : results.every((result) => bombardResult(result) === undefined);
}

export function exposesEngineers(action: FarthestBridgeAction): boolean {
  return action.kind === 'attack' && action.attackers.includes(ENGINEER);
}
