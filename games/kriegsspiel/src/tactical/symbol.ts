import { UNITS } from '../data/units.ts';
import type { CompanyKind } from './data/companies.ts';
import { kindOfCompany, type BattleState } from './state.ts';

/** The symbols that companies have, by the names of the cartography. */
type CompanySymbol =
  | 'anti-tank'
  | 'armor'
  | 'artillery'
  | 'assault-gun'
  | 'glider'
  | 'headquarters'
  | 'infantry'
  | 'para'
  | 'recon'
  | 'supply';

/** Symbols of those whose arm and way of moving do not say enough. */
const BY_TRAIT: Readonly<Partial<Record<NonNullable<CompanyKind['trait']>, CompanySymbol>>> = {
  headquarters: 'headquarters',
  observers: 'headquarters',
  scouts: 'recon',
  'no overrun': 'assault-gun',
  supply: 'supply',
};

export function symbolOf(state: BattleState, company: number): CompanySymbol {
  const { arm, trait, indirect } = kindOfCompany(state, company);
  const special = trait === undefined ? undefined : BY_TRAIT[trait];
  if (special !== undefined) return special;
  if (arm === 'armour') return 'armor';
  if (arm === 'artillery') return indirect === true ? 'artillery' : 'anti-tank';
  const { kind } = UNITS[state.companyUnit[company]];
  return kind === 'para' || kind === 'polish' ? 'para' : kind === 'glider' ? 'glider' : 'infantry';
}
