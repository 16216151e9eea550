import { roll, type Moment } from '../../clock/moment.ts';
import { mayFight } from '../battle/areas.ts';
import { isInContact } from '../../rules/contacts.ts';
import { finish, isFree, perform } from '../../rules/drive.ts';
import { cross, giveUp, makeStep, march, type Progress } from '../../rules/march.ts';
import { dropStep } from '../../rules/relocate.ts';
import { trueGround } from '../../rules/truth.ts';
import { closedGround, mobilityOf, runningOrder, setUnitState, stateOf } from '../../rules/units.ts';
import { stepsFrom } from '../../rules/ways.ts';
import type { Step } from '../../rules/steps.ts';
import type { GroundOrder } from '../../orders/types.ts';
import { optionsOf, type Chain } from '../../state.ts';
import { isWater } from '../../data/board.ts';
import { temporaryDelay } from '../../data/times.ts';
import { MOST_CARRIED, POINTS, speedOf, type SpeedGround } from '../data/speeds.ts';
import type { TurnMoment } from '../moment.ts';

/** 18.2: a unit moves by its orders, wholly, for as many points as it has. */
export function moveUnit(moment: TurnMoment, unit: number): void {
  const { state } = moment;
  const speeds = new Map<SpeedGround, number>();
  let points = POINTS + state.unitPoints[unit];
  state.unitPoints[unit] = 0;
  while (isFree(state, unit)) {
    const chain = state.chains[unit]!;
    const [order] = chain.orders;
    const progress = act(moment, unit, chain, order);
    if (progress === 'impossible') return giveUp(moment, unit);
    if (progress === 'done') {
      finish(moment, unit, order);
      // R98: points of the turn before are for the same route only.
      if (!optionsOf(state).fourthReadings) points = Math.min(points, POINTS);
      continue;
    }
    // It holds, waits, crosses or works.
    if (stateOf(state, unit) !== 'moving' || state.unitStepTo[unit] < 0) return;
    const step = stepWanted(moment, unit);
    if (isSlow(moment, unit, step)) return;
    const squares = speedInto(moment, unit, step, speeds);
    if (squares === 0) return wait(moment, unit, 0);
    const cost = POINTS / squares;
    if (cost > points) return wait(moment, unit, points);
    points -= cost;
    makeStep(moment, unit);
    if (isInContact(state, unit)) return;
  }
}

/** What an order asks for now. In contact an attack waits for its battle; RECCE halts where it sees somebody (R86). */
function act(moment: TurnMoment, unit: number, chain: Chain, order: GroundOrder): Progress {
  const { state } = moment;
  if (order.kind === 'attack')
    return mayFight(state, unit) ? stayToFight(moment, unit) : march(moment, unit, chain, order);
  if (order.kind === 'recce') return chain.raid === 'out' ? march(moment, unit, chain, order) : 'done';
  return perform(moment, unit, chain, order);
}

function stayToFight(moment: Moment, unit: number): Progress {
  moment.obliged.add(unit);
  dropStep(moment.state, unit);
  return 'under way';
}

/** The step that the unit is about to make; the engineer may go onto the water, as onto a road (31.4). */
function stepWanted({ state }: TurnMoment, unit: number): Step {
  const to = state.unitStepTo[unit];
  const order = runningOrder(state, unit);
  const how = order?.kind === 'move' ? order.how : 'fastest';
  const traveller = {
    mobility: mobilityOf(state, unit),
    how,
    ground: trueGround(state),
    closed: closedGround(state, unit),
  };
  const found = stepsFrom(state.unitCell[unit], traveller).find((step) => step.to === to);
  return found ?? { to, minutes: 0, along: 'road', ground: 'major' };
}

/** R108: over a temporary bridge that replaces a damaged one, a turn on foot and two otherwise. */
function isSlow({ state }: TurnMoment, unit: number, { to, minutes, along }: Step): boolean {
  const here = state.unitCell[unit];
  const delay = temporaryDelay(mobilityOf(state, unit));
  if (along !== 'road' || isWater(here) || !isWater(to) || minutes < delay) return false;
  cross(state, unit, to, state.minute + delay);
  return true;
}

/** G96: a die is rolled when it is first needed, one for each ground in a turn. */
function speedInto(moment: TurnMoment, unit: number, { ground }: Step, speeds: Map<SpeedGround, number>): number {
  const kind = ground as SpeedGround;
  const known = speeds.get(kind);
  if (known !== undefined) return known;
  const { squares, oneMoreAbove } = speedOf(mobilityOf(moment.state, unit), kind);
  const extra = oneMoreAbove !== undefined && roll(moment, 'speed') > oneMoreAbove ? 1 : 0;
  speeds.set(kind, squares + extra);
  return squares + extra;
}

/** G96: what is left is carried on only where the next square did not fit. The unit is still on its way. */
function wait({ state }: TurnMoment, unit: number, points: number): void {
  dropStep(state, unit);
  setUnitState(state, unit, 'moving');
  state.unitPoints[unit] = Math.min(MOST_CARRIED, points);
}
