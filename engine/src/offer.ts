import type { Refusal, Seat } from './contract.ts';

/**
 * An offer: everything a player can do at this moment, as data. The game's own pure code works it out of a sight, the draft
 * and the hand; map, panel, keys and live region read it and know no rule. Units, cells and sides are numbers of the game.
 */

/** What a player holds besides the draft. It is nothing of the match. */
export interface Hand {
  /** Units selected before it is clear what for, in the order in which they were selected. */
  readonly units: readonly number[];
  /** Cells that a way is to lead through. */
  readonly through: readonly number[];
}

export const EMPTY_HAND: Hand = { units: [], through: [] };

/**
 * What a press does: makes a decision, goes on with one (no draft: cancels it), or changes what is in hand. A draft empties the hand; units in hand end the draft.
 * `further` are decisions of the same kind for the others of a stack, made one after the other as long as none is refused; `sequel` are
 * those that can be made only after it, in the same way.
 */
export type Press<A, D> =
  | {
      readonly action: A;
      readonly further?: readonly A[];
      readonly sequel?: readonly A[];
      readonly draft?: never;
      readonly hand?: never;
    }
  | {
      readonly draft: D | undefined;
      readonly action?: never;
      readonly further?: never;
      readonly sequel?: never;
      readonly hand?: never;
    }
  | {
      readonly hand: Hand;
      readonly action?: never;
      readonly further?: never;
      readonly sequel?: never;
      readonly draft?: never;
    };

/** What a press on something that is not offered would try, so that the rules can say why not; or the reason itself. */
export type Attempt<A> = (
  | { readonly action: A; readonly refusal?: never }
  | { readonly refusal: Refusal | undefined; readonly action?: never }
) & { readonly careful?: boolean };

/** `still`: not lit, but a press there does something. */
export type UnitLook = 'still' | 'able' | 'chosen' | 'target';

export interface UnitOffer<A, D> {
  /** Where it stands, if it is on the map. Of several in one cell a press on the cell means the top one that can be pressed. */
  readonly cell: number | undefined;
  readonly look: UnitLook;
  /** Nothing where it is merely lit. */
  readonly press?: Press<A, D>;
}

/** `stop`: may be chosen, and nothing goes on from there; `faint`: at a price, or on the way; `danger`: something may be lost. */
export type CellLook = 'offered' | 'stop' | 'faint' | 'danger';

export interface CellOffer<A, D> {
  /** Nothing: not lit, but a press there does something. */
  readonly look?: CellLook;
  /** A few letters in the cell: a cost, a chance. */
  readonly text?: string;
  /** Nothing where the panel asks which. */
  readonly press?: Press<A, D>;
  /** A finger cannot hover: its first tap looks, the second does it. */
  readonly careful?: boolean;
}

/** A side between two cells that may be pressed. */
export interface SideOffer<A, D> {
  readonly label: string;
  readonly press: Press<A, D>;
}

/** Who attacks whom, drawn on the map: from cells to a cell; `fire` for support from afar, `label` for its place in a sequence. */
export interface Arrow {
  readonly to: number;
  readonly from: readonly number[];
  readonly fire: boolean;
  readonly label?: string;
}

/** What one face of a die brings to the player who is asked. */
export interface FaceResult {
  readonly label: string;
  /** What the label means. */
  readonly words: string;
  readonly tone: 'good' | 'bad' | 'both' | 'none';
}

export type WarningSign = 'zone' | 'demolition' | 'water';

/** Something that may happen on the way, with its sign. */
export interface Warning {
  readonly sign: WarningSign;
  readonly text: string;
}

/** Where a piece may come down, by the die or whatever decides it. */
export interface Fall {
  readonly cell: number;
  readonly text: string;
  readonly fate: 'whole' | 'depleted' | 'lost';
}

/** What choosing a cell would mean, worked out when a player points at it. */
export interface Aim<A> {
  /** "2621 (Nijmegen)", then what it is: ", city". */
  readonly title: string;
  readonly terrain: string;
  /** What it costs or brings, in a sentence or two. */
  readonly lines: readonly string[];
  readonly faces: readonly FaceResult[];
  readonly falls: readonly Fall[];
  readonly warnings: readonly Warning[];
  /** Verb first, without "plan to": "Go to 2621". */
  readonly label: string;
  readonly action: A;
}

/** One choice as a button. */
export interface ChoiceOffer<A, D> {
  readonly label: string;
  /** In smaller letters beside it. */
  readonly note?: string;
  readonly press: Press<A, D>;
  /** The cell it is about, and those that the way there leads through: shown on the map while it is pointed at. */
  readonly cell?: number;
  readonly through?: readonly number[];
  /** Of modes and menus: it is the one in force. */
  readonly selected?: boolean;
  /** A picture that the table of this game has for it, such as a card. */
  readonly sign?: string;
  /** It can be chosen, but nothing would come of it now; it is shown less boldly than the others. */
  readonly idle?: boolean;
}

export interface ChoiceGroup<A, D> {
  readonly title: string;
  /** Folded until somebody opens it; its title is then its summary. */
  readonly folded?: string;
  /** `cells`: pointing at one aims at its cell; `works`: things that can be done as well; `list`: the rest. */
  readonly kind: 'cells' | 'works' | 'list';
  readonly choices: readonly ChoiceOffer<A, D>[];
}

