import { cellLabelled, hexDistance, reverseCosts } from '../../../board/index.ts';
import type { Seat } from '../../../contract.ts';
import { DistanceFields, FREE, type Adviser } from '../../../search/index.ts';
import type { PatrolAction } from '../actions.ts';
import { board, BRIDGES, EDGE, isWood, stepCosts } from '../ground.ts';
import { reach } from '../movement.ts';
import { ghosts, isCompany, OTHER, sees, UNITS_OF, type PatrolState, type Side } from '../state.ts';
import { plans, postureOf, turnName, type Plan } from './posture.ts';

const STEADY = plans.steady('');

type Deployment = Extract<PatrolAction, { kind: 'deploy' }>;

/** Where a side may deploy: the usual way first. Two at one bridge, one at each, or all in the middle. */
const DEPLOYMENTS: Readonly<Record<Side, readonly Deployment[]>> = {
  north: [
    deployment('0302 0402 0702', '0602 0802'),
    deployment('0302 0702 0502', '0402 0602'),
    deployment('0602 0702 0302', '0202 0402'),
    deployment('0302 0302 0702', '0702 0502'),
  ],
  south: [
    deployment('0306 0406 0706', '0606 0806'),
    deployment('0306 0706 0506', '0406 0606'),
    deployment('0606 0706 0306', '0206 0406'),
    deployment('0306 0306 0706', '0706 0506'),
  ],
};

function deployment(companies: string, decoys: string): Deployment {
  const hexes = (labels: string): readonly number[] =>
    labels
      .split(' ')
      .map((label) => cellLabelled(board, label))
      .toSorted((a, b) => a - b);
  return { kind: 'deploy', companies: hexes(companies), decoys: hexes(decoys) };
}

const FAR = 60;
const distances = new DistanceFields(board, FAR);

/** Which bridges are down, and the side → points from every hex to the enemy's edge; made when first asked for. */
const fields = new Map<string, Int16Array>();

export function toEnemyEdge({ bridgeDown }: PatrolState, side: Side): Int16Array {
  const key = `${bridgeDown.join('')} ${side}`;
  let field = fields.get(key);
  if (field === undefined) {
    field = new Int16Array(board.cells);
    const backward = new Int16Array(board.neighbour.length);
    reverseCosts(board, stepCosts(bridgeDown), backward);
    distances.fillTo([...EDGE[OTHER[side]]], backward, field);
    fields.set(key, field);
  }
  return field;
}

/**
 * Patrol by rules of thumb: some counters make for the far edge, some stay by the bridges; whoever can attack does, when
 * all have moved. Reads only what its side knows.
 */
export class Script implements Adviser<PatrolState, PatrolAction, Plan> {
  #plan = STEADY;

  follow(plan: Plan = STEADY): void {
    this.#plan = plan;
  }

  decide(state: PatrolState, seat: Seat): PatrolAction {
    const side = seat as Side;
    if (state.phase === 'deploy') return shortened(DEPLOYMENTS[side][0]!, state.decoys);
    if (state.phase === 'bridge') return { kind: 'blow' };
    return this.#move(state, side) ?? attack(state, side) ?? dig(state, side) ?? { kind: 'end' };
  }

  others(state: PatrolState, seat: Seat): readonly PatrolAction[] {
    if (state.phase === 'bridge') return [{ kind: 'spare' }];
    if (state.phase !== 'deploy') return [];
    return DEPLOYMENTS[seat as Side].slice(1).map((one) => shortened(one, state.decoys));
  }

  #move(state: PatrolState, side: Side): PatrolAction | undefined {
    for (const unit of UNITS_OF[side]) {
      if (state.unitHex[unit]! < 0 || state.unitPoints[unit]! <= 0) continue;
      const from = state.unitHex[unit]!;
      const score = this.#scores(state, side, unit);
      const { reached, count } = reach(state, side, unit);
      let to = from;
      let most = score(from);
      for (let index = 1; index < count; index++) {
        const value = score(reached[index]!);
        if (value <= most) continue;
        most = value;
        to = reached[index]!;
      }
      if (to !== from) return { kind: 'move', unit, to };
    }
    return undefined;
  }

  /** How good a hex is for a unit. */
  #scores(state: PatrolState, side: Side, unit: number): (hex: number) => number {
    const plan = this.#plan;
    const goal = plan.phase === turnName(state) ? plan.goals[unit]! : FREE;
    if (goal !== FREE) return (hex) => -hexDistance(board, hex, goal);
    const posture = postureOf(plan, unit);
    const field = toEnemyEdge(state, side);
    if (posture === 'dig') return () => 0;
    if (posture === 'press') return (hex) => -field[hex]!;
    const targets = posture === 'guard' ? intruders(state, side) : enemies(state, side);
    if (targets.length > 0) return (hex) => -nearest(hex, targets);
    if (posture === 'hunt') return (hex) => -field[hex]!;
    // In a wood by the bridge one is not seen.
    return (hex) => -2 * nearest(hex, OWN_BANK[side]) + (isWood(hex) ? 1 : 0);
  }
}

/** The hexes of the bridges on a side's own bank. */
const OWN_BANK: Readonly<Record<Side, readonly number[]>> = {
  north: BRIDGES.map(([north]) => north),
  south: BRIDGES.map(([, south]) => south),
};

function nearest(hex: number, hexes: readonly number[]): number {
  let least = FAR;
  for (const other of hexes) least = Math.min(least, hexDistance(board, hex, other));
  return least;
}

/** Where the side sees enemies, or has lost sight of them. */
function enemies(state: PatrolState, side: Side): readonly number[] {
  const now = sees(state, side);
  const past = ghosts(state, side);
  const found: number[] = [];
  for (let hex = 0; hex < board.cells; hex++) if (now[hex]! > 0 || past[hex]! > 0) found.push(hex);
  return found;
}

/** Those of them on the side's own bank. */
function intruders(state: PatrolState, side: Side): readonly number[] {
  return enemies(state, side).filter((hex) => board.rowOf[hex]! <= 3 === (side === 'north'));
}

/** Everybody who can, on the target that most can attack. */
function attack(state: PatrolState, side: Side): PatrolAction | undefined {
  const known = sees(state, side);
  let best: PatrolAction | undefined;
  let most = 0;
  for (let hex = 0; hex < board.cells; hex++) {
    if (known[hex] === 0) continue;
    const units = UNITS_OF[side].filter((unit) => mayAttack(state, unit, hex));
    if (units.length <= most) continue;
    most = units.length;
    best = { kind: 'attack', units, hex };
  }
  return best;
}

function mayAttack(state: PatrolState, unit: number, hex: number): boolean {
  const from = state.unitHex[unit]!;
  return isCompany(unit) && from >= 0 && state.unitFought[unit] === 0 && hexDistance(board, from, hex) === 1;
}

function dig(state: PatrolState, side: Side): PatrolAction | undefined {
  const unit = UNITS_OF[side].find((one) => state.unitPoints[one]! > 0 && state.unitDug[one] === 0);
  return unit === undefined ? undefined : { kind: 'dig', unit };
}

/** With fewer decoys. */
function shortened(one: Deployment, decoys: number): Deployment {
  return decoys === one.decoys.length ? one : { ...one, decoys: one.decoys.slice(0, decoys) };
}
