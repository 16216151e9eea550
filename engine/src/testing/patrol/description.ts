import type { Viewer } from '../../contract.ts';
import { board, BRIDGES } from './ground.ts';
import { BRIDGE_NAMES, hexName, letterOf, listed } from './names.ts';
import {
  ghosts,
  identified,
  isSide,
  sees,
  sightings,
  unitsAt,
  UNITS_OF,
  type PatrolState,
  type Side,
} from './state.ts';

/** The position in lines of text: what everybody knows, then what the viewer knows besides. */
export function describePatrol(state: PatrolState, viewer: Viewer): readonly string[] {
  const lines = [`Turn ${state.turn}, ${state.phase}, ${state.mover} to move.`];
  for (const [bridge, [a, b]] of BRIDGES.entries()) {
    const stands = state.bridgeDown[bridge] === 1 ? 'is down' : 'stands';
    lines.push(`From ${hexName(a)} to ${hexName(b)}: ${BRIDGE_NAMES[bridge]} ${stands}.`);
  }
  if (!isSide(viewer)) return lines;
  for (const hex of ownHexes(state, viewer)) lines.push(`In ${hexName(hex)}: ${listed(ownStack(state, viewer, hex))}.`);
  for (let hex = 0; hex < board.cells; hex++) {
    const count = sees(state, viewer)[hex]!;
    const turn = ghosts(state, viewer)[hex]!;
    if (count > 0) lines.push(`In ${hexName(hex)}: ${enemies(count, identified(state, viewer)[hex]!)}.`);
    else if (turn > 0) lines.push(`In ${hexName(hex)}: an enemy was last seen in turn ${turn}.`);
  }
  for (const { turn, hex, what } of sightings(state, viewer)) lines.push(`Turn ${turn}, ${hexName(hex)}: ${what}.`);
  return lines;
}

/** Each hex with own units once, in the order of the units. */
function ownHexes(state: PatrolState, side: Side): ReadonlySet<number> {
  return new Set(UNITS_OF[side].map((unit) => state.unitHex[unit]!).filter((hex) => hex >= 0));
}

/** "A with 4 points", "X with 2 points (out of supply)". */
function ownStack(state: PatrolState, side: Side, hex: number): readonly string[] {
  return unitsAt(state, side, hex).map((unit) => {
    const supply = state.unitSupplied[unit] === 1 ? '' : ' (out of supply)';
    return `${letterOf(unit)} with ${state.unitPoints[unit]} points${supply}`;
  });
}

function enemies(count: number, companies: number): string {
  const unknown = count - companies;
  return listed([
    ...(companies > 0 ? [companies === 1 ? 'an enemy company' : 'two enemy companies'] : []),
    ...(unknown > 0 ? [unknown === 1 ? 'an unknown enemy counter' : 'two unknown enemy counters'] : []),
  ]);
}
