import { sentence, testText, timeText, type TrueEvent } from '@club-route/kriegsspiel';
import { useState } from 'react';
import { AfterAction } from '../../../table/AfterAction.tsx';
import type { TableController } from '../../../table/controller.ts';
import { useTable } from '../../../table/use-table.ts';
import { Button } from '../../../ui/Button.tsx';
import css from '../pages/Pages.module.css';
import type { CampaignProps } from '../types.ts';
import works from './Umpire.module.css';

const AT_ONCE = 60;

type Wanted = 'all' | 'events' | 'messages' | 'lost';

const WANTED: readonly { readonly wanted: Wanted; readonly name: string }[] = [
  { wanted: 'all', name: 'Everything' },
  { wanted: 'events', name: 'Events and their dice' },
  { wanted: 'messages', name: 'Tests of messages' },
  { wanted: 'lost', name: 'Lost messages' },
];

/** What really happened, with every die: those of combat, the umpire's own, and the test of each message with its reason. */
export function Audit({ controller }: CampaignProps) {
  useTable(controller, (table) => table.shown);
  const [most, setMost] = useState(AT_ONCE);
  const [wanted, setWanted] = useState<Wanted>('all');
  const events = controller.state.events.rows();
  const shown = events
    .map((event, index) => ({ event, index }))
    .filter(({ event }) => fits(event, wanted))
    .toReversed();
  return (
    <section className={css.page} aria-label="Dice">
      <p className={works.works}>
        <AfterAction controller={controller as unknown as TableController} />
      </p>
      <p>{summary(events)}</p>
      <div className={css.filters}>
        <select aria-label="Which" value={wanted} onChange={(event) => setWanted(event.target.value as Wanted)}>
          {WANTED.map((one) => (
            <option key={one.wanted} value={one.wanted}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
      {shown.length === 0 ? <p className={css.none}>Nothing yet. Let time pass.</p> : null}
      <table className={css.table}>
        <tbody>
          {shown.slice(0, most).map(({ event, index }) => (
            <tr key={index}>
              <th scope="row">{timeText(event.minute)}</th>
              <td data-bad={event.kind === 'communication' && event.isLost}>
                {event.kind === 'communication' ? testText(event) : sentence(event, 'umpire')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length > most ? <Button onClick={() => setMost(most + AT_ONCE)}>Show earlier ones</Button> : null}
    </section>
  );
}

function fits(event: TrueEvent, wanted: Wanted): boolean {
  if (wanted === 'all') return true;
  if (event.kind !== 'communication') return wanted === 'events';
  return wanted === 'messages' || (wanted === 'lost' && event.isLost);
}

function summary(events: readonly TrueEvent[]): string {
  const faces = events.flatMap((event) =>
    event.kind === 'combat' || event.kind === 'bombardment' || event.kind === 'air attack'
      ? [event.die]
      : event.kind === 'umpire roll'
        ? event.values
        : [],
  );
  const tests = events.flatMap((event) => (event.kind === 'communication' ? [event] : []));
  const lost = tests.filter(({ isLost }) => isLost);
  const reports = lost.filter(({ what }) => what === 'report' || what === 'air recce').length;
  const counted = [1, 2, 3, 4, 5, 6].map((face) => `${face}: ${faces.filter((die) => die === face).length}`).join(', ');
  return (
    `${faces.length} dice of combat and of your own: ${counted}. ` +
    `${tests.length} messages tested: ${lost.length - reports} orders and ${reports} reports lost.`
  );
}
