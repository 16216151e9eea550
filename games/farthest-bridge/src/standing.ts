import {
  hexDistance,
  type ChoiceField,
  type OptionsSchema,
  type OptionValues,
  type StandingAnswers,
} from '@club-route/engine';
import type { FarthestBridgeAction } from './actions.ts';
import { board, BRIDGES, CELL_BRIDGES, terrainOf } from './data/board.ts';
import { columnOf, LINES } from './data/combat-table.ts';
import { MARKER_KINDS, type MarkerKind } from './data/support.ts';
import { endOf, firstOf, sideOf } from './data/units.ts';
import { farthestBridge } from './game.ts';
import { canResist } from './phases/aftermath.ts';
import { otherSide, refuseSupport } from './phases/battle.ts';
import { differentialOf, hexLine } from './rules/combat.ts';
import { retreatPaths } from './rules/retreat.ts';
import { markersOf } from './rules/support-fire.ts';
import { isDown, optionsOf, phasingSide, type FarthestBridgeState } from './state.ts';

/**
 * What a side may settle in advance, so that the other's turn need not wait: bridges, defensive support, retreats,
 * advances of a defender. Everything is asked unless it is settled.
 */
export const standing: StandingAnswers<FarthestBridgeState, FarthestBridgeAction> = {
  schema: (seat) => (seat === 'german' ? { ...BRIDGE_FIELDS, ...COMMON_FIELDS } : COMMON_FIELDS),
  answer(sight, seat, values) {
    if (!farthestBridge.active(sight).includes(seat)) return undefined;
    if (sight.step === 'demolition') return demolition(sight, values);
    // Whoever's own turn it is sits at the table.
    if (phasingSide(sight) === seat) return undefined;
    switch (sight.step) {
      case 'defence':
        return support(sight, values);
      case 'retreat':
        return retreat(sight, values);
      case 'advance':
        return values['advance'] === 'stay' ? { kind: 'halt' } : undefined;
      case 'free':
      case 'moving':
      case 'placing':
        return undefined;
    }
  },
};

const ASK = { value: 'ask', label: 'Ask me' } as const;
const BLOW = { value: 'blow', label: 'Blow it' } as const;
const SPARE = { value: 'spare', label: 'Leave it standing' } as const;

const BRIDGE_FIELDS: OptionsSchema<OptionValues> = {
  bridges: {
    kind: 'choice',
    label: 'When an Allied unit reaches a bridge',
    rule: '14.0',
    default: 'ask',
    choices: [ASK, BLOW, SPARE],
  },
  ...Object.fromEntries(
    BRIDGES.map(({ id, name }): [string, ChoiceField] => [
      id,
      {
        kind: 'choice',
        label: `${name} bridge`,
        rule: '14.0',
        default: 'all',
        choices: [{ value: 'all', label: 'As for all bridges' }, ASK, BLOW, SPARE],
        advanced: true,
      },
    ]),
  ),
};

const COMMON_FIELDS: OptionsSchema<OptionValues> = {
  support: {
    kind: 'choice',
    label: 'Support fire when one of your units is attacked',
    help: 'Fires the smallest markers that achieve this, and none if even all of them would not.',
    rule: '8.3',
    default: 'ask',
    choices: [
      ASK,
      { value: 'never', label: 'None' },
      { value: 'column', label: 'Enough to shift the attack down one column' },
      { value: 'differential', label: 'Enough to bring the differential down to the number below' },
    ],
  },
  differential: { kind: 'integer', label: 'Differential', rule: '7.6', default: 0, low: -6, high: 12 },
  retreat: {
    kind: 'choice',
    label: 'A unit that must retreat',
    help: 'It retreats to the hex farthest from the enemy. Among equals, it takes the one that is easiest to defend.',
    rule: '7.7, 7.8',
    default: 'ask',
    choices: [
      ASK,
      { value: 'go', label: 'Retreats' },
      { value: 'resist', label: 'Resists if it can, otherwise retreats' },
      { value: 'ground', label: 'Resists in towns, in cities and next to standing bridges, otherwise retreats' },
    ],
  },
  advance: {
    kind: 'choice',
    label: 'When all attackers have left, the defender',
    rule: '7.9',
    default: 'ask',
    choices: [ASK, { value: 'stay', label: 'Stays where it is' }],
  },
};

