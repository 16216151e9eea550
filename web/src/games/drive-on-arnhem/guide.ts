import { isOperationPhase, phasingSide, type DriveState } from '@club-route/drive-on-arnhem';
import type { GuideNote } from '../../table/skin.ts';

/** What somebody who has never seen the game needs to know, when it is needed. */
export function guide(state: DriveState): GuideNote | undefined {
  switch (state.phase) {
    case 'setup':
      return note(
        'setup',
        'the landing',
        'Choose a supply source for each airborne formation, then a drop hex for each unit. Land a unit of the formation on its source: only then does supply come in.',
      );
    case 'alliedAir':
    case 'germanAir':
      return note(
        'air',
        'aircraft',
        'Click a hex with Germans to strike it. You hit a single unit with 40 %, stacks and columns more easily. Interdiction slows all Germans; it pays on days 2 and 3.',
      );
    case 'supply':
      return note(
        'supply',
        'airborne supply',
        'Walk from each source through the units of its formation. Keep away from hexes next to the enemy: you are stopped once for free, the second time the walk is over.',
      );
    case 'over':
      return undefined;
    default:
      return operations(state);
  }
}

function operations(state: DriveState): GuideNote | undefined {
  if (!isOperationPhase(state.phase)) return undefined;
  if (phasingSide(state) === 'german')
    return note(
      'german',
      'the German side',
      'Hold Arnhem and Nijmegen, cut the road behind 30 Corps, and march on the supply sources. Units that entered a hex last own it, and supply follows ownership.',
    );
  return state.turn === 1
    ? note(
        'first-day',
        'operation points',
        'Everything costs operation points. Click a unit: lit hexes are in reach, with what they cost. In travel mode it is fast on roads and weak in a fight. Click an enemy next to it to plot an attack.',
      )
    : note(
        'battles',
        'plotted battles',
        'Attacks are fought when you end the phase, in the order you plotted them. The strongest unit should attack first. Points that a unit saves rest its troops in the morning.',
      );
}

function note(id: string, about: string, text: string): GuideNote {
  return { id: `drive-on-arnhem/${id}`, title: `Your first game: ${about}`, text };
}
