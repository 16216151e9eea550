import { isCommander, timeText, writeBlock } from '@club-route/kriegsspiel';
import { useTable } from '../../../table/use-table.ts';
import { writeLetter } from '../letter/letter-desk.ts';
import type { CampaignPage, CampaignProps } from '../types.ts';
import css from './Pages.module.css';

/** What a commander has ordered, the latest first; each can be written again. */
export const sentPage: CampaignPage = { id: 'sent', title: 'Sent', isFor: isCommander, Page: Sent };

function Sent({ controller }: CampaignProps) {
  useTable(controller, (table) => table.shown);
  const { viewer } = controller.source;
  const rows = isCommander(viewer) ? controller.state[`${viewer}Sent`].rows() : [];
  return (
    <section className={css.page} aria-label="Sent">
      {rows.length === 0 ? <p className={css.none}>You have sent nothing yet.</p> : null}
      <ol className={css.mails}>
        {rows
          .map(({ quarter, block }, index) => ({ index, quarter, text: writeBlock(block) }))
          .toReversed()
          .map(({ index, quarter, text }) => (
            <li key={index}>
              <p className={css.head}>
                <time>{timeText(quarter)}</time> <b>Order {index + 1}</b>
              </p>
              <p className={css.body}>{text}</p>
              <p className={css.deeds}>
                <button type="button" onClick={() => writeLetter(controller, text)}>
                  Write it again
                </button>
              </p>
            </li>
          ))}
      </ol>
    </section>
  );
}
