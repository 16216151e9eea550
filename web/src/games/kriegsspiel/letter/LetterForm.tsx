import {
  airSideOf,
  isCommander,
  isReserve,
  labelOf,
  organisationOf,
  REPORTED_STATES,
  SIDE_OF_COMMAND,
  understood,
  UNITS,
  unitsUnder,
  type CampaignState,
  type Command,
} from '@club-route/kriegsspiel';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { deskOf } from '../../../hex/desk.ts';
import { useTable } from '../../../table/use-table.ts';
import { Button } from '../../../ui/Button.tsx';
import { shortTime } from '../times.ts';
import { unitIn, type CampaignController, type CampaignProps } from '../types.ts';
import {
  addressed,
  addresseeIn,
  alsoTo,
  draftAt,
  isBare,
  verbsFor,
  wantedNext,
  withLine,
  withPlace,
} from './compose.ts';
import { Echo } from './Echo.tsx';
import { compose, goOnWriting, keepLetter, LETTER, returnIfRefused, useLetter, writeLetter } from './letter-desk.ts';
import { Places, PLACE_LIST } from './Places.tsx';
import { exampleFor, templatesFor } from './templates.ts';
import css from './Letter.module.css';

/** The order form of a commander, or the console of an umpire: a text that map and buttons write into as well. */
export function LetterForm({ controller }: CampaignProps) {
  const { text, caret } = useLetter(controller);
  const draft = useTable(controller, (table) => table.draft);
  useTable(controller, (table) => table.last);
  const { now, seat, module } = controller;
  useEffect(() => () => keepLetter(controller), [controller]);
  const { form, isOpen } = useFold();
  const read = useDeferredValue(text);
  const parts = understood(module, now, seat, read);
  const { before, after } = draftAt(text, caret);
  const wanted = wantedNext(before, after);
  const good = parts.filter(({ action }) => action !== undefined);
  const send = (): void => {
    const [first, ...further] = understood(module, now, seat, text).flatMap(({ action }) => action ?? []);
    if (first === undefined) return;
    returnIfRefused(controller, text);
    controller.act(first, further);
    // What is refused stays to be put right.
    const left = understood(module, now, seat, text).flatMap((part) => (part.refusal === undefined ? [] : [part.text]));
    writeLetter(controller, left.join('\n\n'));
  };
  return (
    <form
      ref={form}
      className={css.form}
      data-open={isOpen}
      data-writing={text !== ''}
      aria-label={isCommander(seat) ? 'Letter' : 'Console'}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isCommander(seat) ? <Helpers controller={controller} before={before} /> : null}
      <Paper controller={controller} onSend={send} />
      <p className={css.next} role="status">
        {wanted ?? ''}
      </p>
      {/* Whoever has named a unit and nothing else, or is told what comes next, has made no mistake yet. */}
      <Echo
        parts={parts.filter(
          (part) =>
            !isBare(part.text) && (wanted === undefined || part.refusal === undefined || !has(part.text, before)),
        )}
      />
      <div className={css.foot} data-sticky>
        <Button primary type="submit" reason={good.length === 0 ? 'You have nothing to send yet.' : undefined}>
          {good.length > 1 ? `Send ${good.length} orders` : 'Send'}
        </Button>
        <label className={css.template}>
          <span className="visually-hidden">Template</span>
          <select
            value=""
            onChange={(event) => {
              const chosen = templatesFor(controller, unitIn(draft)).find(({ name }) => name === event.target.value);
              if (chosen !== undefined) writeLetter(controller, joined(text, chosen.text));
            }}
          >
            <option value="">Template …</option>
            {templatesFor(controller, unitIn(draft)).map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        {text === '' ? null : <Button onClick={() => writeLetter(controller, '')}>Clear</Button>}
      </div>
    </form>
  );
}

/**
 * On a phone the form is folded until somebody types in it, so that the map keeps its room. It folds again when something
 * else has been pressed: after that, because nothing may move under a finger.
 */
function useFold() {
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const box = form.current!;
    const unfold = ({ target }: Event): void => {
      if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) setOpen(true);
    };
    const fold = ({ target }: Event): void => {
      if (!box.contains(target as Node)) setOpen(false);
    };
    box.addEventListener('focusin', unfold);
    document.addEventListener('click', fold);
    return () => {
      box.removeEventListener('focusin', unfold);
      document.removeEventListener('click', fold);
    };
  }, []);
  return { form, isOpen };
}

/** Whether a part of a letter has the line at the caret. */
function has(part: string, before: string): boolean {
  const line = before.slice(before.lastIndexOf('\n') + 1).trim();
  return part.split('\n').some((one) => one.trim() === line);
}

/** A template follows what is written; where nothing but an address is, it takes its place. */
function joined(text: string, template: string): string {
  const isNoMore = text
    .trim()
    .split('\n')
    .every((line) => /^\s*(TO\b.*)?$/i.test(line));
  return isNoMore ? template : `${text.trimEnd()}\n\n${template}`;
}

