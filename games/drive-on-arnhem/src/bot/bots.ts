import { recruit } from './recruit.ts';

/** From the weakest to the strongest. */
export const bots = [recruit] as const;