/** Counters laid out beside the map. What a press on one does, `units` of the offer says. */
export interface TrayOffer<A, D> {
  readonly title: string;
  readonly units: readonly number[];
  /** Each is on or off; else a press selects one, and the map goes to it. */
  readonly toggles?: boolean;
  /** Takes them all, or does with all of them what can be done at once. */
  readonly all?: ChoiceOffer<A, D>;
}

/** One of several things that a die may decide, with what each face brings. */
export interface QuestionOffer<A> {
  readonly title: string;
  readonly note: string;
  readonly faces: readonly FaceResult[];
  readonly words: string;
  readonly label: string;
  readonly action: A;
}

/** One piece of a plan that is set down piece by piece. */
export interface PieceOffer<A, D> {
  readonly unit: number | undefined;
  readonly title: string;
  readonly note: string;
  /** Where it is, or where it may go. */
  readonly where: string;
  readonly step: 'placed' | 'next' | 'later';
  /** Takes it back, and those after it; the label says where it stood. */
  readonly back?: ChoiceOffer<A, D>;
}

/** The decision that Enter makes; without an action it is not complete yet. */
export interface ReadyOffer<A> {
  readonly label: string;
  readonly action: A | undefined;
  /** Nothing on the map is asked: Enter makes it wherever the cursor is. */
  readonly anywhere?: boolean;
}

/** The answer that changes least. */
export interface HoldOffer<A> {
  readonly label: string;
  readonly note?: string;
  readonly action: A;
}

/** What ends the phase, and what would be left undone; empty if nothing. */
export interface EndOffer<A> {
  readonly label: string;
  readonly left: string;
  /** What is left undone is much: whoever ends the phase is asked once. Names the rule. */
  readonly grave?: string;
  readonly action: A;
}

/** What the panel says first: the unit it is about, or a title, and a sentence on what is asked. */
export interface HeadOffer {
  readonly title: string;
  readonly unit?: number;
  readonly words: string;
}

/** Where the eye goes for a unit: a cell, and the cells round it that matter. */
export interface Whereabouts {
  readonly at: number;
  readonly around: readonly number[];
}

/** One stop of what the keys go through: a unit that is pressed, or a cell that is looked at. */
export type Stop<A, D> =
  | { readonly unit: number; readonly press: Press<A, D>; readonly cell?: never }
  | { readonly cell: number; readonly unit?: never; readonly press?: never };

export interface Round<A, D> {
  readonly stops: readonly Stop<A, D>[];
  /** The unit selected now. Among cells it is the one under the cursor. */
  readonly now?: number;
}

export interface Offer<A, D> {
  readonly units: ReadonlyMap<number, UnitOffer<A, D>>;
  readonly cells: ReadonlyMap<number, CellOffer<A, D>>;
  readonly sides: ReadonlyMap<number, SideOffer<A, D>>;
  readonly arrows: readonly Arrow[];
  /** Edge cells where somebody may come in. */
  readonly entries: readonly number[];
  /** A cell to bring into sight, because the player did not begin this decision. */
  readonly attention: number | undefined;
  /** Where the keyboard goes on from. */
  readonly cursor: number | undefined;

  readonly head: HeadOffer;
  readonly hint: string | undefined;
  /** Shown while no cell is aimed at; nothing where no cell is to be aimed at. */
  readonly aimHint: string | undefined;
  readonly trays: readonly TrayOffer<A, D>[];
  readonly groups: readonly ChoiceGroup<A, D>[];
  readonly questions: readonly QuestionOffer<A>[];
  readonly pieces: readonly PieceOffer<A, D>[];
  readonly ready: ReadyOffer<A> | undefined;
  readonly hold: HoldOffer<A> | undefined;
  /** Other ways to go on with the same decision. */
  readonly instead: readonly ChoiceOffer<A, D>[];
  /** What cancels, where something is selected. */
  readonly cancel: Press<A, D> | undefined;
  readonly end: EndOffer<A> | undefined;

  /** A press on a cell where nothing is offered. */
  attempt(cell: number): Attempt<A> | undefined;
  aim(cell: number): Aim<A> | undefined;
  /** The way to a cell that is pointed at; or the only way there is. */
  way(cell: number | undefined): readonly number[];
  /** What choosing a cell would mean, for players who hear the map. */
  say(cell: number): readonly string[];
  /** What selecting these units together does; none puts them back. Nothing where they cannot act together. */
  together(units: readonly number[]): Press<A, D> | undefined;
  place(unit: number): Whereabouts;
  round(): Round<A, D>;
}

/** What a hex game offers its players. */
export interface Offers<S, A, D> {
  /** How many there are: an offer speaks of no others. */
  readonly units: number;
  readonly cells: number;
  readonly sides: number;
  /** For a seat that may act in that sight. */
  of(sight: S, seat: Seat, draft: D | undefined, hand: Hand): Offer<A, D>;
}

/** An offer of nothing, for games to build on. */
export const NO_OFFER: Offer<never, never> = {
  units: new Map(),
  cells: new Map(),
  sides: new Map(),
  arrows: [],
  entries: [],
  attention: undefined,
  cursor: undefined,
  head: { title: '', words: '' },
  hint: undefined,
  aimHint: undefined,
  trays: [],
  groups: [],
  questions: [],
  pieces: [],
  ready: undefined,
  hold: undefined,
  instead: [],
  cancel: undefined,
  end: undefined,
  attempt: () => undefined,
  aim: () => undefined,
  way: () => [],
  say: () => [],
  together: () => undefined,
  place: () => ({ at: 0, around: [] }),
  round: () => ({ stops: [] }),
};
