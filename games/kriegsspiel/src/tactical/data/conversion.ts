import type { UnitClass } from '../../data/rows.ts';
import type { CompanyName } from './companies.ts';

/** 19: what a die makes of one company of a battalion. Printed; the rest is ruled (R38, G100). */

export type Column = 'infantry' | 'armoured' | 'artillery';

/** A die that asks for another one. */
export type SubRoll = 'self-propelled' | 'towed';
export type Entry = CompanyName | { readonly sub: SubRoll };

const SELF_PROPELLED: Entry = { sub: 'self-propelled' };
const TOWED: Entry = { sub: 'towed' };

/** Column -> what die 1 to 5 gives. Sixes are counted: see `SIXES`. */
export const CONVERSION: Readonly<Record<Column, readonly Entry[]>> = {
  infantry: ['rifle', 'rifle', 'rifle with anti-tank', 'rifle with mortars', 'rifle with machine guns'],
  armoured: ['tanks', 'tanks', 'heavy tanks', SELF_PROPELLED, TOWED],
  artillery: ['field battery', 'field battery', 'heavy anti-tank guns', 'heavy battery', 'supply'],
};

/** Column -> what the first six of a battalion gives, and the second. From the third on it is the plain company. */
export const SIXES: Readonly<Record<Column, readonly CompanyName[]>> = {
  infantry: ['headquarters', 'scouts'],
  armoured: ['light headquarters', 'scouts'],
  artillery: ['artillery headquarters', 'artillery headquarters'],
};

export const PLAIN: Readonly<Record<Column, CompanyName>> = {
  infantry: 'rifle',
  armoured: 'tanks',
  artillery: 'field battery',
};

/** R38: 1 to 4 light guns, 5 and 6 heavy ones; self-propelled guns differ by name alone. */
export const HEAVY_TOWED_FROM = 5;

/** R38: how a class of unit rolls. Mechanised infantry takes the column of its die's parity. */
export const COLUMNS_OF_CLASS: Readonly<Record<UnitClass, readonly [odd: Column, even: Column]>> = {
  infantry: ['infantry', 'infantry'],
  para: ['infantry', 'infantry'],
  glider: ['infantry', 'infantry'],
  polish: ['infantry', 'infantry'],
  engineer: ['infantry', 'infantry'],
  mech: ['infantry', 'armoured'],
  armor: ['armoured', 'armoured'],
  recon: ['armoured', 'armoured'],
  artillery: ['artillery', 'artillery'],
  'sp artillery': ['artillery', 'artillery'],
  'glider artillery': ['artillery', 'artillery'],
};

/** R38: what a class has in place of a company of the table. */
export const INSTEAD: Readonly<Partial<Record<UnitClass, Readonly<Partial<Record<CompanyName, CompanyName>>>>>> = {
  recon: { tanks: 'scouts' },
  'sp artillery': { 'field battery': 'self-propelled battery', 'heavy battery': 'self-propelled battery' },
  'glider artillery': { 'field battery': 'pack battery', 'heavy battery': 'pack battery' },
};
