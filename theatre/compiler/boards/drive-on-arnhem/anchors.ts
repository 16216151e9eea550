import type { AnchorPlan } from '../../plan.ts';

/** Printed hexes whose place is known: drop zones and starts of units, supply sources, objectives, the ferry. */
const printed: readonly AnchorPlan[] = [
  { at: '3,7', ground: '51.988 5.775', note: 'supply of 1st Airborne, 5.2' },
  { at: '4,8', ground: 'dz-x', note: '1 Para Brigade' },
  { at: '4,7', ground: 'lz-s', note: '1 Airlanding Brigade' },
  { at: '4,6', ground: '51.995 5.805', note: '16 SS Training' },
  { at: '8,7', ground: 'dz-driel', note: 'supply of the Poles, 5.2' },
  { at: '12,9', ground: 'nijmegen-bridge', note: 'objective, 10.1' },
  { at: '11,8', ground: '51.875 5.865', note: 'reconnaissance of 9 SS' },
  { at: '16,9', ground: '51.762 5.930', note: 'supply of 82nd, 5.2' },
  { at: '17,9', ground: 'dz-n', note: '505 PIR' },
  { at: '17,8', ground: '51.785 5.965', note: '508 PIR' },
  { at: '14,13', ground: 'dz-o', note: '504 PIR' },
  { at: '14,23', ground: 'dz-a', note: '501 PIR' },
  { at: '15,26', ground: 'dz-b', note: '502 PIR and supply of 101st, 5.2' },
  { at: '16,27', ground: '51.525 5.465', note: '506 PIR' },
  { at: '28,31', ground: 'joes-bridge', note: 'Guards Armoured' },
  { at: '10,4/10,5', ground: 'huissen-ferry', note: 'ferry, 8.8' },
];

/** Printed entry hexes, each on the road it must stand for: softer. */
const entries: readonly AnchorPlan[] = [
  { at: '3,0/4,0', ground: '52.130 5.950', note: 'road to Apeldoorn' },
  { at: '8,0', ground: 'dieren', note: 'road to Zutphen' },
  { at: '16,0/17,0', ground: '51.880 6.230', note: 'roads to Emmerich' },
  { at: '23,5', ground: '51.700 6.150', note: 'Goch' },
  { at: '23,8', ground: '51.650 6.030', note: 'Gennep to Bergen' },
  { at: '23,13', ground: '51.560 5.950', note: 'Boxmeer to Venray' },
  { at: '23,20', ground: '51.476 5.700', note: '107 Brigade, before Helmond' },
  { at: '30,25', ground: '51.260 5.650', note: '180 Division' },
  { at: '8,31', ground: '51.570 5.160', note: '59 Division' },
  { at: '0,13', ground: 'rhenen', note: 'Rhenen' },
  { at: '0,9', ground: '52.040 5.620', note: 'Ede to Veenendaal' },
];

/** The printed objective beside the ferry hex can only be Arnhem. */
const deduced: readonly AnchorPlan[] = [{ at: '8,4/8,5', ground: 'arnhem-bridge', note: 'objective, 10.1' }];

export const anchors: readonly AnchorPlan[] = [...printed, ...entries, ...deduced];
