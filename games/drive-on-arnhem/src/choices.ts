import { act, part, pass } from '@club-route/engine';
import {
  BUILD_PLOTS,
  LONGEST_WALK,
  LONGEST_WAY,
  type DriveAction,
  type DriveChoice,
  type DriveDraft,
} from './actions.ts';
import { CELLS, DEGREE, NEIGHBOUR, RING } from './data/board.ts';
import { COST } from './data/tables.ts';
import { AIRBORNE_FORMATIONS, AIRBORNE_OF, FIRST, LAST, POLES, UNITS, type Side } from './data/units.ts';
import { markReach, refuseStrike } from './phases/air.ts';
import { DROPPING_UNITS, landsOn, refuseDrop, refuseSource } from './phases/deployment.ts';
import { mayPlot, plotCode, refuseAttack, refuseBarrage, refuseFortify, refuseMode } from './phases/orders.ts';
import { refuseWalkStep } from './phases/supply.ts';
import { isHeldBy } from './rules/stacks.ts';
import { beginWalk, walker, walkOn, weigh, weighed } from './rules/weigh.ts';
import { isAdvanced, NONE, optionsOf, WALK_DONE, type DriveState } from './state.ts';

/** What a side may do, part by part. Choices that are always the same are made once. */

const END: DriveChoice = pass({ kind: 'end' });
const INTERDICT: DriveChoice = act({ kind: 'interdict' });
const STRIKE: DriveChoice = part({ kind: 'strike' });
const STRIKES: readonly DriveChoice[] = Array.from({ length: CELLS }, (_, cell) => act({ kind: 'strike', cell }));
const FORMATIONS: readonly DriveChoice[] = AIRBORNE_FORMATIONS.map((_, formation) =>
  part({ kind: 'supply', formation, way: [] }),
);
const PICKS: readonly DriveChoice[] = UNITS.map((_, unit) => part({ kind: 'unit', unit }));
const MODES: readonly DriveChoice[] = UNITS.map((_, unit) => act({ kind: 'mode', unit }));
const FORTIFY: readonly DriveChoice[] = UNITS.map((_, unit) => act({ kind: 'fortify', unit }));
const WITHDRAW: readonly DriveChoice[] = UNITS.map((_, unit) => act({ kind: 'withdraw', unit }));
/** Unit -> plots that need no hex, each as a choice. */
const BUILD = UNITS.map((_, unit) => BUILD_PLOTS.map((plot) => whole({ kind: 'plot', unit, plot })));
const DISBAND = UNITS.map((_, unit) => [true, false].map((on) => whole({ kind: 'disband', unit, on })));
const PROTECT = UNITS.map((_, unit) => [1, 2].map((targets) => whole({ kind: 'protect', unit, targets })));
const ADVANCE = UNITS.map((_, unit) => [0, 1, 2].map((hexes) => whole({ kind: 'advance', unit, hexes })));

/** A choice that keeps the exact type of its action. */
function whole<A extends DriveAction>(action: A): DriveChoice & { readonly action: A } {
  return { action, draft: undefined, ends: false };
}

export function choices(state: DriveState, side: Side, draft: DriveDraft | undefined): readonly DriveChoice[] {
  switch (state.phase) {
    case 'setup':
      return deploymentChoices(state, draft?.kind === 'deploy' ? draft : undefined);
    case 'alliedAir':
    case 'germanAir':
      return airChoices(state, side, draft);
    case 'supply':
      return draft?.kind === 'supply' ? walkChoices(state, draft) : formationChoices(state);
    case 'over':
      return [];
    default:
      break;
  }
  if (draft?.kind === 'way') return wayChoices(state, draft.unit, draft.way);
  return draft?.kind === 'unit' ? unitChoices(state, draft.unit) : pickChoices(state, side);
}

/** 4.3: without 30 Corps and anybody linked with it no hex is in reach, and a strike is not begun. */
function airChoices(state: DriveState, side: Side, draft: DriveDraft | undefined): readonly DriveChoice[] {
  const strikes = strikeChoices(state, side);
  if (draft?.kind === 'strike') return strikes;
  const found: DriveChoice[] = side === 'allied' ? [INTERDICT] : [];
  if (strikes.length > 0) found.push(STRIKE);
  found.push(END);
  return found;
}

const reach = new Uint8Array(CELLS);

function strikeChoices(state: DriveState, side: Side): readonly DriveChoice[] {
  const found: DriveChoice[] = [];
  if (side === 'allied') markReach(state, reach);
  for (let cell = 0; cell < CELLS; cell++) {
    if (RING[cell] === 1) continue;
    const allowed =
      side === 'allied'
        ? reach[cell] === 1 && !isHeldBy(state, 'allied', cell)
        : state.cellTop[cell] === NONE || refuseStrike(state, side, cell) === undefined;
    if (allowed) found.push(STRIKES[cell]);
  }
  return found;
}

function formationChoices(state: DriveState): readonly DriveChoice[] {
  const found: DriveChoice[] = [];
  for (const [formation, choice] of FORMATIONS.entries()) if (state.walk[formation] !== WALK_DONE) found.push(choice);
  found.push(END);
  return found;
}

function walkChoices(
  state: DriveState,
  { formation, way }: Extract<DriveDraft, { kind: 'supply' }>,
): readonly DriveChoice[] {
  const found: DriveChoice[] = [act({ kind: 'supply', formation, way })];
  const source = state.sourceCell[formation];
  const from = way.at(-1) ?? source;
  if (way.length === LONGEST_WALK) return found;
  for (let step = from * DEGREE; step < (from + 1) * DEGREE; step++) {
    const to = NEIGHBOUR[step];
    if (to >= 0 && refuseWalkStep(state, source, from, to) === undefined)
      found.push(part({ kind: 'supply', formation, way: [...way, to] }));
  }
  return found;
}

