import type { SecondState } from '@club-route/kriegsspiel/second';
import type { GuideNote } from '../../table/skin.ts';
import { guide as guideOfCampaign } from '../kriegsspiel/guide.ts';
import { guide as guideOfBattle } from '../kriegsspiel-battle/guide.ts';

/** What somebody who has never played it needs to know: of the battle while one is fought, else of the campaign. */
export function guide(state: SecondState): GuideNote | undefined {
  switch (state.engagement?.phase) {
    case 'briefing':
      return note(
        'briefing',
        'a battle',
        'Units have met, and the clock stops until the battle is over. Choose who fights it: you, the computer by your plan, or both sides on a real table.',
      );
    case 'fighting':
      return guideOfBattle(state as never);
    case 'form':
      return note(
        'form',
        'a real table',
        'Print the field and fight the battle with figures. Then fill in the form. A unit you do not name has lost nothing.',
      );
    default:
      return guideOfCampaign(state);
  }
}

function note(id: string, about: string, text: string): GuideNote {
  return { id: `kriegsspiel-second/${id}`, title: `Your first campaign: ${about}`, text };
}