function Paper({ controller, onSend }: { readonly controller: CampaignController; readonly onSend: () => void }) {
  const { text, caret } = useLetter(controller);
  const paper = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // What was written by a button goes on where it ends.
    const box = paper.current!;
    if (document.activeElement !== box) box.setSelectionRange(caret, caret);
  }, [caret]);
  const isUmpire = controller.seat === 'umpire';
  return (
    <textarea
      ref={paper}
      id={LETTER}
      className={css.paper}
      aria-label={isUmpire ? 'Your command' : 'Your letter'}
      value={text}
      rows={Math.min(8, Math.max(3, text.split('\n').length + 1))}
      placeholder={exampleFor(controller)}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={(event) => writeLetter(controller, event.target.value, event.target.selectionStart)}
      onSelect={(event) => writeLetter(controller, text, event.currentTarget.selectionStart)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') paper.current?.blur();
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onSend();
      }}
    />
  );
}

/** Whom to write to, what to order, and where: each writes into the letter. */
function Helpers({ controller, before }: { readonly controller: CampaignController; readonly before: string }) {
  const { now, seat } = controller;
  const addressee = addresseeIn(before);
  if (!isCommander(seat)) return null;
  return (
    <>
      <div className={css.row}>
        <label className={css.to}>
          <span>To</span>
          <select aria-label="Write to" value="" onChange={(event) => writeTo(controller, event.target.value)}>
            <option value="">{addressee ?? 'a unit, air or headquarters …'}</option>
            <Addressees state={now} seat={seat} />
          </select>
        </label>
        {addressee === undefined ? null : (
          <label>
            <select
              aria-label="And to"
              value=""
              onChange={(event) => compose(controller, (draft) => alsoTo(draft, event.target.value))}
            >
              <option value="">and to …</option>
              <UnitsOf state={now} seat={seat} />
            </select>
          </label>
        )}
      </div>
      {addressee === undefined ? null : (
        <div className={css.verbs} role="group" aria-label="Orders">
          {verbsFor(addressee).map(({ name, line }) => (
            <Button
              key={name}
              onClick={(event) => {
                compose(controller, (draft) => withLine(draft, line));
                goOnWriting(event);
              }}
            >
              {name}
            </Button>
          ))}
          <input
            className={css.place}
            list={PLACE_LIST}
            aria-label="Place"
            placeholder="Place …"
            size={9}
            onKeyDown={(event) => {
              const place = event.currentTarget.value.trim();
              if (event.key !== 'Enter' || place === '') return;
              event.preventDefault();
              compose(controller, (draft) => withPlace(draft, place));
              event.currentTarget.value = '';
            }}
          />
          <Places />
        </div>
      )}
    </>
  );
}

/** Writes to somebody; a unit is selected as well, and the map shows where it was last. */
function writeTo(controller: CampaignController, name: string): void {
  const unit = UNITS.findIndex(({ id }) => id === name);
  const isSelected = unitIn(controller.store.getState().draft) === unit;
  if (unit < 0 || isSelected || !controller.mayAct) return compose(controller, (draft) => addressed(draft, name));
  controller.propose({ unit });
  const cell = controller.now.knownCell[unit];
  if (cell >= 0) deskOf(controller).getState().map?.attend(cell);
}

interface PickerProps {
  readonly state: CampaignState;
  readonly seat: Command;
}

function Addressees({ state, seat }: PickerProps) {
  const { headquarters } = organisationOf(state);
  const others = headquarters.filter(
    ({ command, air }) => command !== seat && air !== true && SIDE_OF_COMMAND[command] === SIDE_OF_COMMAND[seat],
  );
  return (
    <>
      <UnitsOf state={state} seat={seat} />
      <optgroup label="Others">
        {airSideOf(state, seat) === undefined ? null : <option value="AIR">AIR: squadrons</option>}
        {others.map(({ id }) => (
          <option key={id} value={`${id} HQ`}>{`${id} HQ`}</option>
        ))}
        <option value="UMPIRE">UMPIRE</option>
      </optgroup>
    </>
  );
}

/** Units by formation, each with where it was last. */
function UnitsOf({ state, seat }: PickerProps) {
  const units = unitsUnder(state, seat).filter(
    (unit) => !isReserve(unit) && REPORTED_STATES[state.knownState[unit]] !== 'lost',
  );
  const formations = [...new Set(units.map((unit) => UNITS[unit].formation))];
  return formations.map((formation) => (
    <optgroup key={formation} label={formation}>
      {units
        .filter((unit) => UNITS[unit].formation === formation)
        .map((unit) => (
          <option key={unit} value={UNITS[unit].id}>{`${UNITS[unit].id}: ${whereabouts(state, unit)}`}</option>
        ))}
    </optgroup>
  ));
}

function whereabouts(state: CampaignState, unit: number): string {
  const cell = state.knownCell[unit];
  return cell < 0 ? 'still to come' : `square ${labelOf(cell)}, ${shortTime(state.knownMinute[unit], state.minute)}`;
}
