import { defaultOptions, isRefusal, ScriptedDice, type Refusal, type Seat } from '@club-route/engine';
import { BRIDGES, CELLS, cellOf, DEGREE, labelOf, NEIGHBOUR, RING } from '../src/data/board.ts';
import { numberOf, sideOf, UNIT_COUNT } from '../src/data/units.ts';
import { driveOnArnhem } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import type { DriveOptions } from '../src/options.ts';
import type { DriveReport } from '../src/report.ts';
import { placeUnit } from '../src/rules/stacks.ts';
import { BLOWN, GONE, INTACT, NONE, NORMAL, TRAVEL, UNTESTED, type DriveState, type Phase } from '../src/state.ts';

/** Positions set up by hand, played by typed orders with dice laid out beforehand. */

export const usualRules = defaultOptions(driveOnArnhem.options);

export interface Plan {
  readonly phase?: Phase;
  readonly turn?: number;
  readonly options?: Partial<DriveOptions>;
  /** Unit → hex and, behind it, what is not usual: `14,13 travel op=7 cp=50 eff=80 supply=2 fort=1 guns=80 out moved`. */
  readonly units?: Readonly<Record<string, string>>;
  /** Hexes besides those of units that the Allies own; all others are German. */
  readonly allied?: readonly string[];
  readonly blown?: readonly string[];
  readonly untested?: readonly string[];
}

/** Default: first Allied operation phase of turn 5; every unit at full efficiency, supplied, with 20 points. */
export function position(plan: Plan): DriveState {
  const { phase = 'alliedFirst', turn = 5, options = {}, units = {}, allied = [], blown = [], untested = [] } = plan;
  const state = driveOnArnhem.setup({ ...usualRules, ...options, setup: 'historical' }, new ScriptedDice([]));
  state.turn = turn;
  state.phase = phase;
  state.weather = 'clear';
  state.alliedAir = phase === 'alliedAir' ? 8 : 0;
  state.germanAir = phase === 'germanAir' ? 2 : 0;
  state.unitCell.fill(GONE);
  state.cellTop.fill(NONE);
  state.unitNext.fill(NONE);
  state.ghostCell.fill(NONE);
  state.cellOwner.fill(0);
  state.alliedSightings.cut(0);
  state.germanSightings.cut(0);
  for (let unit = 0; unit < UNIT_COUNT; unit++) state.unitRank[unit] = (unit + 1) * 16;
  state.bridgeState.fill(INTACT);
  for (const id of blown) state.bridgeState[bridge(id)] = BLOWN;
  for (const id of untested) state.bridgeState[bridge(id)] = UNTESTED;
  for (const hex of allied) state.cellOwner[cellOf(hex)] = 1;
  for (const [id, text] of Object.entries(units)) stand(state, id, text);
  return state;
}

function stand(state: DriveState, id: string, text: string): void {
  const unit = numberOf(id);
  const [hex, ...words] = text.split(' ');
  const value = (name: string, usual: number): number => {
    const word = words.find((one) => one.startsWith(`${name}=`));
    return word === undefined ? usual : Number(word.slice(name.length + 1));
  };
  state.unitStrength[unit] = value('cp', state.unitStrength[unit] || 100);
  state.unitStack[unit] = value('stack', state.unitStack[unit] || 1);
  state.unitGuns[unit] = value('guns', state.unitGuns[unit]);
  state.unitEfficiency[unit] = value('eff', 100);
  state.unitSupply[unit] = value('supply', 0);
  state.unitFort[unit] = value('fort', 0);
  state.unitPoints[unit] = value('op', 20);
  state.unitLinked[unit] = words.includes('linked') ? 1 : 0;
  state.unitOutOfCommand[unit] = words.includes('out') ? 1 : 0;
  state.unitMoved[unit] = words.includes('moved') ? 1 : 0;
  const cell = cellOf(hex);
  state.unitMode[unit] = words.includes('travel') || (RING[cell] === 1 && !words.includes('normal')) ? TRAVEL : NORMAL;
  state.unitProtect[unit] = 1;
  placeUnit(state, unit, cell);
  if (RING[cell] === 0) state.cellOwner[cell] = sideOf(unit) === 'allied' ? 1 : 0;
}

/** The highway from the south edge to beyond Eindhoven. */
export const HIGHWAY = [
  '27,31',
  '26,31',
  '26,30',
  '25,29',
  '24,29',
  '24,28',
  '23,28',
  '22,28',
  '21,27',
  '20,27',
  '19,26',
  '18,26',
];

export function bridge(id: string): number {
  const found = BRIDGES.findIndex((one) => one.id === id);
  if (found < 0) throw new Error(`there is no bridge ${id}`);
  return found;
}

function seatOf(state: DriveState): Seat {
  return driveOnArnhem.active(state)[0];
}

/** Gives a typed order to the side whose phase it is; every die laid out must be used. */
export function order(state: DriveState, text: string, ...dice: readonly number[]): readonly DriveReport[] {
  const seat = seatOf(state);
  const action = language.read(state, seat, text);
  if (isRefusal(action)) throw new Error(`"${text}": ${action.text}`);
  const refused = driveOnArnhem.refuse(state, seat, action);
  if (refused !== undefined) throw new Error(`"${text}": ${refused.rule}: ${refused.text}`);
  const reports: DriveReport[] = [];
  const scripted = new ScriptedDice(dice);
  driveOnArnhem.apply(state, seat, action, scripted, reports);
  scripted.finish();
  return reports;
}

/** The rule by which a typed order is refused, or nothing. */
export function refusal(state: DriveState, text: string): string | undefined {
  const seat = seatOf(state);
  const action = language.read(state, seat, text);
  const refused: Refusal | undefined = isRefusal(action) ? action : driveOnArnhem.refuse(state, seat, action);
  return refused?.rule;
}

export function cellOfUnit(state: DriveState, id: string): string {
  const cell = state.unitCell[numberOf(id)];
  return cell < 0 ? String(cell) : labelOf(cell);
}

/** Every step of the map that fits, as [from, to, step]. */
export function steps(
  fits: (step: number, from: number, to: number) => boolean,
): readonly (readonly [number, number, number])[] {
  const found: (readonly [number, number, number])[] = [];
  for (let step = 0; step < CELLS * DEGREE; step++) {
    const from = Math.floor(step / DEGREE);
    const to = NEIGHBOUR[step];
    if (to >= 0 && fits(step, from, to)) found.push([from, to, step]);
  }
  return found;
}
