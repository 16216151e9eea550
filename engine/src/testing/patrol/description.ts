import type { Viewer } from '../../contract.ts';
import { board, BRIDGES } from './ground.ts';
import { BRIDGE_NAMES, hexName, letterOf, listed } from './names.ts';
import { ghosts, identified, isSide, sees, sightings, unitsAt, type PatrolState, type Side } from './state.ts';

/** The position in lines of text: what everybody knows, then what the viewer knows besides. */
export function describePatrol(state: PatrolState, viewer: Viewer): readonly string[] {
  const lines = [`Turn ${state.turn}, ${state.phase}, ${state.mover} to move.`];
  for (const [bridge, [a, b]] of BRIDGES.entries()) {
    const stands = state.bridgeDown[bridge] === 1 ? 'is down' : 'stands';
    lines.push(`From ${hexName(a)} to ${hexName(b)}: ${BRIDGE_NAMES[bridge]} ${stands}.`);
  }
  if (!isSide(viewer)) return lines;
  for (let hex = 0; hex < board.cells; hex++)
    lines.push(...ownStack(state, viewer, hex), ...enemies(state, viewer, hex));
  for (const { turn, hex, what } of sightings(state, viewer)) lines.push(`Turn ${turn}, ${hexName(hex)}: ${what}.`);
  return lines;
}

/** "In 0302: A with 4 points, and X with 2 points, out of supply." */
function ownStack(state: PatrolState, side: Side, hex: number): readonly string[] {
  const units = unitsAt(state, side, hex).map((unit) => {
    const supply = state.unitSupplied[unit] === 1 ? '' : ' (out of supply)';
    return `${letterOf(unit)} with ${state.unitPoints[unit]} points${supply}`;
  });
  return units.length === 0 ? [] : [`In ${hexName(hex)}: ${listed(units)}.`];
}

function enemies(state: PatrolState, side: Side, hex: number): readonly string[] {
  const count = sees(state, side)[hex]!;
  const companies = identified(state, side)[hex]!;
  const seen = [
    ...Array.from({ length: companies }, () => 'an enemy company'),
    ...Array.from({ length: count - companies }, () => 'an unknown enemy counter'),
  ];
  if (seen.length > 0) return [`In ${hexName(hex)}: ${listed(seen)}.`];
  const turn = ghosts(state, side)[hex]!;
  return turn > 0 ? [`In ${hexName(hex)}: an enemy was last seen in turn ${turn}.`] : [];
}
