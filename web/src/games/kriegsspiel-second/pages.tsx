import { cardName } from '@club-route/kriegsspiel/second';
import { useTable } from '../../table/use-table.ts';
import pile from '../kriegsspiel/pages/Pages.module.css';
import { kriegsspielSkin } from '../kriegsspiel/skin.ts';
import { PAGES as BATTLE_PAGES } from '../kriegsspiel-battle/pages.tsx';
import { kriegsspielBattleSkin } from '../kriegsspiel-battle/skin.ts';
import { useField, useFieldInSight } from './field.ts';
import { asCampaign, type SecondPage, type SecondProps } from './types.ts';
import { PrintField } from './PrintField.tsx';
import css from './HalfHour.module.css';

/** The pages of the campaign that the second edition keeps as they are. */
const kept: readonly SecondPage[] = kriegsspielSkin.pages
  .filter(({ id }) => id !== 'here')
  .map((page) => ({
    ...page,
    Page: ({ controller }: SecondProps) => (
      <>
        {page.id === 'queue' ? <HalfHour controller={controller} /> : null}
        <page.Page controller={asCampaign(controller)} />
      </>
    ),
  }));

/** What lies on the field besides the map: hands, companies, and the page to print. */
const battlePageOfPile: SecondPage = { id: 'battle', title: 'Battle', Page: Battle };

const [campaignHere] = kriegsspielSkin.pages.filter(({ id }) => id === 'here');
const [fieldHere] = kriegsspielBattleSkin.pages.filter(({ id }) => id === 'here');

const here: SecondPage = {
  id: 'here',
  title: 'Here',
  pointing: true,
  Page: ({ controller }) => {
    const field = useFieldInSight(controller);
    return field === undefined ? (
      <campaignHere.Page controller={asCampaign(controller)} />
    ) : (
      <fieldHere.Page controller={field} />
    );
  },
};

export const PAGES: readonly SecondPage[] = [...kept, battlePageOfPile, here];

function Battle({ controller }: SecondProps) {
  const field = useField(controller);
  if (field === undefined)
    return <p className={pile.none}>You have no battle to fight now. A battle begins when units meet.</p>;
  return (
    <section className={pile.page} aria-label="Battle">
      {BATTLE_PAGES.map(({ id, Page }) => (
        <Page key={id} controller={field} />
      ))}
      <PrintField controller={controller} />
    </section>
  );
}

/** R109: the order of the division cards is the umpire's alone; his queue begins with it. */
function HalfHour({ controller }: SecondProps) {
  useTable(controller, (table) => table.shown);
  const { card, deck } = controller.state;
  return (
    <section className={pile.page} aria-label="Cards of the half-hour">
      <p>{card === 'none' ? 'All cards of this half-hour are drawn.' : `Drawn: ${cardName(card)}.`}</p>
      {deck.length === 0 ? null : (
        <>
          <h3>Still to be drawn</h3>
          <ol className={css.deck}>
            {deck.map((next) => (
              <li key={next}>{cardName(next)}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
