import type { OptionField, OptionsSchema, OptionValues, Seat, StandingAnswers } from '@club-route/engine';
import type { DescentAction } from './actions.ts';
import { BRIDGES, CITIES, JOES_BRIDGE, labelOf } from './data/board.ts';
import type { Side } from './data/units.ts';
import { forecastShot, worthOfShot } from './forecast/shot.ts';
import { bridgeName, cellName } from './language/names.ts';
import { firingSide, refuseEndOfFire, shots } from './phases/battle.ts';
import type { Battle, DescentState } from './state.ts';

/**
 * H-51: what a side may settle before the other moves: by bridge, by a policy of fire, by city. With all of it filed no
 * turn by mail waits for an answer.
 */
export const standing: StandingAnswers<DescentState, DescentAction> = {
  schema: (seat) => FIELDS[seat as Side],
  answer,
};

function choice(
  label: string,
  rule: string,
  answers: readonly (readonly [value: string, label: string])[],
): OptionField {
  const choices = [['ask', 'Ask me'] as const, ...answers].map(([value, text]) => ({ value, label: text }));
  return { kind: 'choice', label, rule, default: 'ask', choices };
}

const FIRE = choice('When my units defend', 'Combat', [
  ['best', 'Fire where the odds are best'],
  ['hold', 'Hold fire where allowed'],
]);

const cityField = (cell: number): string => `city-${labelOf(cell)}`;
const CITY_FIELDS: OptionsSchema<OptionValues> = Object.fromEntries(
  CITIES.map((cell) => [
    cityField(cell),
    choice(`When a unit must leave ${cellName(cell)} or lose a step`, 'Combat', [
      ['stay', 'Stay and lose a step'],
      ['go', 'Retreat'],
    ]),
  ]),
);

const bridgeField = (bridge: number): string => `bridge-${BRIDGES[bridge].id}`;
const BRIDGE_FIELDS: OptionsSchema<OptionValues> = Object.fromEntries(
  [...BRIDGES.keys()]
    .filter((bridge) => bridge !== JOES_BRIDGE)
    .map((bridge) => [
      bridgeField(bridge),
      choice(`When Allied units reach ${bridgeName(bridge)}`, 'Water Barriers', [
        ['blow', 'Try to blow it'],
        ['keep', 'Leave it standing'],
      ]),
    ]),
);

const FIELDS: Readonly<Record<Side, OptionsSchema<OptionValues>>> = {
  allied: { fire: FIRE, ...CITY_FIELDS },
  german: { fire: FIRE, ...CITY_FIELDS, ...BRIDGE_FIELDS },
};

function answer(sight: DescentState, seat: Seat, values: OptionValues): DescentAction | undefined {
  const side = seat as Side;
  const [question] = sight.questions;
  if (question !== undefined) {
    const filed = values[bridgeField(question.bridge)];
    return side === 'allied' || filed === 'ask' || filed === undefined
      ? undefined
      : { kind: 'bridge', blow: filed === 'blow' };
  }
  const { battle } = sight;
  // In its own turn a side decides by itself.
  if (battle === null || sight.side === side) return undefined;
  if (battle.pending?.kind === 'city') {
    const filed = values[cityField(battle.cell)];
    return filed === 'stay' || filed === 'go' ? { kind: 'city', stay: filed === 'stay' } : undefined;
  }
  if (firingSide(sight) !== side) return undefined;
  const policy = values['fire'];
  if (policy === 'hold' && refuseEndOfFire(sight, side) === undefined) return { kind: 'end' };
  return policy === 'best' || policy === 'hold' ? bestFire(sight, side, battle) : undefined;
}

/** The fire that is worth most, the first of equals; with nothing left that could hurt, the end of it. */
export function bestFire(state: DescentState, side: Side, battle: Battle, forecast = forecastShot): DescentAction {
  let best: DescentAction = { kind: 'end' };
  let most = refuseEndOfFire(state, side) === undefined ? 0 : -1;
  for (const [firer, target] of shots(state, side, battle)) {
    const worth = worthOfShot(forecast(state, firer, target));
    if (worth <= most) continue;
    most = worth;
    best = { kind: 'fire', firer, target };
  }
  return best;
}
