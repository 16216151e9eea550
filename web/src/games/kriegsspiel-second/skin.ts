import { isFieldOpen } from '@club-route/kriegsspiel/second';
import type { Shortcut } from '../../table/shortcuts.ts';
import { kriegsspielSkin } from '../kriegsspiel/skin.ts';
import { kriegsspielBattleSkin } from '../kriegsspiel-battle/skin.ts';
import type { BattleController } from '../kriegsspiel-battle/types.ts';
import { Board } from './Board.tsx';
import { Decision } from './Decision.tsx';
import { fieldInSight } from './field.ts';
import { guide } from './guide.ts';
import { PAGES } from './pages.tsx';
import { Strip } from './Strip.tsx';
import { asCampaign, type SecondController, type SecondSkin } from './types.ts';

/** The look of the second edition: the campaign's table, and over it the table of a battle while one is fought. */
export const kriegsspielSecondSkin: SecondSkin = {
  layout: 'map',
  Board,
  Strip,
  Decision,
  pages: PAGES,
  opens: ({ state }) => (isFieldOpen(state) ? 'battle' : undefined),
  // The campaign is not held up to show what comes; a battle is shown at its own pace on its own table.
  pace: () => ({ rolling: 0, rest: 0 }),
  chapter: (report) =>
    report.kind === 'in battle' || report.kind === 'both answered' ? undefined : kriegsspielSkin.chapter(report),
  opening: (state) => kriegsspielSkin.opening?.(state),
  guide,
  shortcuts,
  headline: (result) => kriegsspielSkin.headline(result),
};

/** Each key means what it means on the sheet that lies before the player. */
function shortcuts(controller: SecondController): readonly Shortcut[] {
  const ofBattle = kriegsspielBattleSkin.shortcuts(controller as unknown as BattleController).map((shortcut, at) => {
    const meant = (): Shortcut | undefined => {
      const field = fieldInSight(controller);
      return field && kriegsspielBattleSkin.shortcuts(field)[at];
    };
    return {
      key: shortcut.key,
      does: `In a battle: ${shortcut.does.charAt(0).toLowerCase()}${shortcut.does.slice(1)}`,
      applies: () => meant()?.applies?.() ?? meant() !== undefined,
      run: () => meant()?.run(),
    };
  });
  const ofCampaign = kriegsspielSkin.shortcuts(asCampaign(controller)).map((shortcut) => ({
    ...shortcut,
    applies: () => fieldInSight(controller) === undefined && (shortcut.applies?.() ?? true),
  }));
  return [...ofCampaign, ...ofBattle];
}
