import type { Plan } from '../plan.ts';
import { descentIntoHell } from './descent-into-hell/index.ts';
import { driveOnArnhem } from './drive-on-arnhem/index.ts';
import { farthestBridge } from './farthest-bridge/index.ts';
import { kriegsspiel } from './kriegsspiel/index.ts';

export const allPlans: readonly Plan[] = [farthestBridge, driveOnArnhem, descentIntoHell, kriegsspiel];
