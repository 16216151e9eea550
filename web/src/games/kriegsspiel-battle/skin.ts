import { hexSkin } from '../../hex/skin.tsx';
import { kriegsspielBattleGame } from './game.ts';
import { guide } from './guide.ts';
import { pace } from './pace.ts';
import { PAGES } from './pages.tsx';
import type { BattleSkin } from './types.ts';

const { pages, ...shared } = hexSkin(kriegsspielBattleGame);

const HEADLINES: Readonly<Record<string, string>> = {
  'allied medals': 'The Allies win the field',
  'german medals': 'The Germans win the field',
  'allied no units': 'The field is Allied',
  'german no units': 'The field is German',
  'allied conceded': 'The Germans give up the field',
  'german conceded': 'The Allies give up the field',
  time: 'Neither side has won',
  nightfall: 'Night falls',
};

/** The look of a battle: companies on the ground of three squares by two, ordered by cards. */
export const kriegsspielBattleSkin: BattleSkin = {
  ...shared,
  pages: [pages.here, ...PAGES, pages.toCome],
  pace,
  chapter: (report) =>
    report.kind === 'battle turn'
      ? `Turn ${report.turn}, ${report.side === 'allied' ? 'Allied' : 'German'}`
      : undefined,
  opening: ({ battleTurn, battleMover }) => `Turn ${battleTurn}, ${battleMover === 'allied' ? 'Allied' : 'German'}`,
  guide,
  headline: ({ name }) => HEADLINES[name] ?? 'The end',
};
