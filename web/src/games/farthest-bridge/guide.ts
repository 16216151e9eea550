import { isCombatPhase, phasingSide, type FarthestBridgeState } from '@club-route/farthest-bridge';
import type { GuideNote } from '../../table/skin.ts';

/** What somebody who has never seen the game needs to know, when it is needed. */
export function guide(state: FarthestBridgeState): GuideNote | undefined {
  switch (state.step) {
    case 'demolition':
      return note(
        'demolition',
        'a bridge',
        'An Allied unit has reached a bridge with Germans near. The Germans can roll once to blow it. A canal bridge falls on 1–3, a railway bridge on 1–2, a highway bridge on 1.',
      );
    case 'defence':
      return note(
        'defence',
        'support for the defender',
        'The attacker has chosen support fire. Now the defender can. Each marker adds its number. Unfired markers are gone after this turn.',
      );
    case 'retreat':
      return note(
        'retreat',
        'the retreat',
        'Choose a highlighted hex to retreat to. A unit at full strength can resist instead: it stays and is depleted. A unit that cannot retreat is lost.',
      );
    case 'advance':
      return note(
        'advance',
        'the advance',
        'The hex is empty. A unit that attacked it can move in. Enemy zones of control do not matter.',
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
      'Both sides set up in secret. Select a highlighted hex for the marked piece. When all are placed, hand in the plan.',
    );
  }
  if (isCombatPhase(state)) {
    return note(
      'combat',
      'attacking',
      'Select an enemy, then your units next to it. The panel shows what each roll does and how support fire shifts it. You never have to attack.',
    );
  }
  if (state.turn === 1 && state.phase === 'alliedMove') {
    return note(
      'landing',
      'the drop',
      'Select a counter, then a highlighted hex near its drop zone. Take the bridges on the red road: XXX Corps comes up it from turn 2. You win with two hexes of Arnhem.',
    );
  }
  return phasingSide(state) === 'german'
    ? note(
        'german',
        'the German side',
        'Bring in reinforcements, cut the road, hold Arnhem. If you enter a drop zone, the Allies lose three support-fire markers for good.',
      )
    : note(
        'moving-on',
        'marching',
        'Select a unit. The highlighted hexes are in reach, with their cost. Entering an enemy zone of control ends a move. Mobile units can wait for the mobile phase after combat.',
      );
}

function note(id: string, about: string, text: string): GuideNote {
  return { id: `farthest-bridge/${id}`, title: `Your first game: ${about}`, text };
}
