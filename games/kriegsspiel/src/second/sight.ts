import type { Dice, Viewer } from '@club-route/engine';
import type { Command } from '../data/headquarters.ts';
import { isCommandOf } from '../data/organisation.ts';
import { OTHER, sideOf, UNITS_OF, type Side } from '../data/units.ts';
import { imagine } from '../imagine.ts';
import { UNTOUCHED } from '../rules/ground.ts';
import { publicSight, showKnowledge } from '../sight.ts';
import { setUpBattle } from '../tactical/set-up.ts';
import { hideCards, imagineCards } from '../tactical/sight.ts';
import { tellOfBattle } from '../tactical/report.ts';
import { battleFields, enemyOf, handOf, SIDES, type BattleState } from '../tactical/state.ts';
import { battleOf, resume } from './moment.ts';
import { secondOptionsOf, secondShape, sideInBattle, type Engagement, type SecondState } from './state.ts';

/**
 * 6, R109: what each viewer knows. Besides his dispatches a commander sees a battle only if he fights it, and of that no
 * card of the other side; the order of the division cards is the umpire's alone.
 */
export function secondSight(state: SecondState, viewer: Viewer): SecondState {
  if (viewer === 'umpire' || viewer === 'clock' || state.outcome !== 'none') return state;
  const seen = publicSight(state, secondShape) as SecondState;
  if (!isCommandOf(state, viewer)) return seen;
  showKnowledge(seen, state, viewer);
  showBattle(seen, state, viewer);
  return seen;
}

/** The board of a battle for those who fight it; before it begins, only what they have answered. */
export function showBattle(seen: SecondState, state: SecondState, command: Command): void {
  showScene(seen, state, command);
  const side = sideInBattle(state, command);
  if (side === undefined) return;
  const engagement = state.engagement!;
  const isOpen = engagement.phase === 'fighting' || engagement.phase === 'form';
  seen.engagement = engagementFor(engagement, side, isOpen);
  if (!isOpen) return;
  copyBattle(seen, state);
  hideCards(seen, side);
}

function showScene(seen: SecondState, { scene }: SecondState, command: Command): void {
  const side = SIDES.find((one) => scene?.commanders[one] === command);
  if (scene === null || side === undefined) return;
  seen.scene = { ...scene, reports: scene.reports.map((report) => tellOfBattle(report, side)) };
}

/** Its own battalions and its own answer; nobody reads the other's plan. */
function engagementFor(engagement: Engagement, side: Side, isOpen: boolean): Engagement {
  const none = { allied: null, german: null };
  return {
    ...engagement,
    battalions: engagement.battalions.filter(({ unit }) => sideOf(unit) === side),
    answers: { ...none, [side]: engagement.answers[side] },
    squadrons: isOpen ? engagement.squadrons : { allied: 0, german: 0 },
  };
}

export function copyBattle(to: BattleState, from: BattleState): void {
  const [target, source] = [to, from] as unknown as readonly Record<string, unknown>[];
  for (const [name, field] of Object.entries(battleFields)) {
    if (field.field === 'column') (target[name] as Uint8Array).set(source[name] as Uint8Array);
    else (target as Record<string, unknown>)[name] = source[name];
  }
}

/** A whole position that agrees with a sight. */
export function imagineSecond(seen: SecondState, seat: Viewer, dice: Dice): SecondState {
  const state = imagine(seen, seat, secondShape as never) as SecondState;
  const side = sideInBattle(seen, seat);
  if (state.outcome === 'none') state.scene = seen.scene;
  if (state.outcome !== 'none' || side === undefined || !isCommandOf(seen, seat)) return state;
  // Of what may be seen alone: a sight that showed the other's answer would not be imagined.
  const engagement = engagementFor(seen.engagement!, side, true);
  state.engagement = engagement;
  if (engagement.phase === 'briefing' || engagement.phase === 'settling') layOutAgain(state, seen, seat, side, dice);
  else {
    copyBattle(state, seen);
    imagineCards(state, side, (count) => dice.between(0, count - 1, 'cards'));
    if (state.battlePhase === 'keep' && state.battleMover !== side)
      state.cardsToKeep = handOf(state, enemyOf(side)).slice(0, 2);
  }
  return state;
}

/** Before it begins the board is hidden: somebody stands where the briefing says that the enemy is. */
function layOutAgain(state: SecondState, seen: SecondState, seat: Command, side: Side, dice: Dice): void {
  const engagement = state.engagement!;
  const mail = seen[`${seat}Mail`].rows();
  const briefing = mail.findLast((one) => one.kind === 'briefing');
  const cells = briefing?.kind === 'briefing' ? briefing.enemyCells : [];
  const squares = cells.length === 0 ? [engagement.box.target] : cells;
  const enemies = UNITS_OF[OTHER[side]].slice(0, squares.length).map((unit, at) => ({
    unit,
    strength: 100,
    supplied: true,
    square: squares[at],
    comes: 0,
  }));
  const battalions = [...engagement.battalions, ...enemies];
  state.engagement = { ...engagement, battalions };
  setUpBattle(
    battleOf(resume(state, dice, undefined)),
    {
      box: engagement.box,
      attacker: engagement.attacker,
      battalions,
      lastTurn: 12,
      endsAtNight: false,
      leastHand: 1,
      aircraft: { allied: false, german: false },
      supportGuns: { allied: 0, german: 0 },
      firstReadings: secondOptionsOf(state).fourthReadings,
    },
    UNTOUCHED,
  );
}
