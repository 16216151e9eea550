import type { DescentState } from '@club-route/descent-into-hell';
import type { GuideNote } from '../../table/skin.ts';

/** What somebody who has never seen the game needs to know, when it is needed. */
export function guide(state: DescentState): GuideNote | undefined {
  if (state.outcome !== 'none') return undefined;
  if (state.questions.length > 0)
    return note(
      'bridge',
      'a bridge',
      'Allied units have come to a bridge of yours. You may try to blow it now, whether or not you have anybody there. Low dice blow it; engineers beside it help you, theirs hinder.',
    );
  if (state.battle !== null)
    return note(
      'fire',
      'fire',
      'The defenders fire first, then the attackers, unit by unit. Each shot has its own odds: your attack factor against the defence factor. Point at the faces to see what each die brings.',
    );
  switch (state.phase) {
    case 'setup':
      return note(
        'setup',
        'the start line',
        'Guards Armoured and three units each of two infantry divisions begin south of the line. Put the armour on the road to Valkenswaard.',
      );
    case 'deployment':
      return state.side === 'allied'
        ? note(
            'allied',
            'two impulses',
            'Your turn has a road and an off-road impulse, in the order you like. By road you are fast, but defenders fire doubled. Airborne units can land in either.',
          )
        : note(
            'german',
            'force pools',
            'Place the force pools of today in their entry areas; they come onto the map in either impulse. You see only what stands next to your units: keep eyes along the road.',
          );
    case 'air':
      return note(
        'air',
        'air transport',
        'Select a unit, then a hex. Nothing is seen before you end the air phase: then all land at once, the Germans may blow bridges beside them, and antiaircraft guns fire.',
      );
    case 'movement':
      return note(
        'movement',
        'hidden enemies',
        'You see enemies only next to your units. A move ends where an enemy appears, and that enemy must be attacked. No move can be taken back.',
      );
    case 'combat':
      return note(
        'combat',
        'combat',
        'Red hexes must be attacked, because you moved next to them. Choose the order: a unit that advances can take part in a later fight from its new hex.',
      );
    default:
      return undefined;
  }
}

function note(id: string, about: string, text: string): GuideNote {
  return { id: `descent-into-hell/${id}`, title: `Your first game: ${about}`, text };
}
