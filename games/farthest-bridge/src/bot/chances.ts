import { LINES, resultOf, type CombatResult, type Line } from '../data/combat-table.ts';
import { WEIGHTS } from './weights.ts';

/** The combat table as numbers of faces, and what an attack brings by it. */

const LOWEST = -7;
const HIGHEST = 12;
const SPAN = HIGHEST - LOWEST + 1;

/** The kinds of result that weigh differently, in the order of the columns below. */
const DESTROYED = 0;
const FAR_BACK = 1;
const BACK = 2;
const BOTH = 3;
const REPULSED = 4;
const FAR_REPULSED = 5;
const RUINED = 6;
const KINDS = 7;

const KIND_OF: Readonly<Record<CombatResult, number>> = {
  De: DESTROYED,
  D4: FAR_BACK,
  D3: FAR_BACK,
  D2: FAR_BACK,
  D1: BACK,
  Br: BOTH,
  A1: REPULSED,
  A2: FAR_REPULSED,
  Ae: RUINED,
};

/** (line × differential) × kind → faces of the die. */
const FACES = new Uint8Array(LINES.length * SPAN * KINDS);
for (const [index, line] of LINES.entries()) {
  for (let differential = LOWEST; differential <= HIGHEST; differential++) {
    for (let die = 1; die <= 6; die++) {
      const kind = KIND_OF[resultOf(line, differential, die)];
      FACES[(index * SPAN + differential - LOWEST) * KINDS + kind]!++;
    }
  }
}

/** What is at stake in an attack, in tenths of a step. */
export interface Stakes {
  /** What the defender loses when he must go: his step if he stays, his hex if he leaves; he chooses the less. */
  drive: number;
  /** What it costs him to be destroyed. */
  destroy: number;
  /** What the attackers lose when they must go, and when they are destroyed. */
  repulse: number;
  ruin: number;
}

/** Whether any face of the die hurts the defender. */
export function canSucceed(line: Line, differential: number): boolean {
  const at = rowOf(line, differential);
  return FACES[at + DESTROYED]! + FACES[at + FAR_BACK]! + FACES[at + BACK]! + FACES[at + BOTH]! > 0;
}

/** Six times the mean gain of an attack, since a die has six faces. */
export function attackGain(line: Line, differential: number, stakes: Stakes): number {
  const at = rowOf(line, differential);
  const { drive, destroy, repulse, ruin } = stakes;
  return (
    FACES[at + DESTROYED]! * destroy +
    FACES[at + FAR_BACK]! * (drive + WEIGHTS.farther) +
    FACES[at + BACK]! * drive +
    FACES[at + BOTH]! * (drive - repulse) -
    FACES[at + REPULSED]! * repulse -
    FACES[at + FAR_REPULSED]! * (repulse + WEIGHTS.farther) -
    FACES[at + RUINED]! * ruin
  );
}

/** The same for markers alone: only what throws the defender back two hexes or more counts (8.4). */
export function bombardGain(line: Line, differential: number, stakes: Stakes): number {
  const at = rowOf(line, differential);
  return FACES[at + DESTROYED]! * stakes.destroy + FACES[at + FAR_BACK]! * (stakes.drive + WEIGHTS.farther);
}

function rowOf(line: Line, differential: number): number {
  const column = Math.max(LOWEST, Math.min(HIGHEST, differential)) - LOWEST;
  return (LINES.indexOf(line) * SPAN + column) * KINDS;
}
