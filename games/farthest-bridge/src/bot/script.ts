import type { Seat } from '@club-route/engine';
import type { Adviser } from '@club-route/engine/search';
import type { FarthestBridgeAction } from '../actions.ts';
import { choices } from '../choices.ts';
import { emptyBeside } from '../phases/landing.ts';
import { isCombatPhase, optionsOf, phasingSide, type FarthestBridgeState } from '../state.ts';
import { advance, demolition, retreat } from './answers.ts';
import { bestFight, bestSupport, possibleFights, type FightTerms } from './fights.ts';
import { Marching } from './marching.ts';
import { STEADY, type Plan } from './posture.ts';
import { Situation } from './situation.ts';

/** How bad an attack may look to be tried out, and how many are. */
const LOWEST_GAIN = -6;
const ANY_FIGHT: FightTerms = { threshold: () => LOWEST_GAIN, focus: STEADY.focus };
const OTHER_FIGHTS = 4;
/** How many other answers are. */
const OTHER_ANSWERS = 6;

/**
 * A commander by rules of thumb. The Allies take the bridges and open the corridor; the Germans stand in the road, cut
 * it, blow what can be blown and hold Arnhem. A plan says how each formation goes about it.
 */
export class Script implements Adviser<FarthestBridgeState, FarthestBridgeAction, Plan> {
  readonly #situation = new Situation();
  readonly #marching: Marching;

  /** In trials every move names its whole way. */
  constructor(ways = false) {
    this.#marching = new Marching(this.#situation, ways);
  }

  /** Follows a plan from now on, or its own lights. */
  follow(plan?: Plan): void {
    this.#situation.follow(plan);
  }

  /** Anything but a deployment, which is drawn. */
  decide(state: FarthestBridgeState): FarthestBridgeAction {
    const situation = this.#situation;
    if (situation.look(state)) this.#marching.begin();
    switch (state.step) {
      case 'free':
        return isCombatPhase(state) ? this.#fight(state) : this.#marching.next(state);
      case 'moving':
        return this.#marching.goOn(state);
      case 'placing': {
        const cells = emptyBeside(state, state.unitCell[state.mover]!);
        return { kind: 'place', cell: situation.bestOf(state, state.mover, cells) };
      }
      case 'demolition':
        return demolition(state, situation);
      case 'defence':
        return { kind: 'support', markers: bestSupport(state, situation.picture) };
      case 'retreat':
        return retreat(state, situation);
      case 'advance':
        return advance(state, situation);
    }
  }

  /** Of fights, the next best ones and to stop; of answers, what else is allowed; moves are planned, not tried out. */
  others(state: FarthestBridgeState, side: Seat, chosen: FarthestBridgeAction): readonly FarthestBridgeAction[] {
    switch (state.step) {
      case 'free':
        return isCombatPhase(state) ? this.#otherFights(state, chosen) : [];
      case 'demolition':
      case 'retreat':
      case 'advance':
      case 'defence':
        return choices(state, side)
          .flatMap((one) => one.action ?? choices(state, side, one.draft).flatMap(({ action }) => action ?? []))
          .filter((one) => !isSame(one, chosen))
          .slice(0, OTHER_ANSWERS);
      case 'moving':
      case 'placing':
        return [];
    }
  }

  #otherFights(state: FarthestBridgeState, chosen: FarthestBridgeAction): readonly FarthestBridgeAction[] {
    const fights = possibleFights(state, this.#situation.picture, ANY_FIGHT)
      .filter(({ action }) => !isSame(action, chosen))
      .toSorted((a, b) => b.gain - a.gain)
      .slice(0, OTHER_FIGHTS)
      .map(({ action }) => action);
    return chosen.kind === 'end' || optionsOf(state).mandatoryCombat ? fights : [...fights, { kind: 'end' }];
  }

  #fight(state: FarthestBridgeState): FarthestBridgeAction {
    const fight = bestFight(state, this.#situation.picture, this.#situation.fightTerms);
    if (fight !== undefined) return fight.action;
    return optionsOf(state).mandatoryCombat ? firstAttack(state) : { kind: 'end' };
  }
}

function isSame(one: FarthestBridgeAction, other: FarthestBridgeAction): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Where the rules force an attack, the first that is offered. */
function firstAttack(state: FarthestBridgeState): FarthestBridgeAction {
  const side = phasingSide(state);
  let choice = choices(state, side)[0]!;
  while (choice.action === undefined) choice = choices(state, side, choice.draft)[0]!;
  return choice.action;
}
