import type { DescentAction } from '../actions.ts';
import type { Side } from '../data/units.ts';
import { openCombats, refuseEndOfCombat } from '../phases/combat.ts';
import { openLandingFights } from '../phases/landing-fight.ts';
import { outcomeOfCallingOff } from '../rules/victory.ts';
import type { DescentState } from '../state.ts';

/** What is worth a try besides what the script would do. */
export function otherActions(state: DescentState, side: Side, chosen: DescentAction): readonly DescentAction[] {
  switch (chosen.kind) {
    case 'bridge':
      return [{ kind: 'bridge', blow: !chosen.blow }];
    case 'city':
      return [{ kind: 'city', stay: !chosen.stay }];
    case 'impulse':
      return [
        ...(side === 'allied' && hasWon(state) ? [CALL_OFF] : []),
        { kind: 'impulse', impulse: chosen.impulse === 'road' ? 'off-road' : 'road' },
      ];
    case 'callOff':
      return [
        { kind: 'impulse', impulse: 'off-road' },
        { kind: 'impulse', impulse: 'road' },
      ];
    case 'advance':
      return chosen.units.length > 0 ? [{ kind: 'advance', units: [] }] : [];
    case 'attack':
    case 'end':
      return state.phase === 'combat' && state.battle === null ? otherAttacks(state, chosen) : [];
    case 'span':
      return [{ kind: 'end' }];
    default:
      return [];
  }
}

const CALL_OFF: DescentAction = { kind: 'callOff' };
const END: DescentAction = { kind: 'end' };

/** Other attacks that are tried out at once. */
const MOST_ATTACKS = 2;

function hasWon(state: DescentState): boolean {
  const outcome = outcomeOfCallingOff(state, 'seen');
  return outcome === 'allied tactical' || outcome === 'allied operational';
}

function otherAttacks(state: DescentState, chosen: DescentAction): readonly DescentAction[] {
  if (openLandingFights(state).length > 0) return [];
  const attacks = openCombats(state)
    .filter((cell) => chosen.kind !== 'attack' || cell !== chosen.cell)
    .slice(0, MOST_ATTACKS)
    .map((cell): DescentAction => ({ kind: 'attack', cell }));
  const mayEnd = chosen.kind === 'attack' && refuseEndOfCombat(state) === undefined;
  return mayEnd ? [END, ...attacks] : attacks;
}
