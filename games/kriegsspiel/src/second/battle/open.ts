import { labelOf } from '../../data/board.ts';
import { clockText, dayOf, isNight, mayFly, timeOfDay } from '../../data/calendar.ts';
import { isOfCorps, type Command } from '../../data/headquarters.ts';
import { commanderOf, organisationOf } from '../../data/organisation.ts';
import { OTHER, sideOf, type Side } from '../../data/units.ts';
import { record, rollBetween } from '../../clock/moment.ts';
import { deliver } from '../../knowledge/deliver.ts';
import { companiesNow } from '../../rules/units.ts';
import { trueGround } from '../../rules/truth.ts';
import { squaresOf } from '../../tactical/box.ts';
import { setUpBattle } from '../../tactical/set-up.ts';
import { firstOf, INDEX, kindOfCompany, lastOf, SIDES } from '../../tactical/state.ts';
import { battleOf, type TurnMoment } from '../moment.ts';
import { secondOptionsOf, type Answer, type Engagement, type SecondState } from '../state.ts';
import { lastTurnOf, nextArea, supportingGuns, unitsOfSide, type Area } from './areas.ts';

/** 20: a battle is laid out, and both commanders are told. */

/** Opens the next battle of a division; false if there is none. R102: none begins at night. */
export function openBattle(moment: TurnMoment, command: Command): boolean {
  const { state } = moment;
  if (isNight(state.minute)) return false;
  const area = nextArea(moment, command);
  if (area === undefined) return false;
  const defender = OTHER[area.attacker];
  const commanders = { [area.attacker]: command, [defender]: defenderOf(state, unitsOfSide(area, defender)) } as Record<
    Side,
    Command
  >;
  state.battlesSoFar++;
  const { minute } = state;
  const id = `${dayOf(minute)}-${clockText(timeOfDay(minute))}-${labelOf(area.box.target)}`;
  state.engagement = {
    id,
    phase: 'briefing',
    attacker: area.attacker,
    box: area.box,
    commanders,
    battalions: area.battalions,
    answers: { allied: null, german: null },
    squadrons: { allied: 0, german: 0 },
    shelled: [],
  };
  layOut(moment, area);
  record(moment, {
    kind: 'battle begins',
    minute,
    battle: id,
    attackers: unitsOfSide(area, area.attacker),
    defenders: unitsOfSide(area, defender),
    discloses: true,
  });
  for (const side of SIDES) brief(moment, side, area);
  return true;
}

/** Whoever has most companies there commands; of equals the lower number. */
function defenderOf(state: SecondState, units: readonly number[]): Command {
  const strength = new Map<Command, number>();
  for (const unit of units) {
    const command = commanderOf(state, unit);
    strength.set(command, (strength.get(command) ?? 0) + companiesNow(state, unit));
  }
  const [[first]] = [...strength].toSorted(([, one], [, two]) => two - one);
  return first;
}

function layOut(moment: TurnMoment, area: Area): void {
  const { state } = moment;
  const { leastHand, fourthReadings } = secondOptionsOf(state);
  setUpBattle(
    battleOf(moment),
    {
      ...area,
      ...lastTurnOf(state),
      leastHand,
      aircraft: { allied: false, german: false },
      firstReadings: fourthReadings,
      supportGuns: {
        allied: supportingGuns(state, 'allied', area),
        german: supportingGuns(state, 'german', area),
      },
    },
    trueGround(state),
  );
}

/** 20.3: own companies, and a guess at the enemy's: each battalion that stands there one off at most (R76). */
function brief(moment: TurnMoment, side: Side, area: Area): void {
  const { state } = moment;
  const { id, commanders, battalions } = state.engagement!;
  const there = battalions.filter(({ unit, comes }) => sideOf(unit) !== side && comes === 0);
  let enemy = 0;
  for (const { unit } of there)
    enemy += Math.max(1, companiesNow(state, unit) + rollBetween(moment, -1, 1, 'estimate of companies'));
  deliver(moment, commanders[side], {
    kind: 'briefing',
    minute: state.minute,
    battle: id,
    squares: squaresOf(area.box).filter((square) => square >= 0),
    attacks: side === area.attacker,
    own: battalions
      .filter(({ unit }) => sideOf(unit) === side)
      .map(({ unit, square, comes }) => ({ unit, cell: square, comes, companies: companyNames(state, side, unit) })),
    enemy: Math.max(1, enemy),
    enemyCells: [...new Set(there.map(({ square }) => square))].toSorted((one, two) => one - two),
  });
}

