import { isCombatPhase, phasingSide, type FarthestBridgeState } from '@club-route/farthest-bridge';
import type { GuideNote } from '../../table/skin.ts';

/** What somebody who has never seen the game needs to know, when it is needed. */
export function guide(state: FarthestBridgeState): GuideNote | undefined {
  switch (state.step) {
    case 'demolition':
      return note(
        'demolition',
        'a bridge',
        'An Allied unit has come to a bridge with Germans near. The Germans can roll once to blow it. A canal bridge falls on 1–3, a railway bridge on 1–2, a highway bridge on 1.',
      );
    case 'defence':
      return note(
        'defence',
        'support for the defender',
        'The attacker has fired. Now the defender can. Each marker adds its number. Markers you do not fire this turn are gone.',
      );
    case 'retreat':
      return note(
        'retreat',
        'giving ground',
        'Choose a lit hex to retreat to. A unit at full strength can hold its ground instead: it stays and is depleted. A unit with no way back is lost.',
      );
    case 'advance':
      return note(
        'advance',
        'the advance',
        'The hex is empty. A unit that fought for it can move in, even past enemy zones.',
      );
    case 'moving':
      return note(
        'moving',
        'after the landing',
        'Landing has cost this unit movement points. Move on with the rest, or stop. Then land the next unit.',
      );
    case 'placing':
      return undefined;
    case 'free':
      return freeNote(state);
  }
}

function freeNote(state: FarthestBridgeState): GuideNote | undefined {
  if (state.phase === 'over') return undefined;
  if (state.phase === 'deploy') {
    return note(
      'deploy',
      'the secret set-up',
      'Both sides write down where they begin. Click a lit hex for the marked piece. When all are placed, hand the plan in.',
    );
  }
  if (isCombatPhase(state)) {
    return note(
      'combat',
      'attacking',
      'Click an enemy, then the units beside it that attack. The panel shows what each roll does. Support fire shifts it. You never have to attack.',
    );
  }
  if (state.turn === 1 && state.phase === 'alliedMove') {
    return note(
      'landing',
      'the drop',
      'Click a counter, then a lit hex near its drop zone. Take the bridges on the red road: XXX Corps comes up it from turn 2. You win with two hexes of Arnhem.',
    );
  }
  return phasingSide(state) === 'german'
    ? note(
        'german',
        'the German side',
        'Bring in reinforcements, cut the road, hold Arnhem. A unit that enters a drop zone takes three support-fire markers from the Allies for good.',
      )
    : note(
        'moving-on',
        'marching',
        'Click a unit. The lit hexes are in reach, with their cost. Entering an enemy zone of control ends a move. Mobile units can wait for the mobile phase after combat.',
      );
}

function note(id: string, about: string, text: string): GuideNote {
  return { id: `farthest-bridge/${id}`, title: `Your first game: ${about}`, text };
}
