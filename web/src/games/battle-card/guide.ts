import type { BattleCardState } from '@club-route/battle-card';
import type { GuideNote } from '../../table/skin.ts';

/** What somebody who has never seen the game needs to know, when it is needed. */
export function guide(state: BattleCardState): GuideNote | undefined {
  switch (state.phase) {
    case 'airdrop':
      return {
        id: 'battle-card/airdrop',
        title: 'The drop',
        text: 'Three divisions drop along one road. 30 Corps must reach Arnhem over it within six rounds. Press “Roll the airdrop” to see how the landing went.',
      };
    case 'orders':
      return state.round === 1
        ? {
            id: 'battle-card/orders',
            title: 'Orders',
            text: 'Choose attack or defend for each division, here or on the map, then roll. An attack may take the area (a star) but costs men. A division destroyed loses the game.',
          }
        : {
            id: 'battle-card/growth',
            title: 'Time',
            text: 'After every battle each German unit grows by one and, where it is then the stronger, takes the area back. Attack while you are stronger.',
          };
    case 'advance':
      return {
        id: 'battle-card/advance',
        title: 'The advance',
        text: 'One each round. 30 Corps may enter the next area if it is Allied; the German unit there is gone for good. Nobody drops at Nijmegen: a unit beside 30 Corps must go there first.',
      };
    case 'over':
      return undefined;
  }
}
