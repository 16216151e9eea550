import { structureCalled } from '../../data/structures.ts';
import { cellOf, distance } from '../../data/board.ts';
import { ENGINEER } from '../../data/units.ts';
import { STRUCTURE_STATES } from '../../rules/ground.ts';
import type { GroundOrder } from '../../orders/types.ts';
import type { Desk } from '../desk.ts';
import { isUnderOrders } from './needs.ts';
import { stateKnown, type Situation } from './situation.ts';

/** The bridges of the corridor, from south to north. */
const CORRIDOR: readonly number[] = [
  'son-bridge',
  'veghel-bridge',
  'grave-bridge',
  'honinghutje-bridge',
  'nijmegen-bridge',
  'arnhem-bridge',
].map(structureCalled);
/** Where they wait for work, from south to north. */
const WAITING_PLACES: readonly number[] = ['0912', '1422', '2835', '3543'].map(cellOf);

/** The engineers go to the first bridge of the corridor that is known to be down, and else follow the road. */
export function engineerOrder(situation: Situation, desk: Desk): GroundOrder | undefined {
  const { sight, units, command } = situation;
  if (!units.includes(ENGINEER)) return undefined;
  const file = desk.file(ENGINEER);
  const state = stateKnown(situation, ENGINEER);
  if (state === 'repairing' || state === 'engaged' || isUnderOrders(file)) return undefined;
  const down = CORRIDOR.find((structure) => {
    const known = STRUCTURE_STATES[sight[`${command}Structures`][structure]];
    return known === 'damaged' || known === 'destroyed';
  });
  const isTired = file.report?.event === 'impossible' && situation.now - file.quarter < 60;
  if (down !== undefined) return isTired ? undefined : { kind: 'repair', structure: down };
  // Where a friend stands already they halt before it.
  const at = WAITING_PLACES.findIndex((cell) => distance(cell, sight.knownCell[ENGINEER]) <= 2);
  const next = WAITING_PLACES[at + 1];
  if (next === undefined || isTired || (at >= 0 && situation.now - file.quarter < 120)) return undefined;
  return { kind: 'move', to: { cell: next }, via: [], how: 'fastest' };
}
