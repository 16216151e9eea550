import type { DescentState } from '@club-route/descent-into-hell';
import type { GuideNote } from '../../table/skin.ts';

/** What somebody who has never seen the game needs to know, when it is needed. */
export function guide(state: DescentState): GuideNote | undefined {
  if (state.outcome !== 'none') return undefined;
  if (state.questions.length > 0)
    return note(
      'bridge',
      'a bridge',
      'Allied units have reached one of your bridges. You may try to blow it now, even if you have no unit there. A low roll blows it. Your engineers next to it help, theirs hinder.',
    );
  if (state.battle !== null)
    return note(
      'fire',
      'fire',
      'The defenders fire first, then the attackers, unit by unit. Each shot has its own odds: your attack factor against the defence factor. Point at a die to see what that roll does.',
    );
  switch (state.phase) {
    case 'setup':
      return note(
        'setup',
        'the start line',
        'Guards Armoured and three units each of two infantry divisions start south of the line. Put the armour on the road to Valkenswaard.',
      );
    case 'deployment':
      return state.side === 'allied'
        ? note(
            'allied',
            'two impulses',
            'Your turn has a road and an off-road impulse, in the order you like. By road you are fast, but defenders fire at double strength. Airborne units can land in either.',
          )
        : note(
            'german',
            'force pools',
            "Place today's force pools in their entry areas. They enter the map in either impulse. You see only what is next to your units, so keep units along the road.",
          );
    case 'air':
      return note(
        'air',
        'air transport',
        'Select a unit, then a hex. When you end the air phase, all units land at once. The Germans may blow bridges next to them, and antiaircraft guns fire.',
      );
    case 'movement':
      return note(
        'movement',
        'hidden enemies',
        'You see enemies only next to your units. A move ends where an enemy appears, and you must attack it. You cannot take back a move.',
      );
    case 'combat':
      return note(
        'combat',
        'combat',
        'You must attack the red hexes, because you moved next to them. Choose the order: a unit that advances can join a later fight from its new hex.',
      );
    default:
      return undefined;
  }
}

function note(id: string, about: string, text: string): GuideNote {
  return { id: `descent-into-hell/${id}`, title: `Your first game: ${about}`, text };
}
