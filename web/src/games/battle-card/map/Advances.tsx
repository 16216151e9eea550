import {
  AREA_NAMES,
  BELGIUM,
  DIVISION_NAMES,
  language,
  type BattleCardAction,
  type BattleCardChoice,
} from '@club-route/battle-card';
import type { BattleCardController, BattleCardProps } from '../types.ts';
import { alliedPlace, COUNTER, eastPlace, SEATS, type Point } from './places.ts';
import { spot } from './spot.ts';
import css from './Advances.module.css';

type Advance = Extract<BattleCardAction, { kind: 'advance' }>;

function advancesOf(controller: BattleCardController): readonly BattleCardChoice[] {
  if (!controller.mayAct || controller.state.phase !== 'advance') return [];
  return controller.choices().filter(({ action }) => action?.kind === 'advance');
}

/** The advances that may be made, as arrows under the names and counters of the map. */
export function AdvanceArrows({ controller }: BattleCardProps) {
  return advancesOf(controller).map(({ action }) => {
    const [from, to] = ends(action as Advance, controller.state.corps);
    return <path key={language.write(controller.state, action!)} className={css.arrow} d={arrow(from, to)} />;
  });
}

/** The same advances as buttons under the counters that would go; in Belgium, at the foot of the map, beside. */
export function AdvanceButtons({ controller }: BattleCardProps) {
  const { state, seat } = controller;
  return advancesOf(controller).map((choice) => {
    const action = choice.action as Advance;
    const { x, y } = action.piece === 'corps' ? eastPlace(state.corps) : alliedPlace(state.corps);
    const inBelgium = state.corps === BELGIUM;
    // By the ruling that allows it, the way back stands below the way on.
    const back = AREA_NAMES.indexOf(action.to) < state.corps;
    const name = action.piece === 'corps' ? '30 Corps' : DIVISION_NAMES[state.division[state.corps]!];
    return (
      <button
        key={language.write(state, action)}
        type="button"
        className={css.spot}
        data-beside={inBelgium}
        aria-label={language.label(state, seat, choice)}
        style={spot({ x, y: inBelgium ? y : y + COUNTER / 2 + (back ? 50 : 6) })}
        onClick={() => controller.act(action)}
      >
        {back ? `${name} back` : name}
      </button>
    );
  });
}

/** From the counter that goes to the town it goes to. */
function ends(action: Advance, corps: number): readonly [Point, Point] {
  const { town } = SEATS[AREA_NAMES.indexOf(action.to)]!;
  // Out of Belgium straight up the road; from an area on the side of the counter that goes.
  const side = corps === BELGIUM ? 0 : action.piece === 'corps' ? 1 : -1;
  const from = action.piece === 'corps' ? eastPlace(corps) : alliedPlace(corps);
  return [
    { x: from.x, y: from.y - 38 },
    { x: town.x + side * 20, y: town.y + 16 },
  ];
}

function arrow(from: Point, to: Point): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const wing = (turn: number): string => `${to.x + 13 * Math.cos(angle + turn)} ${to.y + 13 * Math.sin(angle + turn)}`;
  return `M${from.x} ${from.y}L${to.x} ${to.y}M${wing(2.5)}L${to.x} ${to.y}L${wing(-2.5)}`;
}
