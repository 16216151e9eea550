import { INDEX, medalsOf, SIDES, type SetBattleState, type Side } from '@club-route/kriegsspiel/battle';
import type { StripSide, StripView } from '../../hex/game.ts';

const NAMES: Readonly<Record<Side, string>> = { allied: 'Allied', german: 'German' };

/** Turns of ten minutes, and what each side has: medals won of those it needs, cards, an aircraft. */
export function stripOf(state: SetBattleState): StripView {
  const now = state.battleTurn;
  return {
    label: 'Turns, medals and cards',
    suppliesLabel: 'Medals and cards',
    turns: Array.from({ length: state.battleLastTurn }, (_, index) => index + 1).map((turn) => ({
      name: String(turn),
      words:
        turn === now
          ? `of ${state.battleLastTurn}`
          : turn === state.battleLastTurn && state.battleEndsAtNight
            ? 'dusk'
            : '',
      hint: `Turn ${turn} of ${state.battleLastTurn}, ten minutes each`,
      when: turn < now ? 'past' : turn === now ? 'now' : 'later',
    })),
    facts: [
      {
        name: 'Medals',
        value: SIDES.map((side) => medalsOf(state, side)).join(' : '),
        hint: 'Medals won, Allied first',
      },
    ],
    sides: SIDES.map((side) => sideOfStrip(state, side)),
  };
}

function sideOfStrip(state: SetBattleState, side: Side): StripSide {
  const index = INDEX[side];
  const [medals, needed] = [medalsOf(state, side), state.medalsNeeded[index]];
  const cards = state.handSize[index];
  return {
    name: side === state.battleAttacker ? `${NAMES[side]} attack` : `${NAMES[side]} defence`,
    acts: state.battlePhase !== 'none' && state.battleMover === side,
    phases: [],
    supplies: [
      {
        name: 'Medals',
        hint: `${medals} of the ${needed} medals that win the battle`,
        left: Math.min(medals, needed),
        of: needed,
      },
      { name: 'Cards', hint: `${cards} command ${cards === 1 ? 'card' : 'cards'} in hand`, left: cards, of: cards },
      ...(state.aircraft[index] > 0
        ? [{ name: 'Aircraft', hint: 'One aircraft, which strikes once', left: 1, of: 1 }]
        : []),
    ],
  };
}
