import {
  hexDistance,
  type OptionField,
  type OptionsSchema,
  type OptionValues,
  type Seat,
  type StandingAnswers,
} from '@club-route/engine';
import type { DescentAction } from './actions.ts';
import { board, BRIDGES, CITIES, JOES_BRIDGE, labelOf } from './data/board.ts';
import { STACK_LIMIT } from './data/tables.ts';
import { attackFactor, FIRST, LAST, type Side } from './data/units.ts';
import { forecastShot, worthOfShot } from './forecast/shot.ts';
import { bridgeName, cellName } from './language/names.ts';
import { refuseAdvance } from './phases/aftermath.ts';
import { firingSide, refuseEndOfFire, shots } from './phases/battle.ts';
import { retreatWays } from './rules/retreat.ts';
import type { Battle, DescentState, Pending } from './state.ts';

/**
 * H-51: what a side may settle beforehand. In the other's turn: by bridge, by a policy of fire, by city. In its own turn:
 * its fire, where enemies retreat, who advances. With all of it filed no turn by mail takes more than one exchange.
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

/** In one's own turn. */
const OWN_FIELDS: OptionsSchema<OptionValues> = {
  'attack-fire': choice('When my units attack', 'Combat', [
    ['best', 'Fire where the odds are best'],
    ['hold', 'Hold fire where allowed'],
  ]),
  retreat: choice('When an enemy unit must retreat', 'Combat', [
    ['away', 'Send it as far from my units as possible'],
    ['near', 'Keep it as close to my units as possible'],
  ]),
  advance: choice('When the hex I attacked is empty', 'Combat', [
    ['most', 'Advance with as many units as allowed'],
    ['one', 'Advance with the strongest unit'],
    ['stay', 'Do not advance'],
  ]),
};

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
  allied: { fire: FIRE, ...OWN_FIELDS, ...CITY_FIELDS },
  german: { fire: FIRE, ...OWN_FIELDS, ...CITY_FIELDS, ...BRIDGE_FIELDS },
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
  if (battle === null) return undefined;
  if (sight.side === side) return answerInOwnTurn(sight, side, battle, values);
  if (battle.pending?.kind === 'city') {
    const filed = values[cityField(battle.cell)];
    return filed === 'stay' || filed === 'go' ? { kind: 'city', stay: filed === 'stay' } : undefined;
  }
  return answerWithFire(sight, side, battle, values['fire']);
}

function answerWithFire(
  sight: DescentState,
  side: Side,
  battle: Battle,
  policy: OptionValues[string] | undefined,
): DescentAction | undefined {
  if (firingSide(sight) !== side) return undefined;
  if (policy === 'hold' && refuseEndOfFire(sight, side) === undefined) return { kind: 'end' };
  return policy === 'best' || policy === 'hold' ? bestFire(sight, side, battle) : undefined;
}

function answerInOwnTurn(
  sight: DescentState,
  side: Side,
  battle: Battle,
  values: OptionValues,
): DescentAction | undefined {
  const { pending } = battle;
  const { retreat, advance } = values;
  if (pending?.kind === 'city') return undefined;
  if (pending !== null) {
    if (retreat !== 'away' && retreat !== 'near') return undefined;
    return { kind: 'retreat', way: chosenWay(sight, side, pending, retreat) };
  }
  if (battle.stage !== 'advance') return answerWithFire(sight, side, battle, values['attack-fire']);
  const most = MOST_ADVANCING[String(advance)];
  return most === undefined ? undefined : { kind: 'advance', units: strongest(sight, side, battle, most) };
}

const MOST_ADVANCING: Readonly<Record<string, number | undefined>> = { most: STACK_LIMIT, one: 1, stay: 0 };

/** The way that ends farthest from the side's units or nearest to them; the first of equals. */
function chosenWay(sight: DescentState, side: Side, { unit, told }: Pending, wish: 'away' | 'near'): readonly number[] {
  const own = [...new Set(sight.unitCell.slice(FIRST[side], LAST[side]))].filter((cell) => cell >= 0);
  const distance = (way: readonly number[]): number =>
    Math.min(...own.map((cell) => hexDistance(board, way.at(-1)!, cell)));
  const better = (one: number, two: number): boolean => (wish === 'away' ? one > two : one < two);
  return retreatWays(sight, unit, told).reduce((best, way) => (better(distance(way), distance(best)) ? way : best));
}

/** Up to so many attackers that may advance together, the strongest first, the lowest number of equals. */
function strongest(state: DescentState, side: Side, { attackers }: Battle, most: number): readonly number[] {
  const strengthOf = (unit: number): number => attackFactor(unit, state.unitSteps[unit]);
  let units: readonly number[] = [];
  for (const unit of attackers.toSorted((one, two) => strengthOf(two) - strengthOf(one) || one - two)) {
    const more = [...units, unit].toSorted((one, two) => one - two);
    if (more.length <= most && refuseAdvance(state, side, more) === undefined) units = more;
  }
  return units;
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
