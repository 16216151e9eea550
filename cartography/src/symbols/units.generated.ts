// Written by scripts/symbols.mjs from milsymbol 3.0.4 (MIT licence, Måns Beckman); edit that, not this.

/** What stands in the frame, as lines; the frame is 150 by 100 round (100, 100). */
export const SYMBOLS = {
  infantry: 'M25,50 L175,150 M25,150 L175,50',
  para: 'M25,50 L175,150 M25,150 L175,50M75,140 C75,125 100,125 100,140 C100,125 125,125 125,140',
  glider: 'M25,50 L175,150 M25,150 L175,50M85,55 L100,75 115,55',
  armor: 'M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z',
  mech: 'M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 ZM25,50 L175,150 M25,150 L175,50',
  recon: 'M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 ZM25,150L175,50',
  engineer: 'M 60,118 V 83 h 80 v 35  M 100,83 V 110',
} as const;

/** What stands over the frame. */
export const ECHELONS = {
  battalion: 'M90,40L90,15M110,40L110,15',
  brigade: 'M87.5,40 l25,-25 m0,25 l-25,-25',
} as const;
