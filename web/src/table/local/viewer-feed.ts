import { canonical, type Seat, type Viewer } from '@club-route/engine';
import type { MatchDesk } from '../../library/desk.ts';
import type { TimePace } from '../clock/clock.ts';
import type { DiceInHand } from './dice-in-hand.ts';
import { areOneSide } from '../players.ts';
import type { LocalMatch } from './local-match.ts';
import type { Affairs, FromMatch, Seated } from './messages.ts';
import { readDrafts } from './read-drafts.ts';
import type { Sights } from './sights.ts';

export interface ViewerFeedSetup {
  readonly local: LocalMatch;
  readonly desk: MatchDesk;
  readonly sights: Sights;
  readonly dice: DiceInHand;
  /** The seats of people who share this screen. */
  people(): readonly Seat[];
  /** How time passes. */
  pace(): TimePace | undefined;
  /** The viewer is about to be shown something. */
  shows(): void;
  post(message: FromMatch): void;
}

/** Sends the one before the screen that viewer's film and papers, and nothing of anybody else's. */
export class ViewerFeed {
  readonly #setup: ViewerFeedSetup;
  /** Nobody while the device goes from one person to the other. */
  #viewer: Viewer | undefined;
  #sent = 0;
  /** What the page was told last besides frames. */
  #said = '';
  #last: number;
  /** How many entries were made before those who watch. */
  #made = 0;

  constructor(setup: ViewerFeedSetup) {
    this.#setup = setup;
    this.#last = setup.local.match.last;
  }

  get viewer(): Viewer | undefined {
    return this.#viewer;
  }

  get made(): number {
    return this.#made;
  }

  /** The seats of whoever is before the screen. */
  get mine(): readonly Seat[] {
    return this.#setup.people().filter((seat) => seat === this.#viewer);
  }

  /** The entries that made the viewer's frames. */
  get entries(): readonly number[] {
    return this.#setup.local.match.film(this.#viewer ?? 'spectator').entries;
  }

  /** The person who is to act. */
  get personToAct(): Seat | undefined {
    const awaited = this.#setup.local.match.awaited();
    return this.#setup.people().find((seat) => awaited.includes(seat));
  }

  /** The other person at this screen who is to act. */
  get next(): Affairs['next'] {
    const { local, sights } = this.#setup;
    const [viewer, seat] = [this.#viewer, this.personToAct];
    if (seat === undefined || viewer === undefined || local.match.active().includes(viewer)) return undefined;
    return { seat, hides: sights.differ(viewer, seat) };
  }

  leave(): void {
    this.#viewer = undefined;
  }

  seat(viewer: Viewer): Seated {
    const { local, desk, dice } = this.#setup;
    const { match } = local;
    const { opening, frames } = match.film(viewer);
    this.#viewer = viewer;
    this.#sent = frames.length;
    const affairs = this.#affairs();
    this.#said = canonical([affairs, this.#made]);
    return {
      kind: 'seated',
      viewer,
      mine: this.mine,
      opening: match.game.shape.encode(opening),
      frames: [...frames],
      affairs,
      papers: {
        drafts: readDrafts(local.module, match.game.sight(match.state, viewer), viewer, desk.drafts(viewer)),
        planned: desk.plan(viewer).planned,
        filed: local.seating.filed[viewer],
        notes: desk.notes(viewer),
        rolling: dice.of(viewer),
      },
    };
  }

  /** Sends what has become known to the viewer, and how the match stands. */
  tell(): void {
    const { match } = this.#setup.local;
    if (this.#setup.people().length === 0) this.#made += match.last - this.#last;
    this.#last = match.last;
    const film = this.#viewer === undefined ? [] : match.film(this.#viewer).frames;
    const frames = film.slice(this.#sent);
    this.#sent = film.length;
    const affairs = this.#affairs();
    const said = canonical([affairs, this.#made]);
    // What happens out of the viewer's sight makes no message: their number would tell how much it was.
    if (frames.length === 0 && said === this.#said) return;
    this.#said = said;
    if (frames.length > 0) this.#setup.shows();
    this.#setup.post({ kind: 'news', frames, affairs, made: this.#made });
  }

  /** Where everybody may act at any time nobody is called to the screen: whoever is there goes from desk to desk. */
  #desks(): Pick<Affairs, 'desks'> {
    const { local } = this.#setup;
    const people = this.#setup.people();
    const viewer = this.#viewer;
    if (local.module.clock === undefined || people.length < 2 || viewer === undefined) return {};
    const awaited = local.match.awaited();
    return {
      desks: people.map((seat) => {
        const isOwn = areOneSide(local.module, viewer, seat);
        return { seat, isOwn, isAwaited: isOwn && awaited.includes(seat) };
      }),
    };
  }

  #affairs(): Affairs {
    const { local, sights } = this.#setup;
    const { match, playable, keptTo, trouble } = local;
    const kept = keptTo >= this.entries.at(-1)!;
    const mayUndo = this.#viewer !== undefined && match.undoTarget(this.#viewer) !== undefined;
    return {
      standing: { playable, kept, trouble, mayUndo },
      eyes: sights.eyes(this.#setup.people()),
      open: sights.open,
      closed: sights.closed,
      next: this.next,
      ...this.#desks(),
      pace: this.#setup.pace(),
      ...(local.course === undefined ? {} : { lesson: local.course.progress(match) }),
    };
  }
}
