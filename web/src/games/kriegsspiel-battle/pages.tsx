import {
  CARD_TYPES,
  CARDS,
  companiesOf,
  companyName,
  handOf,
  INDEX,
  kindOfCompany,
  SIDES,
  UNITS,
  type SetBattleState,
  type Side,
} from '@club-route/kriegsspiel/battle';
import { listingPage, type ListingView } from '../../hex/pages/Listings.tsx';
import { useTable } from '../../table/use-table.ts';
import { Card } from './Card.tsx';
import type { BattleController, BattleProps, BattleSkin } from './types.ts';
import css from './pages.module.css';

/** The viewer's own hand; of the other only how many cards it has, but an umpire sees both. Last, what was played last. */
function Cards({ controller }: BattleProps) {
  useTable(controller, (table) => table.shown);
  const { state, source } = controller;
  return (
    <div className={css.cards}>
      {SIDES.map((side) =>
        handOf(state, side).length === 0 ? (
          <p key={side}>{handWords(state, side)}</p>
        ) : (
          <Hand key={side} state={state} side={side} isOwn={source.viewer === side} />
        ),
      )}
      {SIDES.map((side) => (
        <p key={`last ${side}`}>{lastWords(state, side)}</p>
      ))}
    </div>
  );
}

interface HandProps {
  readonly state: SetBattleState;
  readonly side: Side;
  readonly isOwn: boolean;
}

function Hand({ state, side, isOwn }: HandProps) {
  const name = isOwn ? 'Your cards' : `Cards of ${PEOPLE[side].replace('The', 'the')}`;
  return (
    <>
      {isOwn ? null : <h3>{name}</h3>}
      <ul aria-label={name}>
        {handOf(state, side).map((card) => {
          const type = CARD_TYPES.indexOf(CARDS[card]);
          return (
            <li key={card}>
              <Card card={type} />
              <p>
                <strong>{CARD_TYPES[type].name}</strong>
                <br />
                {CARD_TYPES[type].about}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const PEOPLE: Readonly<Record<Side, string>> = { allied: 'The Allies', german: 'The Germans' };

function handWords(state: SetBattleState, side: Side): string {
  const cards = state.handSize[INDEX[side]];
  return `${PEOPLE[side]} hold ${cards} ${cards === 1 ? 'card' : 'cards'}.`;
}

function lastWords({ cardLast }: SetBattleState, side: Side): string {
  const card = cardLast[INDEX[side]];
  return card < 0
    ? `${PEOPLE[side]} have played no card yet.`
    : `${PEOPLE[side]} last played ${CARD_TYPES[card].name}.`;
}

/** Every company on the field with what it can do. */
function companyLists({ state }: BattleController): readonly ListingView[] {
  return SIDES.map((side) => ({
    title: side === 'allied' ? 'Allied companies' : 'German companies',
    things: companiesOf(state, side).map((company) => {
      const { name, dice, move, moveAndBattle } = kindOfCompany(state, company);
      const fire = dice.length === 0 ? 'no dice' : `dice ${dice.join('-')}`;
      return {
        name: companyName(company),
        words: `${name} of ${UNITS[state.companyUnit[company]].id}: ${state.companyFigures[company]} of ${state.companyStart[company]} figures, moves ${move} (${moveAndBattle} and battles), ${fire}.`,
        cells: [state.companyHex[company]],
        isBad: state.companyUnsupplied[company] === 1,
      };
    }),
  }));
}

export const PAGES: BattleSkin['pages'] = [
  { id: 'cards', title: 'Cards', Page: Cards },
  listingPage({ id: 'companies', title: 'Companies', lists: companyLists, empty: 'No company is on the field.' }),
];
