import type { SetBattleState } from '@club-route/kriegsspiel/battle';
import type { GuideNote } from '../../table/skin.ts';

/** What somebody who has never seen the game needs to know, when it is needed. */
export function guide(state: SetBattleState): GuideNote | undefined {
  switch (state.battlePhase) {
    case 'card':
      return note(
        'card',
        'command cards',
        'Your edge of the field is at the bottom. A card decides how many units you order and in which third of the field: left, centre or right. A unit on a line between two thirds counts in both.',
      );
    case 'movement':
      return note(
        'movement',
        'move, then battle',
        'First move the ordered units, then fire with them. No unit may move after the first shot. A unit that enters a forest or a town cannot battle in the same turn.',
      );
    case 'battle':
      return note(
        'battle',
        'dice',
        'A die has two infantry faces, a tank, a grenade, a star and a flag. A unit loses a figure for each of its own symbol and each grenade. A flag drives it back. Its last figure is a medal for you.',
      );
    case 'retreat':
      return note(
        'retreat',
        'flags',
        'Each flag drives a unit back one hex, towards its own edge. A hex it cannot retreat costs a figure. Sandbags, ruins and an adjacent headquarters each let it ignore a flag.',
      );
    case 'ground':
      return note(
        'ground',
        'taking ground',
        'The hex you assaulted is empty. You may move in. Tanks that do may battle once more.',
      );
    case 'discard':
      return note(
        'discard',
        'a smaller hand',
        'You hold one card for every three units on the field. With fewer units you hold fewer cards.',
      );
    default:
      return undefined;
  }
}

function note(id: string, about: string, text: string): GuideNote {
  return { id: `kriegsspiel-battle/${id}`, title: `Your first battle: ${about}`, text };
}
