import { NO_OFFER, offeredCells, pressableUnits, toggled } from '@club-route/engine';
import type { DescentAction, DescentDraft, DraftOf } from '../actions.ts';
import { deploymentChoices } from '../choices/deployment.ts';
import { AREA_CELLS, AREA_CHOICES, AREA_OF } from '../data/areas.ts';
import { ROAD_NET } from '../data/board.ts';
import { ACTIVATIONS } from '../data/tables.ts';
import { FIRST, LAST, POOL_AREA, type Side } from '../data/units.ts';
import {
  areaName,
  capital,
  counted,
  dateOf,
  groupName,
  OUTCOME_NAMES,
  poolName,
  SIDE_NAMES,
  unitNames,
} from '../language/names.ts';
import { activatable, poolUnits, refuseActivation } from '../phases/deployment.ts';
import { mayCallOff, nextKinds } from '../phases/turn.ts';
import { outcomeOfCallingOff } from '../rules/victory.ts';
import type { DescentState, ImpulseKind } from '../state.ts';
import type { DescentButton, DescentGroup, DescentOffer } from './types.ts';

/** H-07: the start of a player turn: reinforcements, then the kind of the first impulse; the Allies may call it off. */
export function deploymentOffer(state: DescentState, side: Side, draft: DescentDraft | undefined): DescentOffer {
  const free = startOffer(state, side);
  if (draft?.kind === 'activate') return activationOffer(state, draft, free);
  return draft?.kind === 'place' ? placementOffer(state, draft, free) : free;
}

function startOffer(state: DescentState, side: Side): DescentOffer {
  const drafts = deploymentChoices(state, side, undefined).flatMap((choice) => choice.draft ?? []);
  const groups = side === 'allied' ? [activations(drafts), ...callingOff(state)] : [pools(state, drafts)];
  const points = side === 'allied' ? `${counted(state.deploymentPoints, 'deployment point')}.` : '';
  return {
    ...NO_OFFER,
    head: { title: `${SIDE_NAMES[side]} turn, ${dateOf(state.turn)}`, words: points },
    hint: 'You have two impulses this turn. Choose which comes first.',
    groups: [impulses(state, side), ...groups].filter(({ choices }) => choices.length > 0),
  };
}

/** 7.4: what each kind allows. */
const ALLOWS: Readonly<Record<ImpulseKind, string>> = {
  road: 'Fast, on roads only, not past friendly units. Defenders fire at double strength.',
  'off-road': 'Across country, at the cost of the terrain, past friendly units.',
};

function impulses(state: DescentState, side: Side): DescentGroup {
  const own: number[] = [];
  for (let unit = FIRST[side]; unit < LAST[side]; unit++) if (state.unitCell[unit] >= 0) own.push(unit);
  const onRoads = own.filter((unit) => ROAD_NET[state.unitCell[unit]] === 1).length;
  return {
    title: 'First impulse',
    kind: 'works',
    choices: nextKinds(state).map((impulse) => ({
      label: impulse === 'road' ? 'Road impulse first' : 'Off-road impulse first',
      note: `${ALLOWS[impulse]}${impulse === 'road' ? ` ${onRoads} of ${counted(own.length, 'unit')} on roads.` : ''}`,
      press: { action: { kind: 'impulse', impulse } },
    })),
  };
}

/** 1.8 */
function activations(drafts: readonly DescentDraft[]): DescentGroup {
  const groups = drafts.flatMap((draft) => (draft.kind === 'activate' ? [draft] : []));
  return {
    title: 'Activate',
    kind: 'list',
    choices: groups.map((draft) => ({
      label: capital(groupName(draft.group)),
      note: counted(ACTIVATIONS[draft.group].points, 'deployment point'),
      press: { draft },
    })),
  };
}

/** 7.24, with the result as far as the Allies see. */
function callingOff(state: DescentState): readonly DescentGroup[] {
  if (!mayCallOff(state)) return [];
  const note = `as far as you can see: ${OUTCOME_NAMES[outcomeOfCallingOff(state, 'seen')]}`;
  const choice: DescentButton = { label: 'Call the operation off', note, press: { action: { kind: 'callOff' } } };
  return [{ title: 'End the game', folded: 'End the game now', kind: 'list', choices: [choice] }];
}

/** 7.6: one pool after the other, or all where they were meant to come. */
function pools(state: DescentState, drafts: readonly DescentDraft[]): DescentGroup {
  const due = drafts.flatMap((draft) => (draft.kind === 'place' ? [draft] : []));
  const orders = due.map(({ pool }): DescentAction => ({ kind: 'place', pool, area: POOL_AREA[pool] }));
  const [action, ...further] = orders;
  const all: readonly DescentButton[] =
    action === undefined || further.length === 0
      ? []
      : [
          {
            label: 'Place all in their own areas',
            note: counted(due.length, 'force pool'),
            press: { action, further },
          },
        ];
  return {
    title: 'Place force pools',
    kind: 'list',
    choices: [
      ...all,
      ...due.map((draft) => ({
        label: poolName(draft.pool),
        note: counted(poolUnits(state, draft.pool).length, 'unit'),
        press: { draft },
      })),
    ],
  };
}

/** H-47: whole groups come at once; of others the units are chosen, and fewer cost as much. */
function activationOffer(state: DescentState, { group, units }: DraftOf<'activate'>, free: DescentOffer): DescentOffer {
  const activation = ACTIVATIONS[group];
  const able = activatable(state, activation);
  const isWhole = activation.most === undefined;
  const chosen = isWhole ? able : units;
  const open = able.filter((unit) => chosen.includes(unit) || chosen.length < (activation.most ?? 0));
  const action = { kind: 'activate', group, units: chosen } as const;
  return {
    ...free,
    units: pressableUnits(
      open,
      () => undefined,
      (unit) => ({ draft: { kind: 'activate', group, units: isWhole ? units : toggled(units, unit) } }),
      chosen,
    ),
    head: { title: capital(groupName(group)), words: chosen.length === 0 ? '' : `${unitNames(chosen)}.` },
    hint: `${counted(activation.points, 'deployment point')} of ${state.deploymentPoints}. They can enter from the south in either impulse.`,
    trays: [{ title: isWhole ? 'All of them' : 'Can be activated', units: open, toggles: true }],
    groups: [],
    ready: { label: 'Activate', action: refuseActivation(state, group, chosen) === undefined ? action : undefined },
    cancel: { draft: undefined },
  };
}

/** The areas where a pool may come, by a press on one of their hexes. */
function placementOffer(state: DescentState, { pool }: DraftOf<'place'>, free: DescentOffer): DescentOffer {
  const areas = AREA_CHOICES[POOL_AREA[pool]];
  const cells = areas.flatMap((area) => AREA_CELLS[area]);
  const order = (area: number): DescentAction => ({ kind: 'place', pool, area });
  return {
    ...free,
    cells: offeredCells(cells, (cell) => ({ action: order(AREA_OF[cell]) })),
    entries: cells,
    head: { title: 'Choose an entry area', words: poolName(pool) },
    hint: `${unitNames(poolUnits(state, pool))} wait there and can enter in any of your impulses.`,
    groups: [
      {
        title: 'Entry areas',
        kind: 'list',
        choices: areas.map((area, index) => ({
          label: capital(areaName(area)),
          note: index === 0 ? 'its own area' : 'next to it',
          press: { action: order(area) },
          cell: AREA_CELLS[area][0],
        })),
      },
    ],
    cancel: { draft: undefined },
    say: (cell) => areas.filter((area) => AREA_CELLS[area].includes(cell)).map((area) => `in ${areaName(area)}`),
  };
}
