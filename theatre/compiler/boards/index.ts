import { BOARD_IDS, type BoardId } from '../../src/boards/index.ts';
import type { Plan } from '../plan.ts';
import { descentIntoHell } from './descent-into-hell/index.ts';
import { driveOnArnhem } from './drive-on-arnhem/index.ts';
import { farthestBridge } from './farthest-bridge/index.ts';
import { kriegsspiel } from './kriegsspiel/index.ts';

/** Every board has a plan: one that is listed without does not compile. */
const plans: Readonly<Record<BoardId, Plan>> = {
  'farthest-bridge': farthestBridge,
  'drive-on-arnhem': driveOnArnhem,
  'descent-into-hell': descentIntoHell,
  kriegsspiel,
};

export const allPlans: readonly Plan[] = BOARD_IDS.map((id) => plans[id]);
