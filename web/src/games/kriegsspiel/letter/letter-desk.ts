import { labelOf, UNITS } from '@club-route/kriegsspiel';
import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { mapPicture } from '../map-picture.ts';
import { unitIn, type CampaignController } from '../types.ts';
import { addressed, draftAt, wantsPlace, withPlace, type Draft } from './compose.ts';

/** The letter that lies before a player: it is kept when the player leaves, and nothing of it is in the match. */
export interface LetterDesk {
  readonly text: string;
  readonly caret: number;
}

const desks = new WeakMap<object, StoreApi<LetterDesk>>();
/** Milliseconds without a key after which what is written is kept. */
const PAUSE = 300;

export function letterOf(controller: CampaignController): StoreApi<LetterDesk> {
  let desk = desks.get(controller);
  if (desk === undefined) {
    const { notes } = controller;
    desk = createStore<LetterDesk>(() => ({ text: notes.text, caret: notes.text.length }));
    let timer: ReturnType<typeof setTimeout> | undefined;
    desk.subscribe(({ text }, before) => {
      if (text === before.text) return;
      clearTimeout(timer);
      timer = setTimeout(() => keepLetter(controller), PAUSE);
    });
    desks.set(controller, desk);
    followUnit(controller);
  }
  return desk;
}

/** Keeps what is written now: whoever leaves the table does not wait. */
export function keepLetter(controller: CampaignController): void {
  controller.notes.keep(letterOf(controller).getState().text);
}

export function useLetter(controller: CampaignController): LetterDesk {
  return useStore(letterOf(controller));
}

export function writeLetter(controller: CampaignController, text: string, caret = text.length): void {
  letterOf(controller).setState({ text, caret });
}

/** The id of the letter on the page. */
export const LETTER = 'letter';

/** By keys, what comes next is typed, so the letter gets the focus; a finger or a mouse stays where it is. */
export function goOnWriting({ detail }: MouseEvent): void {
  if (detail === 0) document.getElementById(LETTER)?.focus();
}

/** What was sent and is held back, such as by a lesson, comes back onto the desk to be put right. */
export function returnIfRefused(controller: CampaignController, text: string): void {
  const stop = controller.store.subscribe(({ refusal, last }, before) => {
    if (last !== before.last) return stop();
    if (refusal === undefined || refusal === before.refusal) return undefined;
    stop();
    return writeLetter(controller, text);
  });
}

/** Changes the letter at its caret. */
export function compose(controller: CampaignController, change: (draft: Draft) => Draft): void {
  const { text, caret } = letterOf(controller).getState();
  const { before, after } = change(draftAt(text, caret));
  writeLetter(controller, before + after, before.length);
}

/**
 * A square of the map is pressed: it goes into the letter, if the letter waits for a place or no own unit is there to be
 * selected. Only commanders write orders.
 */
export function pressPlace(controller: CampaignController, cell: number): boolean {
  const { seat } = controller;
  if (!controller.mayAct || seat === 'umpire') return false;
  const { text, caret } = letterOf(controller).getState();
  const isOwn = mapPicture(controller).pieces.some((piece) => piece.cell === cell && piece.seat === seat);
  if (text.trim() === '' || (isOwn && !wantsPlace(text.slice(0, caret)))) return false;
  compose(controller, (draft) => withPlace(draft, labelOf(cell)));
  return true;
}

/** A line that waits for another unit takes the one that is pressed. */
const WANTS_UNIT = /(SUPPORT|DEFEND|STRIKE FOR|WAIT FOR|WITH GUNS|FERRY)\s*$/i;

/** Selecting a unit writes to it; for an umpire it does not: he changes things and writes what he likes. */
function followUnit(controller: CampaignController): void {
  controller.store.subscribe(({ draft }, before) => {
    const unit = unitIn(draft);
    if (unit === undefined || draft === before.draft || controller.seat === 'umpire') return;
    const { id } = UNITS[unit];
    compose(controller, (letter) =>
      WANTS_UNIT.test(letter.before)
        ? { before: `${letter.before.trimEnd()} ${id}`, after: letter.after }
        : addressed(letter, id),
    );
  });
}
