import type { Seat } from '@club-route/engine';
import type { ActionKind, DriveAction, DriveDraft } from '../actions.ts';
import { choices } from '../choices.ts';
import { FIRST, LAST, type Side } from '../data/units.ts';
import { historicalPlan } from '../phases/deployment.ts';
import { seesEnemyIn } from '../rules/zones.ts';
import type { DriveState } from '../state.ts';
import { write } from './notation.ts';

/** What can be typed now, by examples that the rules would accept at this moment. */
export function grammar(state: DriveState, seat: Seat): string {
  const side = seat as Side;
  const examples = examplesFor(state, side).map((action) => `"${typed(state, action)}"`);
  const also = state.phase === 'setup' || state.phase === 'over' ? [] : ['"end"'];
  const all = [...examples, ...also];
  if (all.length === 0) return '';
  const choice = all.length === 1 ? all[0] : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
  return `Type ${choice}. ${HEXES}`;
}

const HEXES = 'Type a hex number or a place name.';

/** The shortest way to type it. */
function typed(state: DriveState, action: DriveAction): string {
  return write(state, action).replace(' by ', ' ');
}

function examplesFor(state: DriveState, side: Side): readonly DriveAction[] {
  switch (state.phase) {
    case 'setup': {
      const plan = historicalPlan(state);
      return plan === undefined ? [] : [plan];
    }
    case 'alliedAir':
      return [...strikeExample(state, side), { kind: 'interdict' }];
    case 'germanAir':
      return strikeExample(state, side);
    case 'supply':
      return firstOf(choices(state, side, undefined)).flatMap((draft) => wholeOf(state, side, draft));
    case 'over':
      return [];
    default:
      return orderExamples(state, side);
  }
}

/** On an enemy in sight, if there is one to strike. */
function strikeExample(state: DriveState, side: Side): readonly DriveAction[] {
  const strikes = choices(state, side, { kind: 'strike' }).flatMap(({ action }) =>
    action?.kind === 'strike' ? [action] : [],
  );
  const seen = strikes.find(({ cell }) => seesEnemyIn(state, side, cell));
  return [seen ?? strikes[0]].filter((action) => action !== undefined);
}

/** One order of each kind that some unit can be given. */
function orderExamples(state: DriveState, side: Side): readonly DriveAction[] {
  const found = new Map<ActionKind, DriveAction>();
  for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
    if (state.unitCell[unit] < 0) continue;
    const offered = choices(state, side, { kind: 'unit', unit });
    const march = firstOf(offered).flatMap((draft) => wholeOf(state, side, draft));
    for (const action of [...march, ...offered.flatMap(({ action: one }) => one ?? [])])
      if (!found.has(action.kind)) found.set(action.kind, action);
  }
  return ORDER_KINDS.flatMap((kind) => found.get(kind) ?? []);
}

const ORDER_KINDS: readonly ActionKind[] = [
  'move',
  'attack',
  'mode',
  'fortify',
  'withdraw',
  'barrage',
  'protect',
  'advance',
  'plot',
  'disband',
];

type Offered = ReturnType<typeof choices>;

function firstOf(offered: Offered): readonly DriveDraft[] {
  return offered.flatMap(({ draft }) => draft ?? []).slice(0, 1);
}

function wholeOf(state: DriveState, side: Side, draft: DriveDraft): readonly DriveAction[] {
  return choices(state, side, draft)
    .flatMap(({ action }) => action ?? [])
    .slice(0, 1);
}
