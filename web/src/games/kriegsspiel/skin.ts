import { UMPIRE } from '@club-route/engine';
import { dayOf } from '@club-route/kriegsspiel';
import { hexSkin } from '../../hex/skin.tsx';
import { followShortcut } from '../../hex/follow-lesson.ts';
import { cycle } from '../../hex/shortcuts.ts';
import { cancel } from '../../hex/press.ts';
import { ORDER_LINE } from '../../hex/board/OrderLine.tsx';
import type { TableController } from '../../table/controller.ts';
import type { Shortcut } from '../../table/shortcuts.ts';
import { Board } from './Board.tsx';
import { Decision } from './Decision.tsx';
import { campaignGame } from './game.ts';
import { guide } from './guide.ts';
import { LETTER } from './letter/letter-desk.ts';
import { dispatchesPage } from './pages/Dispatches.tsx';
import { sentPage } from './pages/Sent.tsx';
import { unitsPage } from './pages/Units.tsx';
import { auditPage, postPage, queuePage } from './umpire/pages.tsx';
import { goToRuling } from './umpire/Ruling.tsx';
import type { CampaignController, CampaignSkin } from './types.ts';

const { pages, Strip, layout } = hexSkin(campaignGame({ edition: 'first' }));

/** The look of the campaign: a map of what is believed, a letter, and the post. */
export const kriegsspielSkin: CampaignSkin = {
  layout,
  Strip,
  Board,
  Decision,
  pages: [dispatchesPage, unitsPage, sentPage, queuePage, postPage, auditPage, pages.here],
  // Dispatches come while a player writes: nothing is held up to show them.
  pace: () => ({ rolling: 0, rest: 0 }),
  chapter: (report) =>
    report.kind === 'dispatch' && report.dispatch.kind === 'morning' ? dayTitle(report.dispatch.minute) : undefined,
  opening: ({ minute }) => dayTitle(minute),
  guide,
  shortcuts,
  headline: ({ name }) => HEADLINES[name] ?? 'The campaign is over',
};

/** After the history: the proposal of 17 goes by points. */
const HEADLINES: Readonly<Record<string, string>> = {
  'allied strategic': 'Over the Rhine',
  'allied tactical': 'A road worth its price',
  draw: 'Neither gained nor held',
  'german tactical': 'The road is cut short',
  'german strategic': 'A bridge too far',
};

function dayTitle(minute: number): string {
  return `${dayOf(minute)} September`;
}

function shortcuts(controller: CampaignController): readonly Shortcut[] {
  const shared = controller as unknown as TableController;
  const acts = (): boolean => controller.mayAct;
  return [
    { key: 'n', does: 'Next unit', applies: acts, run: () => cycle(shared, 1) },
    { key: 'p', does: 'The previous unit', applies: acts, run: () => cycle(shared, -1) },
    { key: 'c', does: 'Write in the letter', applies: acts, run: () => document.getElementById(LETTER)?.focus() },
    ...(controller.source.mine.includes(UMPIRE)
      ? [
          {
            key: 'd',
            does: 'Decide the pending result',
            applies: () => controller.seat === UMPIRE && acts() && controller.now.pending !== null,
            run: goToRuling,
          },
        ]
      : []),
    followShortcut(shared),
    { key: 'Escape', does: 'Deselect the unit', run: () => cancel(shared) },
    { key: '/', does: 'Go to a unit or a place', run: () => document.getElementById(ORDER_LINE)?.focus() },
  ];
}
