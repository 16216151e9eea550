import { NO_OFFER, PLAIN_AIM, type Aim } from '@club-route/engine';
import type { ActionOf, DriveAction } from '../actions.ts';
import { choices } from '../choices.ts';
import { labelOf } from '../data/board.ts';
import { FIRST, LAST, OTHER, type Side } from '../data/units.ts';
import { cellName, counted, dateOf, namesIn, PHASE_NAMES, terrainName } from '../language/names.ts';
import { hitChance, INTERDICTED_PER_POINT, LOSS } from '../phases/air.ts';
import { stackOf, unitsIn } from '../rules/stacks.ts';
import { isSeen, seesEnemyIn } from '../rules/zones.ts';
import { optionsOf, type DriveState } from '../state.ts';
import { endOfAir } from './end.ts';
import type { DriveCell, DriveGroup, DriveOffer } from './types.ts';

/** 4.0 Air strikes: enemies in sight and where some were seen are lit; any hex in reach may be struck. */
export function airOffer(state: DriveState, side: Side): DriveOffer {
  const strikes = choices(state, side, { kind: 'strike' }).flatMap(({ action }) =>
    action?.kind === 'strike' ? [action] : [],
  );
  const ghosts = lastSeen(state, OTHER[side]);
  const cells = new Map(strikes.map((action) => [action.cell, cellOf(state, side, ghosts, action)]));
  const targets = [...cells].filter(([, { look }]) => look !== undefined).map(([cell]) => cell);
  const points = side === 'allied' ? state.alliedAir : state.germanAir;
  return {
    ...NO_OFFER,
    cells,
    head: {
      title: `${PHASE_NAMES[state.phase]}, ${dateOf(state.turn)}`,
      words: `${counted(points, 'air point')} left`,
    },
    hint: `Select a hex to strike it${side === 'allied' ? ', or add a point to interdiction' : ''}. A strike costs one point.`,
    aimHint: 'Point at a highlighted hex to see the chance of a hit.',
    groups: side === 'allied' ? [interdiction(state)] : [],
    end: endOfAir(state),
    attempt: (cell) => ({ action: { kind: 'strike', cell }, careful: true }),
    aim: (cell) => (cells.has(cell) ? aimAt(state, side, cell) : undefined),
    say: (cell) => (cells.has(cell) ? chanceLines(state, side, cell) : ['out of reach']),
    round: () => ({ stops: targets.map((cell) => ({ cell })) }),
  };
}

/** Where units that are out of sight were seen last. */
function lastSeen(state: DriveState, side: Side): ReadonlySet<number> {
  const cells = new Set<number>();
  for (let unit = FIRST[side]; unit < LAST[side]; unit++)
    if (state.ghostCell[unit] >= 0 && state.unitLost[unit] === 0 && !isSeen(state, unit))
      cells.add(state.ghostCell[unit]);
  return cells;
}

function cellOf(state: DriveState, side: Side, ghosts: ReadonlySet<number>, action: ActionOf<'strike'>): DriveCell {
  const { cell } = action;
  const press = { action };
  if (seesEnemyIn(state, side, cell))
    return { look: 'danger', text: `${hitChanceIn(state, side, cell)}%`, press, careful: true };
  return ghosts.has(cell) ? { look: 'faint', press, careful: true } : { press, careful: true };
}

function hitChanceIn(state: DriveState, side: Side, cell: number): number {
  return hitChance(state, cell, seesEnemyIn(state, side, cell) ? unitsIn(state, cell) : 0);
}

function interdiction(state: DriveState): DriveGroup {
  const now = `${INTERDICTED_PER_POINT * state.interdiction} % of German units slowed so far`;
  return {
    title: 'Interdiction',
    kind: 'works',
    choices: [{ label: 'Add a point to interdiction', note: now, press: { action: { kind: 'interdict' } } }],
  };
}

function chanceLines(state: DriveState, side: Side, cell: number): readonly string[] {
  if (!seesEnemyIn(state, side, cell))
    return [optionsOf(state).hidden ? 'You see no unit there.' : 'No enemy is there: a strike would waste the point.'];
  const [low, high] = LOSS[side];
  const whom = stackOf(state, cell).length === 1 ? 'it' : 'one of them';
  return [
    `Against ${namesIn(state, cell)}.`,
    `${hitChanceIn(state, side, cell)} % chance of a hit. A hit costs ${whom} ${low} to ${high} % of its combat points, and some efficiency and operation points.`,
  ];
}

function aimAt(state: DriveState, side: Side, cell: number): Aim<DriveAction> {
  return {
    ...PLAIN_AIM,
    title: cellName(cell),
    terrain: terrainName(cell),
    lines: chanceLines(state, side, cell),
    label: `Strike ${labelOf(cell)}`,
    action: { kind: 'strike', cell },
  };
}
