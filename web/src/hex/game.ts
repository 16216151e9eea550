import type { Action, Arrow, OptionValues, Report, Seat, StateObject, Viewer } from '@club-route/engine';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import type { ReactNode } from 'react';
import type { TableController } from '../table/controller.ts';
import type { SkinProps } from '../table/skin.ts';
import type { AnyFace, CounterFace } from './counter/Counter.tsx';

/** A counter on the map at the moment on show. */
export interface PieceView {
  /** For a counter that nobody has identified, a number that no unit has. */
  readonly unit: number;
  readonly cell: number;
  readonly seat: Seat;
  readonly face: AnyFace;
  readonly words: string;
}

/** A counter where it was last seen; several may lie in one cell. */
export interface GhostView {
  readonly cell: number;
  readonly face: AnyFace;
  readonly words: string;
  /** When, as the game says it, and how many turns ago. */
  readonly seen: { readonly when: string; readonly age: number };
}

/** What has become of a bridge: `asked` with its chance, `wired` may be blown, `safe` may not, `tried` was and stands. */
export interface CrossingView {
  /** Its id among the crossings of the theatre. */
  readonly id: string;
  readonly state: 'down' | 'asked' | 'wired' | 'safe' | 'tried';
  readonly text: string;
}

/** What lies on the map at the moment on show. */
export interface HexPicture {
  /** In one cell from the bottom up. */
  readonly pieces: readonly PieceView[];
  readonly ghosts: readonly GhostView[];
  readonly crossings: readonly CrossingView[];
  /** Sides that a bridge of boats spans. */
  readonly spans: readonly number[];
}

/** A die on the map: what was wanted, and what came. */
export interface RollView {
  readonly die: number;
  readonly wanted: string;
  readonly result: string;
}

/** What a report shows on the map. */
export interface ReportView {
  /** The cells it speaks of, the one to bring into sight first. */
  readonly cells: readonly number[];
  readonly walked?: { readonly units: readonly number[]; readonly path: readonly number[] };
  /** The unit that goes for good. */
  readonly lost?: number;
  readonly roll?: RollView | undefined;
  readonly arrows?: readonly Arrow[];
}

/** A planned order on the map: ways, or a cell that is aimed at. */
export interface PlannedView {
  readonly ways: readonly (readonly number[])[];
  readonly landing?: number;
}

/** Everything worth saying about a cell. */
export interface CellFacts {
  readonly title: string;
  readonly label: string;
  readonly units: readonly UnitFacts[];
  readonly lines: readonly string[];
  /** Things in it with a name of their own, such as bridges. */
  readonly things: readonly { readonly name: string; readonly words: string }[];
}

export interface UnitFacts {
  readonly unit: number;
  readonly face: AnyFace;
  readonly name: string;
  readonly words: string;
  readonly factors: string;
  /** Where there is more to know than a line of factors holds. */
  readonly fields?: readonly UnitField[];
}

/** One value of a unit, as its panel shows it. */
export interface UnitField {
  /** A word or two. */
  readonly name: string;
  readonly value: string;
  /** What it means, in a sentence. */
  readonly hint: string;
  /** Something is wrong with it: it is not supplied, or cannot act. */
  readonly isBad?: boolean;
}

/** Something that can be laid over the map and taken off again. */
export interface LayerView {
  readonly id: string;
  readonly name: string;
  /** Whether it is there before anybody has touched its switch. */
  readonly startsOn: boolean;
  /** It stays as it was left, in this browser: it is how a player likes the map. */
  readonly isKept?: true;
}

/** Units that are still to come by one way in one turn. */
export interface ComingGroup {
  readonly title: string;
  readonly where: string;
  readonly isDue: boolean;
  readonly units: readonly number[];
  readonly delayed: string | undefined;
  /** The cells where they may come in. */
  cells(): readonly number[];
}

export interface ComingSide {
  readonly seat: Seat;
  readonly title: string;
  readonly groups: readonly ComingGroup[];
}

export interface TrackStep {
  readonly name: string;
  /** Said in full where there is room, or on demand. */
  readonly words: string;
  readonly hint: string;
  readonly when: 'past' | 'now' | 'later';
}

