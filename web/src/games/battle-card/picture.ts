import { ARNHEM, NO_DIVISION, type BattleCardReport, type BattleCardState } from '@club-route/battle-card';
import type { Telling } from '../../table/teller.ts';
import type { BattleCardController } from './types.ts';

/** What the map shows at one moment: the position, or a moment between two positions. */
export interface Picture {
  readonly round: number;
  readonly fog: boolean;
  readonly corps: number;
  readonly allied: readonly number[];
  readonly german: readonly number[];
  readonly control: readonly number[];
  readonly division: readonly number[];
}

/** A die on the map: in an area, or for the weather over Arnhem. */
export interface DieOnMap {
  readonly at: number | 'weather';
  readonly face: number;
  readonly rolling: boolean;
}

export function pictureOf(state: BattleCardState): Picture {
  return {
    round: state.round,
    fog: state.fog,
    corps: state.corps,
    allied: Array.from(state.allied),
    german: Array.from(state.german),
    control: Array.from(state.control),
    division: Array.from(state.division),
  };
}

/** The picture once a report has had its effect. */
export function after(picture: Picture, report: BattleCardReport): Picture {
  const { allied, german, control, division } = picture;
  switch (report.kind) {
    case 'dropped':
      return { ...picture, allied: allied.with(report.area, report.strength) };
    case 'round':
      return { ...picture, round: report.round };
    case 'fought':
      return {
        ...picture,
        allied: allied.with(report.area, report.allied),
        german: german.with(report.area, report.german),
        control: report.outcome.takesControl ? control.with(report.area, 1) : control,
      };
    case 'removed':
      return { ...picture, allied: allied.with(report.area, 0) };
    case 'reinforced':
      return { ...picture, german: german.with(report.area, report.german) };
    case 'retaken':
      return { ...picture, control: control.with(report.area, 0) };
    case 'corps':
      return { ...picture, corps: report.area, german: german.with(report.area, 0) };
    case 'advanced':
      return {
        ...picture,
        allied: allied.with(report.from, 0).with(report.to, report.strength),
        division: division
          .with(report.from, NO_DIVISION)
          .with(report.to, report.joins === NO_DIVISION ? report.division : report.joins),
      };
    case 'tested':
      return report.roll >= report.needed
        ? { ...picture, fog: false, allied: allied.with(ARNHEM, report.strength) }
        : picture;
    case 'withheld':
    case 'held':
    case 'ended':
      return picture;
  }
}

/** The picture of the entry on show, as far as it is told. */
export function pictureShown(controller: BattleCardController, telling: Telling | undefined): Picture {
  if (telling === undefined) return pictureOf(controller.state);
  const { frame, before } = controller;
  return frame.reports.slice(0, telling.told).reduce(after, pictureOf(before));
}

/** The report whose effect was seen last, or whose dice are in the air. */
export function reportTold(
  controller: BattleCardController,
  telling: Telling | undefined,
): BattleCardReport | undefined {
  return telling && controller.frame.reports[telling.rolling ? telling.told : telling.told - 1];
}

/** The dice of the entry on show: those that lie, and the one in the air. */
export function diceShown(controller: BattleCardController, telling: Telling | undefined): readonly DieOnMap[] {
  const { reports } = controller.frame;
  const count = telling === undefined ? reports.length : telling.told + (telling.rolling ? 1 : 0);
  return reports.slice(0, count).flatMap((report, index): readonly DieOnMap[] => {
    const rolling = telling !== undefined && telling.rolling && index === telling.told;
    if (report.kind === 'fought' || report.kind === 'dropped') return [{ at: report.area, face: report.roll, rolling }];
    if (report.kind === 'tested') return [{ at: 'weather', face: report.roll, rolling }];
    return [];
  });
}
