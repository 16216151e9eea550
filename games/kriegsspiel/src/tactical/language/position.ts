import { UNITS, type Side } from '../../data/units.ts';
import { CARDS } from '../data/cards.ts';
import { kindOf } from '../data/companies.ts';
import {
  companiesOf,
  companyName,
  firstOf,
  handOf,
  INDEX,
  lastOf,
  medalsOf,
  RESERVE,
  SIDES,
  type BattleState,
} from '../state.ts';
import { count, hexText, terrainText } from './names.ts';
import { PEOPLE } from './sentences.ts';

/** The battle in lines of text. */
export function describeBattle(state: BattleState, viewer: Side | undefined): readonly string[] {
  return [
    `Turn ${state.battleTurn} of ${state.battleLastTurn}. ${PEOPLE[state.battleAttacker]} attack from the lower edge.`,
    ...SIDES.flatMap((side) => sideLines(state, side)),
    ...(viewer === undefined ? [] : handLines(state, viewer)),
  ];
}

function sideLines(state: BattleState, side: Side): readonly string[] {
  const index = INDEX[side];
  const reserves = Array.from({ length: lastOf(state, side) - firstOf(side) }, (_, at) => firstOf(side) + at).filter(
    (company) => state.companyHex[company] === RESERVE,
  );
  return [
    `${PEOPLE[side]}: ${medalsOf(state, side)} of ${count(state.medalsNeeded[index], 'medal', 'medals')}, ${count(state.handSize[index], 'card', 'cards')}${state.aircraft[index] > 0 ? ', an aircraft' : ''}.`,
    ...companiesOf(state, side).map((company) => companyLine(state, company)),
    ...reserves.map(
      (company) =>
        `  ${companyName(company)} ${kindOf(state.companyKind[company]).name} of ${UNITS[state.companyUnit[company]].id}, comes in turn ${state.companyComes[company]}`,
    ),
  ];
}

function companyLine(state: BattleState, company: number): string {
  const { name } = kindOf(state.companyKind[company]);
  const hex = state.companyHex[company];
  const notes = [
    count(state.companyFigures[company], 'figure', 'figures'),
    terrainText(state, hex),
    ...(state.companyDug[company] === 1 ? ['sandbags'] : []),
    ...(state.companyUnsupplied[company] === 1 ? ['out of supply'] : []),
    ...(state.companyOrdered[company] === 1 ? ['ordered'] : []),
  ];
  return `  ${companyName(company)} ${name} of ${UNITS[state.companyUnit[company]].id} at ${hexText(hex)}: ${notes.join(', ')}`;
}

function handLines(state: BattleState, viewer: Side): readonly string[] {
  const cards = handOf(state, viewer);
  return ['Your cards:', ...cards.map((card) => `  ${CARDS[card].name}: ${CARDS[card].about}`)];
}
