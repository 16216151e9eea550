import type { BattleCardState } from '@club-route/battle-card';
import type { GuideNote } from '../../table/skin.ts';

/** What somebody who has never seen the game needs to know, when it is needed. */
export function guide(state: BattleCardState): GuideNote | undefined {
  switch (state.phase) {
    case 'airdrop':
      return {
        id: 'battle-card/airdrop',
        title: 'The drop',
        text: 'Three divisions drop along one road. 30 Corps must reach Arnhem on it within six rounds. Choose “Roll the airdrop” to see how the landing goes.',
      };
    case 'orders':
      return state.round === 1
        ? {
            id: 'battle-card/orders',
            title: 'Orders',
            text: 'Choose attack or defend for each division, here or on the map, then roll. An attack may take the area (a star) but costs more strength. If a division is destroyed, you lose the game.',
          }
        : {
            id: 'battle-card/growth',
            title: 'Time',
            text: 'After the battles each German unit grows by one. Where it is then stronger, it retakes the area. Attack while you are stronger.',
          };
    case 'advance':
      return {
        id: 'battle-card/advance',
        title: 'The advance',
        text: 'You have one advance each round. 30 Corps may enter the next area if you control it, and removes the German unit there. No division drops at Nijmegen: a unit with 30 Corps must go there first.',
      };
    case 'over':
      return undefined;
  }
}
