import { AnyDice, type Dice, type Seat, type Viewer } from '@club-route/engine';
import { momentOf, takeUp, type Moment } from '../clock/moment.ts';
import type { CampaignReport } from '../report.ts';
import { tellOfBattle, type BattleReport } from '../tactical/report.ts';
import { terrainOf } from '../data/board.ts';
import { squareUnder } from '../tactical/ground.ts';
import { kindOfCompany, SIDES } from '../tactical/state.ts';
import type { Side } from '../data/units.ts';
import type { Command } from '../data/headquarters.ts';
import type { Battle } from '../tactical/battle.ts';
import { secondOptionsOf, type SecondState } from './state.ts';

/** A turn being worked out. */
export interface TurnMoment extends Moment {
  readonly state: SecondState;
  readonly reports: SecondReport[] | undefined;
}

/** What happens in a battle is told to those who fight it. */
export type SecondReport =
  | CampaignReport
  | {
      readonly kind: 'in battle';
      readonly commanders: Readonly<Record<Side, Command>>;
      readonly report: BattleReport;
      readonly discloses?: true;
    }
  /** 20.3: the battle goes on, by which each of its commanders learns that the other has answered too. */
  | {
      readonly kind: 'both answered';
      readonly commanders: Readonly<Record<Side, Command>>;
      readonly battle: string;
      readonly discloses: true;
    };

/** What a viewer perceives of it. */
export function tellSecond(report: SecondReport, viewer: Viewer): SecondReport | undefined {
  if (viewer === 'umpire' || viewer === 'clock' || report.kind === 'ended') return report;
  if (report.kind === 'in battle') {
    const side = SIDES.find((one) => report.commanders[one] === viewer);
    return side === undefined ? undefined : { ...report, report: tellOfBattle(report.report, side) };
  }
  if (report.kind === 'both answered')
    return SIDES.some((side) => report.commanders[side] === viewer) ? report : undefined;
  return report.kind === 'dispatch' && report.to === viewer ? report : undefined;
}

/** Takes up the turn where a battle has held it up: what units have still to report, and who has still to fight. */
export function resume(state: SecondState, dice: Dice, reports: SecondReport[] | undefined): TurnMoment {
  const moment = momentOf(state, dice, reports) as TurnMoment;
  takeUp(moment);
  return moment;
}

/** Dice that are seen by some only, unless a roll says otherwise. */
class SeenDice extends AnyDice {
  readonly #dice: Dice;
  readonly #seenBy: readonly Seat[];

  constructor(dice: Dice, seenBy: readonly Seat[]) {
    super();
    this.#dice = dice;
    this.#seenBy = seenBy;
  }

  override between(low: number, high: number, purpose: string, seenBy?: readonly Seat[]): number {
    return this.#dice.between(low, high, purpose, seenBy === undefined ? this.#seenBy : [...seenBy, 'umpire']);
  }
}

/** The battle of this moment; before it begins, only the umpire sees its dice. */
export function battleOf({ state, dice, reports }: TurnMoment): Battle {
  const { commanders, phase } = state.engagement!;
  const seats = [commanders.allied, commanders.german, 'umpire'];
  const isOpen = phase === 'fighting';
  return {
    state,
    dice: new SeenDice(dice, isOpen ? seats : ['umpire']),
    holders: { allied: [commanders.allied], german: [commanders.german] },
    tell: (report) => {
      if (!isOpen) return;
      noteShelling(state, report);
      state.scene = { commanders, reports: [...(state.scene?.reports ?? []), report] };
      const discloses = report.kind === 'drew' ? { discloses: true as const } : {};
      reports?.push({ kind: 'in battle', commanders, report, ...discloses });
    },
  };
}

/** R45: guns and tanks that attack in a town may leave it in ruins. */
function noteShelling(state: SecondState, report: BattleReport): void {
  if (report.kind !== 'shot' || report.company < 0 || !isHeavy(state, report)) return;
  const engagement = state.engagement!;
  const square = squareUnder(state.battleBox!, state.companyHex[report.target]);
  if (square < 0 || terrainOf(square) !== 'town' || engagement.shelled.includes(square)) return;
  const shelled = [...engagement.shelled, square].toSorted((one, two) => one - two);
  state.engagement = { ...engagement, shelled };
}

/** Guns off the board are guns, whoever calls them; by rules 2 they left no ruins. */
function isHeavy(state: SecondState, { by, company }: Extract<BattleReport, { kind: 'shot' }>): boolean {
  const isCalled = by === 'guns' && !secondOptionsOf(state).fourthReadings;
  return isCalled || kindOfCompany(state, company).arm !== 'infantry';
}
