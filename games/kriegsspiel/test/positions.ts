import { AnyDice, defaultOptions, type Dice } from '@club-route/engine';
import { advance } from '../src/clock/advance.ts';
import { momentOf } from '../src/clock/moment.ts';
import { cellOf, labelOf } from '../src/data/board.ts';
import { midnightOf } from '../src/data/calendar.ts';
import { commandOf, type Command } from '../src/data/headquarters.ts';
import { structureCalled } from '../src/data/structures.ts';
import { sideOf, unitCalled, UNITS } from '../src/data/units.ts';
import { optionsSchema, type CampaignOptions } from '../src/options.ts';
import { send } from '../src/orders/post.ts';
import type { Block, Order } from '../src/orders/types.ts';
import type { CampaignReport } from '../src/report.ts';
import { updateMeetings } from '../src/rules/contacts.ts';
import type { StructureState } from '../src/rules/ground.ts';
import { setStructure } from '../src/rules/truth.ts';
import { setUnitState } from '../src/rules/units.ts';
import { emptyCampaign } from '../src/set-up.ts';
import type { CampaignState } from '../src/state.ts';

/** Positions set up by hand, and dice whose faces are laid out by what they are for. */

export const usualRules = defaultOptions(optionsSchema);

export interface Plan {
  readonly options?: Partial<CampaignOptions>;
  /** '18 1000' */
  readonly time?: string;
  /** Unit -> square and, behind it, its strength if that is not 100. */
  readonly units?: Readonly<Record<string, string>>;
  readonly structures?: Readonly<Record<string, StructureState>>;
  readonly ruins?: readonly string[];
}

export function minuteOf(text: string): number {
  const [day, clock] = text.split(' ');
  return midnightOf(Number(day)) + Number(clock.slice(0, 2)) * 60 + Number(clock.slice(2));
}

/** Only those named are on the map, halted and known to their headquarters; contacts among them are not new. */
export function position(plan: Plan = {}): CampaignState {
  const state = emptyCampaign({ ...usualRules, ...plan.options });
  state.minute = minuteOf(plan.time ?? '18 1000');
  for (const [id, text] of Object.entries(plan.units ?? {})) {
    const unit = unitCalled(id);
    const [square, points = '100'] = text.split(' ');
    state.unitCell[unit] = cellOf(square);
    state.unitStrength[unit] = Number(points);
    state.knownCell[unit] = cellOf(square);
    state.knownState[unit] = 2;
    state.alliedHeld[cellOf(square)] = sideOf(unit) === 'allied' ? 1 : 0;
    setUnitState(state, unit, 'halted');
  }
  for (const id of Object.keys(plan.units ?? {})) updateMeetings(state, unitCalled(id));
  for (const [id, structure] of Object.entries(plan.structures ?? {}))
    setStructure(state, structureCalled(id), structure);
  for (const square of plan.ruins ?? []) state.ruin[cellOf(square)] = 1;
  // Who stands next to a bridge has set off its test before.
  state.structureTested.fill(1);
  return state;
}

/** Dice by purpose: those laid out first, then a face that lets every message through. */
export class PurposeDice extends AnyDice {
  readonly rolled: string[] = [];
  readonly #faces: Map<string, number[]>;
  #messages = 0;

  constructor(faces: Readonly<Record<string, readonly number[]>> = {}) {
    super();
    this.#faces = new Map(Object.entries(faces).map(([purpose, list]) => [purpose, [...list]]));
  }

  override between(low: number, high: number, purpose: string): number {
    const laid = this.#faces.get(purpose)?.shift();
    const value = laid ?? (purpose === 'communication' ? 3 + (this.#messages++ % 2) : Math.min(high, Math.max(low, 4)));
    if (value < low || value > high) throw new RangeError(`${value} is no face for ${purpose}`);
    this.rolled.push(`${purpose} ${value}`);
    return value;
  }

  /** Faces that were laid out and never rolled. */
  get left(): number {
    return [...this.#faces.values()].reduce((sum, list) => sum + list.length, 0);
  }

  times(purpose: string): number {
    return this.rolled.filter((line) => line.startsWith(`${purpose} `)).length;
  }
}

/** Orders to units, as a block of their commander. */
export function order(
  state: CampaignState,
  units: string,
  orders: readonly Order[],
  dice: Dice = new PurposeDice(),
  more: Partial<Block> = {},
): CampaignReport[] {
  const numbers = units.split(', ').map(unitCalled);
  return post(state, commandOf(numbers[0]), { to: { units: numbers }, orders, ...more }, dice);
}

export function post(
  state: CampaignState,
  command: Command,
  block: Block,
  dice: Dice = new PurposeDice(),
): CampaignReport[] {
  const reports: CampaignReport[] = [];
  send(momentOf(state, dice, reports), command, block);
  return reports;
}

/** Lets time pass to a minute, through all that happens. */
export function until(state: CampaignState, text: string, dice: Dice = new PurposeDice()): CampaignReport[] {
  const reports: CampaignReport[] = [];
  const to = minuteOf(text);
  while (state.minute < to && state.outcome === 'none') advance(state, to, dice, reports);
  return reports;
}

export function move(to: string, more: object = {}): Order {
  return { kind: 'move', to: { cell: cellOf(to) }, via: [], how: 'fastest', ...more };
}

export function attackTo(to: string, more: object = {}): Order {
  return { kind: 'attack', to: { cell: cellOf(to) }, via: [], guns: [], air: 0, ...more };
}

export function where(state: CampaignState, id: string): string {
  const cell = state.unitCell[unitCalled(id)];
  return cell < 0 ? 'nowhere' : labelOf(cell);
}

export function strength(state: CampaignState, id: string): number {
  return state.unitStrength[unitCalled(id)];
}

/** Where the commander thinks that his unit is. */
export function believed(state: CampaignState, id: string): string {
  const cell = state.knownCell[unitCalled(id)];
  return cell < 0 ? 'nowhere' : labelOf(cell);
}

export function names(units: readonly number[]): readonly string[] {
  return units.map((unit) => UNITS[unit].id);
}

export function combats(reports: readonly CampaignReport[]) {
  return reports.filter((report) => report.kind === 'combat');
}

export function mail(state: CampaignState, command: Command) {
  return state[`${command}Mail`].rows();
}
