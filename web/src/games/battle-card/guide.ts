import type { BattleCardState } from '@club-route/battle-card';
import type { GuideNote } from '../../table/skin.ts';

/** What somebody who has never seen the game needs to know, when it is needed. */
export function guide(state: BattleCardState): GuideNote | undefined {
  switch (state.phase) {
    case 'airdrop':
      return {
        id: 'battle-card/airdrop',
        title: 'Your first game: the drop',
        text: 'Three divisions drop along one road, and 30 Corps must reach Arnhem over it within six rounds. First see how hard the landing was: press “Roll the airdrop”.',
      };
    case 'orders':
      return state.round === 1
        ? {
            id: 'battle-card/orders',
            title: 'Your first game: orders',
            text: 'Choose attack or defend for each division, on its slip or on the map, then roll. An attack may take the area (a star) but costs men; defending saves them and takes nothing. You lose at once if a division is destroyed.',
          }
        : {
            id: 'battle-card/growth',
            title: 'Your first game: time',
            text: 'After every battle each German unit grows by one. Where it is then stronger, it takes the area back. Attack while you are the stronger; later it rarely pays.',
          };
    case 'advance':
      return {
        id: 'battle-card/advance',
        title: 'Your first game: the advance',
        text: 'One advance each round. 30 Corps may enter the next area if it is Allied, and the German unit there is gone for good. Nobody drops at Nijmegen: a unit beside 30 Corps must go there first, and that costs an advance too.',
      };
    case 'over':
      return undefined;
  }
}
