import type { Bot } from '@club-route/engine';
import { Commander, type Thoroughness } from '@club-route/engine/search';
import type { DescentAction } from '../../src/actions.ts';
import { commanderWith } from '../../src/bot/bots.ts';
import { commanded, THOROUGHNESS } from '../../src/bot/commander.ts';
import type { DescentState } from '../../src/state.ts';

/** Commanders that nobody is offered: what the commander is measured by (`npm run sight-gain`). */

/** Tries everything in a single imagined world. */
export const oneWorld: Bot<DescentState, DescentAction> = commanderWith({ worlds: 1 });

const { nodes, stages, planRounds, decisionRounds, decisionShare } = THOROUGHNESS;
const WITHOUT_WORLDS: Thoroughness = { nodes, stages, planRounds, decisionRounds, decisionShare };

/** Tries everything in the position that it is handed. Handed the truth, it sees all that is hidden, and the same budget buys it as many trials. */
export const openEyes: Bot<DescentState, DescentAction> = {
  ...commanderWith(),
  sit: (seat) => new Commander(commanded, seat, WITHOUT_WORLDS),
};
