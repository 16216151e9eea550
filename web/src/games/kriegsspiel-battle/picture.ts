import {
  firstOf,
  lastOf,
  LOST,
  SIDES,
  sideOfCompany,
  type BattleReport,
  type SetBattleState,
} from '@club-route/kriegsspiel/battle';
import type { HexPicture, PieceView } from '../../hex/game.ts';
import { faceOf, unitWords } from './faces.ts';
import type { BattleController } from './types.ts';

/** What the field shows at one moment: the position, or a moment between two positions. */
interface Picture {
  readonly hex: readonly number[];
  readonly figures: readonly number[];
  readonly dug: readonly number[];
}

function pictureOf(state: SetBattleState): Picture {
  return {
    hex: Array.from(state.companyHex),
    figures: Array.from(state.companyFigures),
    dug: Array.from(state.companyDug),
  };
}

function at(picture: Picture, company: number, hex: number): Picture {
  return { ...picture, hex: picture.hex.with(company, hex), dug: picture.dug.with(company, 0) };
}

function loses(picture: Picture, company: number, figures: number): Picture {
  return { ...picture, figures: picture.figures.with(company, Math.max(0, picture.figures[company] - figures)) };
}

/** The picture once a report has had its effect. */
function after(picture: Picture, report: BattleReport, now: SetBattleState): Picture {
  switch (report.kind) {
    case 'went':
      return at(picture, report.company, report.to);
    case 'came in':
      return at(picture, report.company, report.at);
    case 'took ground':
      return at(picture, report.company, report.hex);
    case 'left':
    case 'company lost':
      return at(picture, report.company, LOST);
    case 'fell back': {
      const end = report.way.at(-1);
      return loses(end === undefined ? picture : at(picture, report.company, end), report.company, report.lost);
    }
    case 'shot':
      return loses(picture, report.target, report.hits);
    case 'dug in':
      return { ...picture, dug: report.companies.reduce((dug, company) => dug.with(company, 1), picture.dug) };
    case 'card dice':
      return {
        ...picture,
        figures: picture.figures.map((left, company) => Math.max(left, now.companyFigures[company])),
      };
    default:
      return picture;
  }
}

/** The picture of the entry on show, as far as it is told. */
function pictureShown(controller: BattleController): Picture {
  const { telling } = controller.store.getState();
  const { state, frame, before } = controller;
  if (telling === undefined) return pictureOf(state);
  return frame.reports
    .slice(0, telling.told)
    .reduce((picture, report) => after(picture, report, state), pictureOf(before));
}

export function mapPicture(controller: BattleController): HexPicture {
  const { hex, figures, dug } = pictureShown(controller);
  const { state, before, store } = controller;
  const position = store.getState().telling === undefined ? state : before;
  const pieces = SIDES.flatMap((side) =>
    Array.from({ length: lastOf(state, side) - firstOf(side) }, (_, index) => firstOf(side) + index),
  ).flatMap((company): readonly PieceView[] => {
    if (hex[company] < 0) return [];
    const face = faceOf(position, company, { figures: figures[company], dug: dug[company] === 1 });
    return [
      { unit: company, cell: hex[company], seat: sideOfCompany(company), face, words: unitWords(position, company) },
    ];
  });
  return { pieces, ghosts: [], crossings: [], spans: [] };
}
