// Written by scripts/symbols.mjs from milsymbol 3.0.4 (MIT licence, Måns Beckman); edit that, not this.

/** What stands in the frame, as lines; the frame is 150 by 100 round (100, 100). */
export const SYMBOLS = {
  infantry: 'M25,50 L175,150 M25,150 L175,50',
  motorised: 'M25,50 L175,150 M25,150 L175,50M100,50L100,150',
  para: 'M25,50 L175,150 M25,150 L175,50M75,140 C75,125 100,125 100,140 C100,125 125,125 125,140',
  glider: 'M25,50 L175,150 M25,150 L175,50M85,55 L100,75 115,55',
  armor: 'M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z',
  mech: 'M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 ZM25,50 L175,150 M25,150 L175,50',
  recon: 'M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 ZM25,150L175,50',
  'anti-tank': 'M25,150 L100,52 175,150',
  'assault-gun': 'M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 ZM25,150 L100,52 175,150',
  artillery:
    'M95,100 a5,5 0 1 0 10,0 a5,5 0 1 0 -10,0M90,100 a10,10 0 1 0 20,0 a10,10 0 1 0 -20,0M85,100 a15,15 0 1 0 30,0 a15,15 0 1 0 -30,0',
  engineer: 'M 60,118 V 83 h 80 v 35  M 100,83 V 110',
  bridging: 'M 60,118 V 83 h 80 v 35  M 100,83 V 110M 80,80 l 5,-5 30,0 5,5 m -40,-20 5,5 30,0 5,-5',
  'airfield-engineer': 'M 60,118 V 83 h 80 v 35  M 100,83 V 110M 80,70 l 40,0 M 80,80 111,55',
  supply: 'M25,120 l150,0',
  headquarters: 'M25,80 l150,0 ',
} as const;

/** What stands over the frame. */
export const ECHELONS = {
  battalion: 'M90,40L90,15M110,40L110,15',
  regiment: 'M100,40L100,15M120,40L120,15M80,40L80,15',
  brigade: 'M87.5,40 l25,-25 m0,25 l-25,-25',
  division: 'M70,40 l25,-25 m0,25 l-25,-25   M105,40 l25,-25 m0,25 l-25,-25',
} as const;