function companyNames(state: SecondState, side: Side, unit: number): readonly string[] {
  const names: string[] = [];
  for (let company = firstOf(side); company < lastOf(state, side); company++)
    if (state.companyUnit[company] === unit) names.push(kindOfCompany(state, company).name);
  return names;
}

/** A commander has answered. When both have, the battle begins, unless they want different tables. */
export function takeAnswer(moment: TurnMoment, side: Side, answer: Answer): void {
  const { state } = moment;
  const engagement = state.engagement!;
  const answers = { ...engagement.answers, [side]: answer };
  state.plans = { ...state.plans, [engagement.commanders[side]]: answer };
  state.engagement = { ...engagement, answers };
  const { allied, german } = answers;
  if (allied === null || german === null) return;
  const { id, commanders } = engagement;
  moment.reports?.push({ kind: 'both answered', commanders, battle: id, discloses: true });
  const elsewhere = [allied, german].filter(({ by }) => by === 'elsewhere').length;
  if (elsewhere === 1) state.engagement = { ...state.engagement, phase: 'settling' };
  else begin(moment, elsewhere === 2 ? 'form' : 'fighting');
}

/** R110: the computer takes a side over, by the last plan of its commander; a battle elsewhere comes back to this table. */
export function takeOver(moment: TurnMoment, side: Side): void {
  const { state } = moment;
  const engagement = state.engagement!;
  const answer = planOf(state, engagement.commanders[side]);
  if (engagement.phase === 'briefing') return takeAnswer(moment, side, answer);
  state.engagement = { ...engagement, answers: { ...engagement.answers, [side]: answer } };
  if (engagement.phase === 'settling') begin(moment, 'fighting');
  else state.engagement = { ...state.engagement, phase: 'fighting' };
}

/** The umpire says at which table. Whoever wanted the other one fights here himself. */
export function settleTable(moment: TurnMoment, elsewhere: boolean): void {
  begin(moment, elsewhere ? 'form' : 'fighting');
}

function begin(moment: TurnMoment, phase: Engagement['phase']): void {
  const { state } = moment;
  const engagement = state.engagement!;
  const squadrons = { allied: callAir(state, 'allied'), german: callAir(state, 'german') };
  state.engagement = { ...engagement, phase, squadrons };
  for (const side of SIDES) state.aircraft[INDEX[side]] = squadrons[side];
}

/** 20.7: one aircraft if it was asked for and a squadron is left; Allied ones only for XXX Corps. */
function callAir(state: SecondState, side: Side): number {
  const engagement = state.engagement!;
  const wanted = engagement.answers[side]?.air === true && mayFly(state.minute);
  const left = side === 'allied' ? state.britishLeft : state.germanLeft;
  if (!wanted || left === 0 || !mayHaveAir(engagement, side)) return 0;
  if (side === 'allied') state.britishLeft--;
  else state.germanLeft--;
  return 1;
}

export function mayHaveAir(engagement: Engagement, side: Side): boolean {
  return side === 'german' || unitsOfSide(engagement, 'allied').some(isOfCorps);
}

/** R110: the last plan of a commander who does not answer; without one the computer fights to the end. */
export function planOf(state: SecondState, command: Command): Answer {
  return { ...(state.plans[command] ?? NO_PLAN), by: 'computer' };
}
const NO_PLAN: Answer = { by: 'computer', plan: '', concedeAt: 0, air: false };

/** Who orders the squadrons of a side, to be told of those that a battle has taken. */
export function airCommandOf(state: SecondState, side: Side): Command {
  return organisationOf(state).airForce[side];
}
