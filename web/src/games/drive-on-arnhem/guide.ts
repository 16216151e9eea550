import { isOperationPhase, phasingSide, type DriveState } from '@club-route/drive-on-arnhem';
import type { GuideNote } from '../../table/skin.ts';

/** What somebody who has never seen the game needs to know, when it is needed. */
export function guide(state: DriveState): GuideNote | undefined {
  switch (state.phase) {
    case 'setup':
      return note(
        'setup',
        'the landing',
        'Choose a supply source for each airborne formation, then a drop hex for each unit. Land a unit of the formation on its source, or it gets no supply.',
      );
    case 'germanAir':
      return note(
        'german-air',
        'aircraft',
        'Select a hex with Allied units to strike it. You hit a single unit 40 % of the time, stacks and columns more often. You cannot strike 30 Corps, or airborne units linked with it.',
      );
    case 'alliedAir':
      return note(
        'air',
        'aircraft',
        'Select a hex with Germans to strike it. You hit a single unit 40 % of the time, stacks and columns more often. Interdiction slows German units. It pays off on days 2 and 3.',
      );
    case 'supply':
      return note(
        'supply',
        'airborne supply',
        'Trace supply from each source through the units of its formation. Keep away from hexes next to the enemy. A hidden enemy stops the trace, and you may try only once more.',
      );
    case 'over':
      return undefined;
    default:
      return operations(state);
  }
}

function operations(state: DriveState): GuideNote | undefined {
  if (!isOperationPhase(state.phase)) return undefined;
  if (phasingSide(state) === 'german' && state.turn === 1)
    return note(
      'german',
      'the German side',
      'Hold Arnhem and Nijmegen, cut the road behind 30 Corps, and attack the supply sources. The side that entered a hex last owns it, and supply follows ownership.',
    );
  // The Germans have few points on the first day, and hear of points on the second.
  return state.turn === (phasingSide(state) === 'german' ? 2 : 1)
    ? note(
        'first-day',
        'operation points',
        'Everything costs operation points. Select a unit: the highlighted hexes are in reach, with their cost. In travel mode it is fast on roads and weak in a fight. Select an enemy next to it to plot an attack.',
      )
    : note(
        'battles',
        'plotted battles',
        'You fight attacks when you end the phase, in the order you plotted them. Plot your strongest unit first. Unspent points restore efficiency in the morning.',
      );
}

function note(id: string, about: string, text: string): GuideNote {
  return { id: `drive-on-arnhem/${id}`, title: `Your first game: ${about}`, text };
}