/** The first that is to go up; all are spared together, and only if that is settled for each. */
function demolition(sight: FarthestBridgeState, values: OptionValues): FarthestBridgeAction | undefined {
  const settled = sight.questions.map((bridge) => {
    const own = values[BRIDGES[bridge]!.id];
    return own === 'all' ? values['bridges'] : own;
  });
  const doomed = sight.questions[settled.indexOf('blow')];
  if (doomed !== undefined) return { kind: 'demolish', bridge: doomed };
  return settled.every((answer) => answer === 'spare') ? { kind: 'spare' } : undefined;
}

function support(sight: FarthestBridgeState, values: OptionValues): FarthestBridgeAction | undefined {
  switch (values['support']) {
    case 'never':
      return { kind: 'support', markers: [] };
    case 'column':
      return { kind: 'support', markers: cheapest(sight, (after, before) => after.column < before.column) };
    case 'differential':
      return {
        kind: 'support',
        markers: cheapest(sight, (after) => after.differential <= Number(values['differential'])),
      };
    default:
      return undefined;
  }
}

interface Outlook {
  readonly differential: number;
  readonly column: number;
}

/** The markers of least value that do it; none where none are needed, or where all of them would not do. */
function cheapest(
  sight: FarthestBridgeState,
  does: (after: Outlook, before: Outlook) => boolean,
): readonly MarkerKind[] {
  const { target, attackers, attackMarkers, line } = sight.battle!;
  const outlook = (markers: readonly MarkerKind[]): Outlook => {
    const differential = differentialOf(sight, target, attackers, attackMarkers, markers);
    return { differential, column: columnOf(line, differential) };
  };
  const before = outlook([]);
  if (does(before, before)) return [];
  const fitting = markerSets(sight)
    .filter((markers) => refuseSupport(sight, markers) === undefined && does(outlook(markers), before))
    .map((markers) => ({ markers, value: before.differential - outlook(markers).differential }));
  const [best] = fitting.toSorted((a, b) => a.value - b.value || a.markers.length - b.markers.length);
  return best?.markers ?? [];
}

/** Every choice of the side's markers, each by kind, up to as many as may be fired in one combat (ruling 9). */
function markerSets(sight: FarthestBridgeState): readonly (readonly MarkerKind[])[] {
  const kinds = markersOf(sideOf(sight.battle!.target));
  const sets: (readonly MarkerKind[])[] = [[]];
  for (let at = 0; at < sets.length; at++) {
    const set = sets[at]!;
    if (set.length === optionsOf(sight).supportCap) continue;
    const last = set.length === 0 ? 0 : MARKER_KINDS.indexOf(set.at(-1)!);
    for (const kind of kinds) {
      const name = MARKER_KINDS[kind]!;
      const left = sight.markers[kind]! - set.filter((one) => one === name).length;
      if (kind >= last && left > 0) sets.push([...set, name]);
    }
  }
  return sets.slice(1);
}

function retreat(sight: FarthestBridgeState, values: OptionValues): FarthestBridgeAction | undefined {
  if (values['retreat'] === 'ask') return undefined;
  const { unit, distance } = sight.battle!.retreats[0]!;
  const here = sight.unitCell[unit]!;
  const holds = values['retreat'] === 'resist' || (values['retreat'] === 'ground' && isWorthHolding(sight, here));
  if (holds && canResist(sight, unit)) return { kind: 'resist' };
  const paths = retreatPaths(sight, unit, distance);
  if (paths.length === 0) return { kind: 'resist' };
  const ranked = paths.map((path) => ({ path, rank: rankOf(sight, unit, path.at(-1)!) }));
  const [best] = ranked.toSorted((a, b) => b.rank - a.rank || a.path.at(-1)! - b.path.at(-1)!);
  return { kind: 'retreat', path: best!.path };
}

function isWorthHolding(sight: FarthestBridgeState, cell: number): boolean {
  const terrain = terrainOf(cell);
  return terrain === 'town' || terrain === 'city' || CELL_BRIDGES[cell]!.some((bridge) => !isDown(sight, bridge));
}

/** Far from the enemy first, then ground that helps the defender. */
function rankOf(sight: FarthestBridgeState, unit: number, cell: number): number {
  const side = otherSide(sideOf(unit));
  let nearest = board.cells;
  for (let enemy = firstOf(side); enemy < endOf(side); enemy++) {
    const there = sight.unitCell[enemy]!;
    if (there >= 0) nearest = Math.min(nearest, hexDistance(board, there, cell));
  }
  return nearest * LINES.length - LINES.indexOf(hexLine(sight, cell));
}
