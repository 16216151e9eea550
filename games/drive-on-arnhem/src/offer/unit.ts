import { PLAIN_AIM, type Aim } from '@club-route/engine';
import type { ActionOf, DriveAction } from '../actions.ts';
import { choices } from '../choices.ts';
import { labelOf } from '../data/board.ts';
import type { Side } from '../data/units.ts';
import { destinationsOf } from '../forecast/march.ts';
import { cellName, namesIn, terrainName, unitName } from '../language/names.ts';
import { seesEnemyIn } from '../rules/zones.ts';
import { NONE, type DriveState } from '../state.ts';
import { attackLines } from './attack.ts';
import { aimAtMarch, marchCell, sayMarch, vainMarch } from './march.ts';
import type { DriveCell, DriveOffer, DriveUnit } from './types.ts';
import { worksOf } from './works.ts';

/** A unit is selected: a press on a lit hex marches there, on an enemy beside it plots an attack; the panel has the rest. */
export function unitOffer(state: DriveState, side: Side, unit: number, free: DriveOffer): DriveOffer {
  const found = choices(state, side, { kind: 'unit', unit });
  const attacks = found.flatMap(({ action }) => (action?.kind === 'attack' ? [action] : []));
  const destinations = destinationsOf(state, unit);
  const cells = new Map<number, DriveCell>();
  for (const [cell, forecast] of destinations)
    cells.set(cell, marchCell(forecast, { action: { kind: 'move', unit, way: forecast.way } }));
  for (const action of attacks) cells.set(action.cell, { look: 'danger', press: { action }, careful: true });
  const cell = state.unitCell[unit];
  return {
    ...free,
    units: new Map<number, DriveUnit>([
      ...[...free.units].map(([one, offer]) => [one, { ...offer, look: 'still' }] as const),
      [unit, { cell, look: 'chosen', press: { draft: undefined } }],
    ]),
    cells,
    head: { title: unitName(unit), unit, words: `At ${cellName(cell)}.` },
    hint: hintOf(state, side, unit),
    aimHint: aimHintOf(destinations.size, attacks.length),
    trays: [],
    groups: worksOf(state, unit, found),
    cancel: { draft: undefined },
    attempt: (to) => {
      if (seesEnemyIn(state, side, to)) return { action: { kind: 'attack', unit, cell: to }, careful: true };
      return vainMarch(state, unit, [], to);
    },
    aim: (to) => {
      const attack = attacks.find((action) => action.cell === to);
      if (attack !== undefined) return aimAtEnemy(state, attack);
      const forecast = destinations.get(to);
      return forecast && aimAtMarch(state, unit, forecast);
    },
    way: (to) => {
      const forecast = to === undefined ? undefined : destinations.get(to);
      return forecast === undefined ? [] : [cell, ...forecast.way];
    },
    say: (to) =>
      attacks.some((action) => action.cell === to)
        ? ['can be attacked', ...attackLines(state, side, [unit], to)]
        : sayMarch(state, destinations.get(to)),
    round: () => ({ ...free.round(), now: unit }),
  };
}

/** Why it can do little or nothing now. */
function hintOf(state: DriveState, side: Side, unit: number): string | undefined {
  const plotted = state.unitAttack[unit];
  if (plotted !== NONE) return `It attacks ${cellName(plotted)} and can do nothing else this phase.`;
  if (state.unitPoints[unit] > 0) return undefined;
  const why =
    side === 'german' && state.turn === 1
      ? 'Most German units have no operation points on the first day.'
      : 'It has no operation points left.';
  return `${why} You can still plot for the next morning.`;
}

function aimHintOf(destinations: number, attacks: number): string | undefined {
  if (destinations + attacks === 0) return undefined;
  const march = destinations === 0 ? '' : 'Point at a highlighted hex to see the path and its cost. Click to move. ';
  return attacks === 0 ? march.trim() : `${march}Select a red hex to plot an attack.`;
}

/** The panel draws what it would bring. */
function aimAtEnemy(state: DriveState, action: ActionOf<'attack'>): Aim<DriveAction> {
  const { cell } = action;
  return {
    ...PLAIN_AIM,
    title: cellName(cell),
    terrain: `${terrainName(cell)}, held by ${namesIn(state, cell)}`,
    label: `Attack ${labelOf(cell)}`,
    action,
  };
}
