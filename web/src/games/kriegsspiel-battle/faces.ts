import {
  companyName,
  firstOf,
  kindOfCompany,
  sideOfCompany,
  symbolOf,
  UNITS,
  type CompanyKind,
  type SetBattleState,
} from '@club-route/kriegsspiel/battle';
import type { Army, CounterFace, CounterMark } from '../../hex/counter/Counter.tsx';
import { keptFace } from '../../hex/counter/kept.ts';

function armyOf(unit: number): Army {
  const { id, kind, formation, side } = UNITS[unit];
  if (kind === 'polish') return 'polish';
  if (side === 'german') return /SS/.test(id) || /SS/.test(formation) ? 'ss' : 'german';
  return /^(82|101)/.test(formation) ? 'us' : 'british';
}

/** Each battalion of a battle has a colour of its own, dark enough for white letters. */
const STRIPES = ['#6d1f36', '#23407f', '#27402f', '#5a3d24', '#4a3a5e', '#204a45'];

function stripeOf(state: SetBattleState, company: number): string {
  const units: number[] = [];
  for (let one = firstOf(sideOfCompany(company)); one <= company; one++)
    if (!units.includes(state.companyUnit[one])) units.push(state.companyUnit[one]);
  return STRIPES[units.indexOf(state.companyUnit[company]) % STRIPES.length];
}

/** What a company carries besides rifles. */
const LETTERS: Readonly<Partial<Record<NonNullable<CompanyKind['trait']>, string>>> = {
  mortar: 'M',
  'machine gun': 'G',
  'anti-tank near': 'T',
  'anti-tank': 'L',
};

export interface Looks {
  readonly figures: number;
  readonly dug: boolean;
}

export function faceOf(state: SetBattleState, company: number, looks?: Looks): CounterFace {
  const figures = looks?.figures ?? state.companyFigures[company];
  const of = state.companyStart[company];
  const isMover = state.battleMover === sideOfCompany(company) && state.companyOrdered[company] === 1;
  const isDone = isMover && state.companyBattles[company] === 0;
  return keptFace({
    army: armyOf(state.companyUnit[company]),
    symbol: symbolOf(state, company),
    echelon: 'company',
    name: companyName(company),
    factors: '',
    pips: { left: Math.max(0, figures), of },
    stripe: stripeOf(state, company),
    depleted: figures < of,
    spent: isDone ? 'fought' : isMover && state.companyMoved[company] > 0 ? 'moved' : undefined,
    marks: marksOf(state, company, looks?.dug ?? state.companyDug[company] === 1),
  });
}

function marksOf(state: SetBattleState, company: number, dug: boolean): readonly CounterMark[] {
  const { trait } = kindOfCompany(state, company);
  const letter = trait === undefined ? undefined : LETTERS[trait];
  return [
    ...(letter === undefined ? [] : [{ sign: 'kit' as const, text: letter }]),
    ...(dug ? [{ sign: 'fort' as const }] : []),
    ...(state.companyUnsupplied[company] === 1 ? [{ sign: 'want' as const }] : []),
  ];
}

/** "Rifle company of 1/506". */
export function aboutUnit(state: SetBattleState, company: number): string {
  return `${kindOfCompany(state, company).name} of ${UNITS[state.companyUnit[company]].id}`;
}

/** "A3, Allied rifle company of 1/506, 3 of 4 figures, sandbags, ordered". */
export function unitWords(state: SetBattleState, company: number): string {
  const side = sideOfCompany(company) === 'allied' ? 'Allied' : 'German';
  const about = aboutUnit(state, company);
  return [
    companyName(company),
    `${side} ${about.charAt(0).toLowerCase()}${about.slice(1)}`,
    `${state.companyFigures[company]} of ${state.companyStart[company]} figures`,
    ...(state.companyDug[company] === 1 ? ['sandbags'] : []),
    ...(state.companyUnsupplied[company] === 1 ? ['out of supply'] : []),
    ...(state.companyOrdered[company] === 1 ? ['ordered'] : []),
  ].join(', ');
}
