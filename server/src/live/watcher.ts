import type { Frame, Match } from '@club-route/engine';
import type { FromServer } from '@club-route/wire';
import { mayLookAs } from '../matches/viewer.ts';
import type { Person } from '../matches/person.ts';
import { clockViews, shownToAct, tableOf } from '../matches/table.ts';
import type { Desk } from '../play/desk.ts';
import { framesText, frameText, messageOf, once, type Issue, type Message, type Texts } from './texts.ts';

/** Where messages of one browser tab go. */
export interface Line {
  send(message: Message): void;
}

/**
 * So many frames go into one message, and no more once it has so many characters: a long one holds everybody up while it is put
 * into words. Whoever lacks more asks for them when these have arrived.
 */
const MOST_FRAMES = 500;
const MOST_CHARACTERS = 131_072;
/** Frames are looked at so many at a time. */
const FRAMES_AT_ONCE = 32;

/** One viewer of one match in one browser tab: what it has been sent so far, and what it must be sent next. */
export class Watcher {
  readonly line: Line;
  readonly match: string;
  readonly as: string;
  readonly person: Person;
  #sent: number | undefined;
  #version = '';
  #table = '';
  #turn = '';

  constructor(line: Line, match: string, as: string, person: Person, have: number | undefined) {
    this.line = line;
    this.match = match;
    this.as = as;
    this.person = person;
    this.#sent = have;
  }

  say(message: FromServer): void {
    this.line.send(messageOf(JSON.stringify(message)));
  }

  /** Whether a match that was resumed has all the frames that this viewer lacks. */
  canFollow(match: Match): boolean {
    return this.#sent !== undefined && match.knows(this.as) && this.#sent >= match.film(this.as).before;
  }

  /** Sends what has changed for this viewer; false if it may not look on any more. */
  bring(desk: Desk, issue: Issue): boolean {
    if (!mayLookAs(desk, this.person, this.as)) return false;
    if (desk.match !== undefined) this.#bringFilm(desk, issue);
    this.#bringTable(desk, issue);
    return true;
  }

  #bringFilm(desk: Desk, { texts, messages, frameMessages }: Issue): void {
    const match = desk.playing;
    const { match: id, as } = this;
    const have = match.frameCount(as);
    const mayUndo = match.undoTarget(as) !== undefined;
    if (this.#sent === undefined || this.#sent > have) {
      this.#sent = 0;
      const message = once(messages, `${as} opening`, () => {
        const opening = match.game.shape.encode(match.film(as).opening);
        const all = { kind: 'opening', match: id, as, opening, have, mayUndo } satisfies FromServer;
        return messageOf(JSON.stringify(all));
      });
      this.line.send(message);
    }
    if (this.#sent === have) return;
    const from = this.#sent;
    const { frames, message } = once(frameMessages, `${as} ${from}`, () => {
      const list = nextFrames(match, as, from, have, texts);
      return { frames: list.length, message: messageOf(framesText(id, as, list, have, mayUndo, texts)) };
    });
    this.#sent += frames;
    this.line.send(message);
  }

  /** The whole table when something about it is new to this viewer; only turn and clocks when that is all. */
  #bringTable(desk: Desk, { texts, messages }: Issue): void {
    const toAct = shownToAct(desk.affairs, desk.module, this.person);
    const turn = once(messages, `turn ${toAct.join()}`, () => {
      const message = { kind: 'turn', match: desk.id, toAct, clocks: clockViews(desk) } as const;
      return messageOf(JSON.stringify(message satisfies FromServer));
    });
    const isNewTurn = turn.text !== this.#turn;
    this.#turn = turn.text;
    if (
      this.#isNewTable(
        desk,
        once(texts, 'version', () => versionOf(desk)),
      )
    ) {
      this.say({ kind: 'table', match: this.match, as: this.as, table: tableOf(desk, this.person, this.as) });
    } else if (isNewTurn) {
      this.line.send(turn);
    }
  }

  /** Compared as text: what changes out of this viewer's sight, such as standing answers, must make no message. */
  #isNewTable(desk: Desk, version: string): boolean {
    if (version === this.#version) return false;
    this.#version = version;
    const { touched: _touched, toAct: _toAct, clocks: _clocks, ...rest } = tableOf(desk, this.person, this.as);
    const table = JSON.stringify(rest);
    if (table === this.#table) return false;
    this.#table = table;
    return true;
  }
}

/** The frames after the first `from` that go into one message. */
function nextFrames(match: Match, as: string, from: number, have: number, texts: Texts): readonly Frame[] {
  const frames: Frame[] = [];
  let characters = 0;
  const isFull = (): boolean => frames.length >= MOST_FRAMES || characters >= MOST_CHARACTERS;
  for (let next = from; next < have && !isFull(); next += FRAMES_AT_ONCE)
    for (const frame of match.framesBetween(as, next, next + FRAMES_AT_ONCE)) {
      if (isFull()) break;
      frames.push(frame);
      characters += frameText(frame, texts).length;
    }
  return frames;
}

/** Nothing but these changes what a table shows, and most moves change none of them. */
function versionOf({ row }: Desk): string {
  const { affairs, status, offers, pace } = row;
  return `${affairs} ${status} ${JSON.stringify(offers)} ${pace === null ? '' : JSON.stringify(pace)}`;
}
