import { scale, type Dice } from '@club-route/engine';
import { UNITS } from '../data/units.ts';
import { COMPANY_KINDS, type CompanyName } from './data/companies.ts';
import {
  COLUMNS_OF_CLASS,
  CONVERSION,
  HEAVY_TOWED_FROM,
  INSTEAD,
  PLAIN,
  SIXES,
  type Column,
} from './data/conversion.ts';

/** 19: the companies of a battalion on the day of a battle, by one die each. */

export interface Company {
  readonly kind: CompanyName;
  readonly figures: number;
}

const HALF_FIGURES = 2;
const HALF_GUNS = 1;
const SIX = 6;

/** 19.1: whole companies left, rounded half up. */
export function companiesLeft(unit: number, strength: number): number {
  return scale(UNITS[unit].companies, strength, 100);
}

export function muster(unit: number, strength: number, dice: Dice): readonly Company[] {
  const count = companiesLeft(unit, strength);
  if (count === 0) return strength > 0 ? [halfCompany(unit)] : [];
  let sixes = 0;
  return Array.from({ length: count }, () => {
    const die = dice.d6('company');
    const column = columnOf(unit, die);
    if (die !== SIX) return company(unit, fromTable(column, die, dice));
    sixes++;
    return company(unit, SIXES[column][sixes - 1] ?? PLAIN[column]);
  });
}

/** R38: the parity of the die chooses the column of mechanised infantry. */
function columnOf(unit: number, die: number): Column {
  return COLUMNS_OF_CLASS[UNITS[unit].kind][die % 2 === 1 ? 0 : 1];
}

function fromTable(column: Column, die: number, dice: Dice): CompanyName {
  const entry = CONVERSION[column][die - 1];
  if (typeof entry === 'string') return entry;
  if (entry.sub === 'towed')
    return dice.d6('anti-tank guns') >= HEAVY_TOWED_FROM ? 'heavy anti-tank guns' : 'anti-tank guns';
  // Which vehicle it is changes its name alone (R38); the die is rolled all the same.
  dice.d6('self-propelled guns');
  return 'tank destroyers';
}

function company(unit: number, kind: CompanyName): Company {
  const own = INSTEAD[UNITS[unit].kind]?.[kind] ?? kind;
  return { kind: own, figures: COMPANY_KINDS[own].figures };
}

/** G100: less than half a company is no company, but some of the battalion is left. */
function halfCompany(unit: number): Company {
  const column = COLUMNS_OF_CLASS[UNITS[unit].kind][0];
  const { kind } = company(unit, PLAIN[column]);
  return { kind, figures: column === 'artillery' ? HALF_GUNS : HALF_FIGURES };
}