function pickChoices(state: DriveState, side: Side): readonly DriveChoice[] {
  const found: DriveChoice[] = [];
  for (let unit = FIRST[side]; unit < LAST[side]; unit++) if (state.unitCell[unit] >= 0) found.push(PICKS[unit]);
  found.push(END);
  return found;
}

/** Cheap questions first: a refusal with its sentence costs more than all of them. */
function unitChoices(state: DriveState, unit: number): readonly DriveChoice[] {
  const found: DriveChoice[] = [];
  const points = state.unitPoints[unit];
  if (state.unitAttack[unit] === NONE) {
    stepChoices(state, unit, found);
    if (points >= COST.mode && refuseMode(state, unit) === undefined) found.push(MODES[unit]);
    if (points >= COST.fortifyWithEngineer && refuseFortify(state, unit) === undefined) found.push(FORTIFY[unit]);
  } else if (optionsOf(state).withdrawPlots) {
    found.push(WITHDRAW[unit]);
  }
  for (const choice of BUILD[unit]) {
    const { plot } = choice.action;
    if (state.unitPlot[unit] !== plotCode(plot) && mayPlot(unit, plot)) found.push(choice);
  }
  found.push(DISBAND[unit][state.unitDisband[unit]]);
  if (isAdvanced(state)) advancedChoices(state, unit, found);
  return found;
}

function stepChoices(state: DriveState, unit: number, found: DriveChoice[]): void {
  const from = state.unitCell[unit];
  beginWalk(state, unit);
  for (let step = from * DEGREE; step < (from + 1) * DEGREE; step++) {
    const to = NEIGHBOUR[step];
    if (to < 0) continue;
    if (weigh(state, unit, to)) found.push(part({ kind: 'way', unit, way: [to] }));
    else if (weighed.problem === 'enemy' && state.unitPoints[unit] >= COST.offensiveFire) {
      const attack = { kind: 'attack', unit, cell: to } as const;
      if (refuseAttack(state, attack) === undefined) found.push(act(attack));
    }
  }
}

function advancedChoices(state: DriveState, unit: number, found: DriveChoice[]): void {
  for (const choice of ADVANCE[unit]) if (choice.action.hexes !== state.unitAdvance[unit]) found.push(choice);
  if (state.unitGuns[unit] <= 0) return;
  for (const choice of PROTECT[unit]) if (choice.action.targets !== state.unitProtect[unit]) found.push(choice);
  if (refuseBarrage(state, { kind: 'barrage', unit }) === undefined) found.push(act({ kind: 'barrage', unit }));
  for (let cell = 0; cell < CELLS; cell++) {
    if (state.cellTop[cell] !== NONE && refuseBarrage(state, { kind: 'barrage', unit, cell }) === undefined)
      found.push(act({ kind: 'barrage', unit, cell }));
  }
}

/** A way so far, if it leads anywhere, or one hex more. */
function wayChoices(state: DriveState, unit: number, way: readonly number[]): readonly DriveChoice[] {
  const found: DriveChoice[] = way.length === 0 ? [] : [act({ kind: 'move', unit, way })];
  if (way.length === LONGEST_WAY) return found;
  beginWalk(state, unit);
  for (const to of way) {
    if (!weigh(state, unit, to)) return found;
    walkOn(state, unit, to);
  }
  if (walker.points === 0) return found;
  const from = walker.cell;
  for (let step = from * DEGREE; step < (from + 1) * DEGREE; step++) {
    const to = NEIGHBOUR[step];
    if (to >= 0 && weigh(state, unit, to)) found.push(part({ kind: 'way', unit, way: [...way, to] }));
  }
  return found;
}

/** Sources first, then a hex for each unit. Units keep off the sources of others, so that there is room to the end. */
function deploymentChoices(
  state: DriveState,
  draft: Extract<DriveDraft, { kind: 'deploy' }> | undefined,
): readonly DriveChoice[] {
  const { sources, cells } = draft ?? { sources: [], cells: [] };
  if (cells.length === DROPPING_UNITS.length) return [act({ kind: 'deploy', sources, cells })];
  const found: DriveChoice[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (RING[cell] === 1) continue;
    if (sources.length < AIRBORNE_FORMATIONS.length) {
      if (!isHeldBy(state, 'allied', cell) && refuseSource(state, sources.length, cell, sources) === undefined)
        found.push(part({ kind: 'deploy', sources: [...sources, cell], cells }));
    } else if (mayDrop(state, sources, cells, cell)) {
      const more = { kind: 'deploy', sources, cells: [...cells, cell] } as const;
      found.push(more.cells.length === DROPPING_UNITS.length ? act(more) : part(more));
    }
  }
  return found;
}

function mayDrop(state: DriveState, sources: readonly number[], cells: readonly number[], cell: number): boolean {
  const formation = AIRBORNE_OF[DROPPING_UNITS[cells.length]];
  const owner = sources.indexOf(cell);
  if (owner >= 0 && owner !== formation && owner !== POLES) return false;
  if (refuseDrop(state, cells.length, cell, cells) !== undefined) return false;
  const last = DROPPING_UNITS.findLastIndex((unit) => AIRBORNE_OF[unit] === formation);
  return cells.length < last || landsOn(formation, sources[formation], [...cells, cell]);
}
