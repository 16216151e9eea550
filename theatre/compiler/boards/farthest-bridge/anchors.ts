import type { AnchorPlan } from '../../plan.ts';

/** Bridges, a ferry and towns whose hexes are certain. The drop zones are game markers, not survey points: left out. */
export const anchors: readonly AnchorPlan[] = [
  { at: '3323/3423', ground: 'arnhem-bridge' },
  { at: '3422/3522', ground: 'arnhem-rail-bridge' },
  { at: '2621/2721', ground: 'nijmegen-bridge' },
  { at: '1207/1308', ground: 'veghel-bridge' },
  { at: '0505/0605', ground: 'son-bridge' },
  { at: '2120/2121', ground: 'heumen-bridge' },
  { at: '1920/2020', ground: 'mook-rail-bridge' },
  { at: '2413/2513', ground: 'ravenstein-rail-bridge' },
  { at: '1523/1524', ground: 'gennep-rail-bridge' },
  { at: '3411/3512', ground: 'rhenen-rail-bridge' },
  { at: '3420/3520', ground: 'driel-ferry' },
  { at: '0203+0204+0304', ground: 'eindhoven' },
  { at: '2520+2521+2620+2621', ground: 'nijmegen' },
  { at: '3423+3523+3524', ground: 'arnhem' },
  { at: '3521', ground: 'oosterbeek' },
  { at: '0310/0311', ground: 'helmond-bridges' },
  { at: '2215/2316', ground: 'grave-bridge' },
];
