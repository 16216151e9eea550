import type {
  Action,
  DiceTerms,
  EncodedState,
  Frame,
  LessonProgress,
  OptionValues,
  Seat,
  Viewer,
} from '@club-route/engine';
import type { TimePace } from '../clock/clock.ts';
import type { ComputersState } from '../computer/computers.ts';
import type { Standing } from '../film-source.ts';
import type { Players } from '../players.ts';
import type { WantedDie } from '../source.ts';

/**
 * What goes between the page and the worker that has the match. To the page goes what the viewer before the screen may
 * know, as a server would send it: never the state, the seed, an entry, or the film of somebody else.
 */

/** How a table is laid: the game and who plays. */
export interface Terms {
  readonly game: string;
  readonly options: OptionValues;
  readonly dice: DiceTerms['kind'];
  readonly players: Players;
  /** The seats of people who share this screen. */
  readonly people: readonly Seat[];
  /** Journals lie sealed in this browser. */
  readonly sealed: boolean;
  /** The lesson that is played, by its id. */
  readonly lesson?: string;
}

/** The same with who is before the screen. */
export interface Laid extends Terms {
  readonly place: Place;
}

/** Who is before the screen: a viewer, or nobody until that person has the device. */
export type Place = Seated | { readonly kind: 'curtain'; readonly seat: Seat };

export interface Seated {
  readonly kind: 'seated';
  readonly viewer: Viewer;
  readonly mine: readonly Seat[];
  readonly opening: EncodedState;
  readonly frames: readonly Frame[];
  readonly affairs: Affairs;
  readonly papers: SeatPapers;
}

/** What a player left on the table, and what the same player has filed. */
export interface SeatPapers {
  readonly drafts: readonly unknown[];
  readonly planned: readonly Action[];
  readonly filed: OptionValues | undefined;
  /** What the player was writing. */
  readonly notes: string;
  /** What the player must go on with before anything else. */
  readonly rolling: Rolling | undefined;
}

/** An action whose dice are being typed: the dice so far, and the die that is wanted next. */
export interface Rolling {
  readonly action: Action;
  readonly typed: readonly number[];
  readonly wants: WantedDie;
}

/** What changes as a match goes on, besides its film. */
export interface Affairs {
  readonly standing: Standing;
  /** Those with whose eyes the match may be seen instead. */
  readonly eyes: readonly Viewer[];
  /** Nothing in the journal is a secret: the match is over, or all sides have always seen the same. */
  readonly open: boolean;
  /** Seats of the computer that no person may have now. */
  readonly closed: readonly Seat[];
  /** The other person at this screen who is to act, and whether they see other things. */
  readonly next: { readonly seat: Seat; readonly hides: boolean } | undefined;
  /** Where everybody may act at any time: the seats of people here, and whether one of this viewer's side is waited for. */
  readonly desks?: readonly SeatDesk[];
  /** How time passes, in a game with a clock; nothing while it stands. */
  readonly pace?: TimePace;
  /** How far the learner has come in a lesson. */
  readonly lesson?: LessonProgress;
}

export interface SeatDesk {
  readonly seat: Seat;
  readonly isAwaited: boolean;
  /** One person has it along with the viewer's: nothing is hidden between them. */
  readonly isOwn: boolean;
}

/** What is asked and answered. */
export type Question =
  | { readonly kind: 'act'; readonly seat: Seat; readonly action: Action; readonly typed: readonly number[] }
  | { readonly kind: 'undo'; readonly seat: Seat }
  /** Dice typed for what a computer has decided. */
  | { readonly kind: 'roll'; readonly typed: readonly number[] }
  /** A match of its own from that frame on; answered by its key. */
  | { readonly kind: 'branch'; readonly frame: number; readonly name: string }
  | { readonly kind: 'account' }
  | { readonly kind: 'lookBack' }
  /** The umpire goes back to a minute; answered by what is wrong, if something is. */
  | { readonly kind: 'goBack'; readonly minute: number }
  /** The after-action report as a page. */
  | { readonly kind: 'report' }
  | { readonly kind: 'file' }
  | { readonly kind: 'link' }
  | { readonly kind: 'check' };

export type ToMatch =
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question }
  /** Computers play as long as somebody is at the table. */
  | { readonly kind: 'attend'; readonly present: boolean }
  /** The one before the screen gets up; the next one takes over. */
  | { readonly kind: 'handOver' }
  /** The next one sits down: at the seat named, where several may act at once. */
  | { readonly kind: 'takeOver'; readonly seat?: Seat }
  | { readonly kind: 'lookAs'; readonly viewer: Viewer }
  | { readonly kind: 'leave'; readonly drafts: readonly unknown[] }
  | { readonly kind: 'plan'; readonly planned: readonly Action[] }
  /** Time passes so from now on, or stands. */
  | { readonly kind: 'pace'; readonly pace: TimePace | undefined }
  /** What a player is writing. */
  | { readonly kind: 'notes'; readonly notes: string }
  | { readonly kind: 'standing'; readonly values: OptionValues }
  | { readonly kind: 'reseat'; readonly players: Players }
  /** Whoever watches has seen so much of what the computers have made. */
  | { readonly kind: 'seen'; readonly made: number }
  /** Whoever watches wants to see it done, without a pause. */
  | { readonly kind: 'hurry'; readonly on: boolean }
  | { readonly kind: 'computers'; readonly do: 'stop' | 'resume' | 'step' };

export type FromMatch =
  | { readonly kind: 'laid'; readonly laid: Laid }
  | { readonly kind: 'place'; readonly place: Place }
  /** `made` counts what the computers have done where somebody only watches. */
  | { readonly kind: 'news'; readonly frames: readonly Frame[]; readonly affairs: Affairs; readonly made: number }
  | { readonly kind: 'computers'; readonly state: ComputersState }
  /** A computer's decision needs a die from the table of the person. */
  | { readonly kind: 'die'; readonly seat: Seat; readonly wants: WantedDie }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly text: string };
