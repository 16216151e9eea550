import { dateOf } from '@club-route/drive-on-arnhem';
import { hexSkin } from '../../hex/skin.tsx';
import { battlesAhead } from './battle.ts';
import { driveOnArnhemGame } from './game.ts';
import { guide } from './guide.ts';
import { keys } from './keys/keys.ts';
import { Battles } from './pages/Battles.tsx';
import { Supply } from './pages/Supply.tsx';
import { pace } from './pace.ts';
import type { DriveSkin } from './types.ts';

const { pages, ...shared } = hexSkin(driveOnArnhemGame);

const HEADLINES: Readonly<Record<string, string>> = {
  'allied strategic': 'The Rhine is crossed',
  'allied tactical': 'The corridor holds',
  draw: 'A draw',
  'german tactical': 'The Germans hold the Rhine',
  'german strategic': 'Arnhem is held',
};

/** The look of Drive on Arnhem: the country from the border to the Veluwe, stacks, dots of ownership, supply. */
export const driveOnArnhemSkin: DriveSkin = {
  ...shared,
  pages: [
    pages.here,
    { id: 'battles', title: 'Battles', Page: Battles },
    { id: 'supply', title: 'Supply', Page: Supply },
    pages.toCome,
  ],
  opens: (controller) => (battlesAhead(controller).length === 0 ? undefined : 'battles'),
  pace,
  chapter: (report) => (report.kind === 'turn' ? dateOf(report.turn) : undefined),
  opening: ({ turn }) => (turn === 0 ? undefined : dateOf(turn)),
  guide,
  keys,
  headline: ({ name }) => HEADLINES[name] ?? 'The end',
};
