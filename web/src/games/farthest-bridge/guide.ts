import { isCombatPhase, phasingSide, type FarthestBridgeState } from '@club-route/farthest-bridge';
import type { GuideNote } from '../../table/skin.ts';

/** What somebody who has never seen the game needs to know, when it is needed. */
export function guide(state: FarthestBridgeState): GuideNote | undefined {
  switch (state.step) {
    case 'demolition':
      return note(
        'demolition',
        'a bridge',
        'An Allied unit has come to a bridge with Germans near. The Germans may roll once for it in a player turn: a canal bridge falls on 1–3, a railway bridge on 1–2, a highway bridge on 1.',
      );
    case 'defence':
      return note(
        'defence',
        'support for the defender',
        'The attacker has fired; now the defender may. Each marker adds its number. What is not fired this turn is gone.',
      );
    case 'retreat':
      return note(
        'retreat',
        'giving ground',
        'Choose a lit hex to fall back to, or, with a unit at full strength, hold the ground: it stays and is depleted. A unit with no way back is lost.',
      );
    case 'advance':
      return note(
        'advance',
        'the advance',
        'The hex is empty. A unit that fought for it may follow, even past enemy zones.',
      );
    case 'moving':
      return note(
        'moving',
        'after the landing',
        'The hex of the landing has been paid for. March on with what is left, or stop; then the next unit lands.',
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
      'Both sides write down where they begin. Click a lit hex for the piece that is marked, one after the other, and hand the plan in.',
    );
  }
  if (isCombatPhase(state)) {
    return note(
      'combat',
      'attacking',
      'Click an enemy and the units beside it that are to attack. The panel shows what each face of the die will do; support fire shifts it. Nobody has to attack.',
    );
  }
  if (state.turn === 1 && state.phase === 'alliedMove') {
    return note(
      'landing',
      'the drop',
      'Pick a counter, point at a lit hex near its drop zone, see where the wind may carry it, and click to jump. Hold the bridges on the red road: XXX Corps comes up it from turn 2 and wins by holding two hexes of Arnhem.',
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
        'Click a unit: the lit hexes are within its reach, with what each costs. Entering an enemy zone of control ends a move. Mobile units may wait for the mobile phase after combat.',
      );
}

function note(id: string, about: string, text: string): GuideNote {
  return { id: `farthest-bridge/${id}`, title: `Your first game: ${about}`, text };
}
