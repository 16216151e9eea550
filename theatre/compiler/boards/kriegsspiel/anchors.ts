import type { AnchorPlan } from '../../plan.ts';

/**
 * The campaign's own squares are lost. Its order of battle is that of the 1976 game, so the frame is that game's map
 * laid out in kilometres, with three rows more in the south so that the corps has a road to enter by: these are its
 * bridges and ferries, with the squares in which their hexsides come to lie.
 */
export const anchors: readonly AnchorPlan[] = [
  { at: '0911', ground: 'son-bridge' },
  { at: '0511', ground: 'best-bridge' },
  { at: '1907', ground: 'helmond-bridges' },
  { at: '1422', ground: 'veghel-bridge' },
  { at: '1222', ground: 'veghel-rail-bridge' },
  { at: '4426', ground: 'gennep-rail-bridge' },
  { at: '3834', ground: 'mook-rail-bridge' },
  { at: '3836', ground: 'heumen-bridge' },
  { at: '3738', ground: 'malden-bridge' },
  { at: '3640', ground: 'hatert-bridge' },
  { at: '3443', ground: 'honinghutje-bridge' },
  { at: '3745', ground: 'weurt-lock' },
  { at: '3039', ground: 'grave-bridge' },
  { at: '2442', ground: 'ravenstein-rail-bridge' },
  { at: '4045', ground: 'nijmegen-bridge' },
  { at: '4457', ground: 'arnhem-bridge' },
  { at: '4857', ground: 'westervoort-bridge' },
  { at: '4258', ground: 'arnhem-rail-bridge' },
  { at: '2158', ground: 'rhenen-rail-bridge' },
  { at: '3858', ground: 'driel-ferry' },
  { at: '4653', ground: 'huissen-ferry' },
  { at: '1662', ground: 'ingen-ferry' },
];
