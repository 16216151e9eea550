import { act, part } from '@club-route/engine';
import type { DescentChoice, DescentDraft, DraftOf } from '../actions.ts';
import { AREA_CHOICES } from '../data/areas.ts';
import { SOUTH } from '../data/board.ts';
import { ACTIVATIONS, SET_UP, STACK_LIMIT } from '../data/tables.ts';
import { POOL_AREA, POOL_COUNT, POOL_TURN, type Side } from '../data/units.ts';
import { activatable, ofPool, poolUnits } from '../phases/deployment.ts';
import { mayCallOff, nextKinds } from '../phases/turn.ts';
import type { DescentState } from '../state.ts';

/** What may be set up, activated and placed, and the impulse that follows. */

export const SOUTH_CELLS: readonly number[] = [...SOUTH.keys()].filter((cell) => SOUTH[cell] === 1);

/** First the units of divisions that come in part, then a hex for each unit. */
export function setUpChoices(draft: DescentDraft | undefined): readonly DescentChoice[] {
  const { units, cells } = draft?.kind === 'setUp' ? draft : { units: [], cells: [] };
  const candidates = cells.length === 0 ? nextOfDivisions(units) : [];
  if (candidates.length > 0) return candidates.map((unit) => part({ kind: 'setUp', units: [...units, unit], cells }));
  const all = cells.length === 0 ? withWholePools(units) : units;
  return SOUTH_CELLS.filter((cell) => cells.filter((other) => other === cell).length < STACK_LIMIT).map((cell) => {
    const decision = { kind: 'setUp', units: all, cells: [...cells, cell] } as const;
    return decision.cells.length === all.length ? act(decision) : part(decision);
  });
}

/** Units that may be named next, in rising order, so that each choice is offered once. */
export function nextOfDivisions(units: readonly number[]): readonly number[] {
  for (const { pool, units: most } of SET_UP) {
    if (most === undefined) continue;
    const all = ofPool(pool);
    const named = units.filter((unit) => all.includes(unit));
    if (named.length === most) continue;
    const lastStart = all.length - (most - named.length);
    const rising = all.filter((unit, index) => index <= lastStart && unit > (named.at(-1) ?? -1));
    // Whoever began with the last ones goes on with any.
    return rising.length > 0 ? rising : all.filter((unit) => !named.includes(unit));
  }
  return [];
}

/** The units of divisions that come in part, and all of those that come whole. */
export function withWholePools(units: readonly number[]): readonly number[] {
  const whole = SET_UP.flatMap(({ pool, units: most }) => (most === undefined ? ofPool(pool) : []));
  return [...whole, ...units].toSorted((one, two) => one - two);
}

export function deploymentChoices(
  state: DescentState,
  side: Side,
  draft: DescentDraft | undefined,
): readonly DescentChoice[] {
  if (draft?.kind === 'activate') return activationChoices(state, draft);
  if (draft?.kind === 'place')
    return AREA_CHOICES[POOL_AREA[draft.pool]].map((area) => act({ kind: 'place', pool: draft.pool, area }));
  const found: DescentChoice[] = nextKinds(state).map((impulse) => act({ kind: 'impulse', impulse }));
  if (side === 'allied') {
    for (const [group, activation] of ACTIVATIONS.entries())
      if (activation.points <= state.deploymentPoints && activatable(state, activation).length > 0)
        found.push(part({ kind: 'activate', group, units: [] }));
    // Random play should not end its games by giving up.
    if (mayCallOff(state)) found.push({ action: { kind: 'callOff' }, draft: undefined, ends: true });
    return found;
  }
  for (let pool = 0; pool < POOL_COUNT; pool++)
    if (POOL_TURN[pool] <= state.turn && poolUnits(state, pool).length > 0) found.push(part({ kind: 'place', pool }));
  return found;
}

/** Whole groups come at once; of others one unit after the other is named. */
function activationChoices(state: DescentState, { group, units }: DraftOf<'activate'>): readonly DescentChoice[] {
  const activation = ACTIVATIONS[group];
  const able = activatable(state, activation);
  if (activation.most === undefined) return [act({ kind: 'activate', group, units: able })];
  const found: DescentChoice[] = units.length === 0 ? [] : [act({ kind: 'activate', group, units })];
  if (units.length === activation.most) return found;
  for (const unit of able)
    if (unit > (units.at(-1) ?? -1)) found.push(part({ kind: 'activate', group, units: [...units, unit] }));
  return found;
}
