import { act, part, pass } from '@club-route/engine';
import type { DescentChoice, DescentDraft } from '../actions.ts';
import type { Side } from '../data/units.ts';
import { refuseAdvance } from '../phases/aftermath.ts';
import { refuseEndOfFire, shots } from '../phases/battle.ts';
import { openCombats, refuseEndOfCombat } from '../phases/combat.ts';
import { openLandingFights } from '../phases/landing-fight.ts';
import { retreatWays } from '../rules/retreat.ts';
import type { Battle, DescentState } from '../state.ts';

/** 1.6: which hex to attack, each shot, retreats, the choice in a city, and the advance. */

const END: DescentChoice = pass({ kind: 'end' });
const CITY: readonly DescentChoice[] = [act({ kind: 'city', stay: true }), act({ kind: 'city', stay: false })];

export function combatChoices(state: DescentState): readonly DescentChoice[] {
  const fights = openLandingFights(state);
  const cells = fights.length > 0 ? fights : openCombats(state);
  const found = cells.map((cell): DescentChoice => act({ kind: 'attack', cell }));
  return refuseEndOfCombat(state) === undefined ? [...found, END] : found;
}

export function battleChoices(
  state: DescentState,
  side: Side,
  battle: Battle,
  draft: DescentDraft | undefined,
): readonly DescentChoice[] {
  const { pending } = battle;
  if (pending?.kind === 'city') return CITY;
  if (pending !== null)
    return retreatWays(state, pending.unit, pending.told).map((way) => act({ kind: 'retreat', way }));
  if (battle.stage === 'advance')
    return advanceChoices(state, side, battle, draft?.kind === 'advance' ? draft.units : []);
  const found = shots(state, side, battle).map(([firer, target]): DescentChoice =>
    act({ kind: 'fire', firer, target }),
  );
  return refuseEndOfFire(state, side) === undefined ? [...found, END] : found;
}

/** Units that advance, named in rising order; nobody need. */
function advanceChoices(
  state: DescentState,
  side: Side,
  battle: Battle,
  units: readonly number[],
): readonly DescentChoice[] {
  const found: DescentChoice[] = [
    units.length === 0 ? pass({ kind: 'advance', units }) : act({ kind: 'advance', units }),
  ];
  for (const unit of battle.attackers) {
    const more = [...units, unit];
    if (unit > (units.at(-1) ?? -1) && refuseAdvance(state, side, more) === undefined)
      found.push(part({ kind: 'advance', units: more }));
  }
  return found;
}