export interface StripSide {
  readonly name: string;
  readonly acts: boolean;
  readonly phases: readonly TrackStep[];
  /** What it has left of what it was given, each as a pip. */
  readonly supplies: readonly {
    readonly name: string;
    readonly hint: string;
    readonly left: number;
    readonly of: number;
  }[];
}

export interface StripView {
  readonly label: string;
  readonly suppliesLabel: string;
  readonly turns: readonly TrackStep[];
  readonly sides: readonly StripSide[];
  /** What holds for everybody: the weather, the score. */
  readonly facts?: readonly StripFact[];
}

export interface StripFact {
  readonly name: string;
  readonly value: string;
  readonly hint: string;
  /** What a phone, which has one line for all of them, shows of it if not everything. */
  readonly onPhone?: 'value' | 'nothing';
}

/**
 * What a hex game brings to the shared table besides its offers: how its things look and what they are called.
 * Methods, not properties, so that one game serves where any game is asked for.
 */
export interface HexGame<
  S extends StateObject = StateObject,
  A extends Action = Action,
  O extends OptionValues = OptionValues,
  D = unknown,
  R extends Report = Report,
> {
  /** The map, drawn once: the same promise for everybody. A game whose ground is made for each match draws that of this one. */
  sheet(state: S, viewer: Viewer): Promise<MapSheet>;
  /** What the map is called to somebody who does not see it. */
  readonly mapLabel: string;
  /** What can be typed on the map, by example. */
  readonly examples: string;
  /** What a cell is called, where it is no hex. */
  readonly cellName?: string;
  /** Where a phone begins if nothing calls for another place. */
  readonly home: number;
  /** What the map begins with, a phone at the first of it, where the game says so; nothing is the whole map. */
  opening?(state: S, viewer: Viewer): readonly number[];
  face(state: S, unit: number): CounterFace;
  /** A counter in full: "3/504, US paratroops, 82nd Airborne, 2-2-7". */
  unitWords(state: S, unit: number): string;
  /** Under the name of a unit: "US paratroops, 82nd Airborne". */
  about(state: S, unit: number): string;
  picture(controller: TableController<S, A, O, D, R>): HexPicture;
  /** `before` is the position before the entry that brought the report. */
  view(report: R, before: S): ReportView;
  planned(action: A, before: S): PlannedView;
  /** A cell in words: what it is, who is there as far as the viewer knows, who controls it. */
  cellWords(state: S, cell: number, viewer: Viewer): readonly string[];
  cellFacts(state: S, cell: number, viewer: Viewer): CellFacts;
  coming(state: S): readonly ComingSide[];
  strip(state: S): StripView;
  /** Where both sides have units of one name, the viewer's own. */
  unitNamed(text: string, viewer: Viewer): number | undefined;
  cellNamed(text: string): number | undefined;
  /** Every value of a unit that its player looks at, for games whose counters cannot show them all. */
  fields?(state: S, unit: number): readonly UnitField[];
  /** The draft to go on with after an own action, where a unit can do several things one after the other. */
  goesOn?(action: A, state: S): D | undefined;
  /** A press on a cell that the game itself knows what to do with; false if it does not. */
  press?(controller: TableController<S, A, O, D, R>, cell: number): boolean;
  /** The map stays where it is when something is reported: a player may be writing. */
  readonly stays?: true;
  /** Enemies are remembered where they were last seen; ghosts then have a switch beside the map. */
  readonly remembers?: true;
  /** What can be laid over the map besides the counters; `Ground` draws it. */
  readonly layers?: readonly LayerView[];
  /** Laid over the map, in pixels. */
  Over?(this: void, props: SkinProps<S, A, O, D, R>): ReactNode;
  /** What the rules lay on the map, under everything else. */
  Ground?(this: void, props: SkinProps<S, A, O, D, R> & { readonly sheet: MapSheet }): ReactNode;
  /** The picture that a choice names as its `sign`, such as a card of the hand. */
  Sign?(this: void, props: { readonly sign: string }): ReactNode;
  /** The odds of what is chosen and what changes them, in the panel. */
  Odds?(this: void, props: SkinProps<S, A, O, D, R>): ReactNode;
}

/** What every part of the shared table is given. */
export interface HexProps {
  readonly controller: TableController;
  readonly game: HexGame;
}

export interface HexLayerProps extends HexProps {
  readonly sheet: MapSheet;
}
