import type { FarthestBridgeAction } from '../actions.ts';
import { choices } from '../choices.ts';
import { HISTORIC_ZONES } from '../data/board.ts';
import type { Side } from '../data/units.ts';
import { cellsForNext, FREE_UNITS } from '../phases/deployment.ts';
import { emptyBeside } from '../phases/landing.ts';
import { isCombatPhase, optionsOf, phasingSide, type FarthestBridgeState } from '../state.ts';
import { advance, demolition, retreat } from './answers.ts';
import { bestFight, bestSupport, possibleFights } from './fights.ts';
import { Marching } from './marching.ts';
import { steadyPlan, type Plan } from './posture.ts';
import { Situation } from './situation.ts';

/** How bad an attack may look to be tried out, and how many are. */
const LOWEST_GAIN = -6;
const OTHER_FIGHTS = 4;
const NO_FOCUS = steadyPlan('over').focus;

/**
 * A commander by rules of thumb. The Allies take the bridges and open the corridor; the Germans stand in the road, cut
 * it, blow what can be blown and hold Arnhem. A plan says how each formation goes about it.
 */
export class Script {
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

  decide(state: FarthestBridgeState, side: Side): FarthestBridgeAction {
    const situation = this.#situation;
    if (situation.look(state)) this.#marching.begin();
    if (state.phase === 'deploy') return { kind: 'deploy', cells: this.#deployment(state, side) };
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

  /** What else might be done instead of a fight that was chosen: the next best ones, and to stop. */
  otherFights(state: FarthestBridgeState, chosen: FarthestBridgeAction): readonly FarthestBridgeAction[] {
    const fights = possibleFights(state, this.#situation.picture, () => LOWEST_GAIN, NO_FOCUS)
      .filter(({ action }) => JSON.stringify(action) !== JSON.stringify(chosen))
      .toSorted((a, b) => b.gain - a.gain)
      .slice(0, OTHER_FIGHTS)
      .map(({ action }) => action);
    return chosen.kind === 'end' || optionsOf(state).mandatoryCombat ? fights : [...fights, { kind: 'end' }];
  }

  /** Free deployment: the drop zones as in history; the Germans where they would move to if they could. */
  #deployment(state: FarthestBridgeState, side: Side): readonly number[] {
    if (side === 'allied') return HISTORIC_ZONES;
    const cells: number[] = [];
    for (const unit of FREE_UNITS) cells.push(this.#situation.bestOf(state, unit, cellsForNext('german', cells)));
    return cells;
  }

  #fight(state: FarthestBridgeState): FarthestBridgeAction {
    const { picture, plan } = this.#situation;
    const fight = bestFight(state, picture, (unit) => this.#situation.posture(unit).threshold, plan.focus);
    if (fight !== undefined) return fight.action;
    return optionsOf(state).mandatoryCombat ? firstAttack(state) : { kind: 'end' };
  }
}

/** Where the rules force an attack, the first that is offered. */
function firstAttack(state: FarthestBridgeState): FarthestBridgeAction {
  const side = phasingSide(state);
  let choice = choices(state, side)[0]!;
  while (choice.action === undefined) choice = choices(state, side, choice.draft)[0]!;
  return choice.action;
}
