import {
  commanderOf,
  commandsOf,
  dispatchText,
  isCommander,
  timeText,
  UNITS,
  type Command,
  type Dispatch,
} from '@club-route/kriegsspiel';
import { useState } from 'react';
import { deskOf, lookAt } from '../../../hex/desk.ts';
import { useTable } from '../../../table/use-table.ts';
import { Button } from '../../../ui/Button.tsx';
import { cellsOf } from '../report-view.ts';
import type { CampaignController, CampaignPage, CampaignProps } from '../types.ts';
import css from './Pages.module.css';

/** So many are shown before somebody asks for more. */
const AT_ONCE = 40;

/** Every dispatch that a commander got, the latest first: unread ones marked, by unit and by what they are. */
export const dispatchesPage: CampaignPage = { id: 'dispatches', title: 'Dispatches', Page: Dispatches };

type Kind = 'all' | 'unread' | 'reports' | 'messages' | 'receipts';

const KINDS: readonly { readonly kind: Kind; readonly name: string }[] = [
  { kind: 'all', name: 'Everything' },
  { kind: 'unread', name: 'Unread' },
  { kind: 'reports', name: 'Reports' },
  { kind: 'messages', name: 'Messages' },
  { kind: 'receipts', name: 'Receipts' },
];

interface Numbered {
  readonly index: number;
  readonly dispatch: Dispatch;
}

function Dispatches({ controller }: CampaignProps) {
  useTable(controller, (table) => table.shown);
  const { viewer } = controller.source;
  const [whose, setWhose] = useState<Command>(isCommander(viewer) ? viewer : commandsOf(controller.state)[0]);
  const [kind, setKind] = useState<Kind>('all');
  const [unit, setUnit] = useState(-1);
  const [most, setMost] = useState(AT_ONCE);
  const command = isCommander(viewer) ? viewer : whose;
  const { state } = controller;
  const mail = state[`${command}Mail`].rows().map((dispatch, index) => ({ index, dispatch }));
  const read = state[`${command}Read`];
  const units = [...new Set(mail.flatMap(({ dispatch }) => unitOf(dispatch) ?? []))].toSorted((one, two) => one - two);
  const shown = mail
    .filter(({ index, dispatch }) => fits(dispatch, kind, index >= read))
    .filter(({ dispatch }) => unit < 0 || unitOf(dispatch) === unit)
    .toReversed();
  const unread = mail.length - read;
  return (
    <section className={css.page} aria-label="Dispatches">
      <div className={css.filters}>
        {isCommander(viewer) ? null : (
          <select aria-label="To" value={whose} onChange={(event) => setWhose(event.target.value as Command)}>
            {commandsOf(state).map((one) => (
              <option key={one} value={one}>{`To ${controller.module.language.names(one).people}`}</option>
            ))}
          </select>
        )}
        <select aria-label="Which" value={kind} onChange={(event) => setKind(event.target.value as Kind)}>
          {KINDS.map((one) => (
            <option key={one.kind} value={one.kind}>
              {one.kind === 'unread' ? `Unread (${unread})` : one.name}
            </option>
          ))}
        </select>
        <select aria-label="From" value={unit} onChange={(event) => setUnit(Number(event.target.value))}>
          <option value={-1}>From anyone</option>
          {units.map((one) => (
            <option key={one} value={one}>{`From ${UNITS[one].id}`}</option>
          ))}
        </select>
        {controller.seat === command && unread > 0 && controller.mayAct ? (
          <Button onClick={() => controller.act({ kind: 'attend' })}>Mark all read</Button>
        ) : null}
      </div>
      {shown.length === 0 ? <p className={css.none}>No dispatch yet. Let time pass.</p> : null}
      <ol className={css.mails}>
        {shown.slice(0, most).map((one) => (
          <Mail key={one.index} controller={controller} {...one} isUnread={one.index >= read} />
        ))}
      </ol>
      {shown.length > most ? <Button onClick={() => setMost(most + AT_ONCE)}>Show earlier ones</Button> : null}
    </section>
  );
}

interface MailProps extends Numbered {
  readonly controller: CampaignController;
  readonly isUnread: boolean;
}

function Mail({ controller, dispatch, isUnread }: MailProps) {
  const cells = cellsOf(dispatch);
  const mark = (marked: readonly number[]): void => deskOf(controller).setState({ marked });
  const unit = unitOf(dispatch);
  const isMine = unit !== undefined && commanderOf(controller.state, unit) === controller.seat && controller.mayAct;
  return (
    <li
      data-unread={isUnread}
      data-kind={dispatch.kind}
      onPointerEnter={() => mark(cells)}
      onPointerLeave={() => mark([])}
    >
      <p className={css.head}>
        <time>{timeText(dispatch.minute)}</time> <b>{fromOf(controller, dispatch)}</b>
        {isUnread ? <span className={css.new}>new</span> : null}
      </p>
      <p className={css.body}>{bodyOf(dispatch)}</p>
      {cells.length === 0 && !isMine ? null : (
        <p className={css.deeds}>
          {cells.length === 0 ? null : (
            <button type="button" onClick={() => lookAt(controller, cells[0])}>
              Show on the map
            </button>
          )}
          {isMine ? (
            <button type="button" onClick={() => controller.propose({ unit })}>
              Write to {UNITS[unit].id}
            </button>
          ) : null}
        </p>
      )}
    </li>
  );
}

function unitOf(dispatch: Dispatch): number | undefined {
  return dispatch.kind === 'report' || dispatch.kind === 'not acknowledged' ? dispatch.unit : undefined;
}

function fromOf({ module }: CampaignController, dispatch: Dispatch): string {
  switch (dispatch.kind) {
    case 'report':
      return UNITS[dispatch.unit].id;
    case 'receipt':
      return 'Receipt';
    case 'not acknowledged':
      return 'Not acknowledged';
    case 'air recce':
      return 'Air recce';
    case 'message':
      return `${dispatch.from} HQ`;
    case 'morning':
      return 'Morning';
    case 'letter':
      return `Letter from ${module.language.names(dispatch.from).people}`;
    case 'briefing':
      return 'Briefing';
    case 'battle':
      return 'Battle';
    case 'note':
      return 'Umpire';
  }
}

/** The text without what stands in its head already. */
function bodyOf(dispatch: Dispatch): string {
  const text = dispatchText(dispatch);
  if (dispatch.kind === 'report') return text.split('\n').slice(1).join('\n');
  return text.replace(/^\d+ \d{4} /, '');
}

function fits(dispatch: Dispatch, kind: Kind, isUnread: boolean): boolean {
  switch (kind) {
    case 'all':
      return true;
    case 'unread':
      return isUnread;
    case 'reports':
      return dispatch.kind === 'report' || dispatch.kind === 'air recce';
    case 'messages':
      return dispatch.kind === 'message' || dispatch.kind === 'note' || dispatch.kind === 'morning';
    case 'receipts':
      return dispatch.kind === 'receipt' || dispatch.kind === 'not acknowledged';
  }
}
