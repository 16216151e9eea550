/** Where a feature comes from; `sources.ts` says what each asks of us. */
export type Source = 'geonames' | 'cbs' | 'rvo' | 'traced' | 'own';

/** Latitude and longitude in degrees, three decimals: about 110 by 70 m, which is as much as is known. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** What every feature says about itself: its name in the facts and messages, its origin, and how far off it may be. */
interface Feature {
  readonly id: string;
  readonly name: string;
  readonly source: Source;
  /** Metres within which the position is believed. */
  readonly within: number;
  readonly note?: string;
}

/** The five lands that the great rivers cut out of the theatre. */
export type Land = 'south' | 'maas-waal' | 'island' | 'veluwe' | 'liemers';

export type PlaceKind = 'city' | 'town' | 'village';

export interface Place extends Feature, Point {
  readonly kind: PlaceKind;
  readonly country: 'NL' | 'BE' | 'DE';
  /** On which side of the great rivers it stands: known apart from the coordinates, and checked against them. */
  readonly land: Land;
}

export type WaterKind = 'river' | 'canal' | 'stream';

export interface Water extends Feature {
  readonly kind: WaterKind;
  /** Metres from bank to bank, roughly. */
  readonly width: number;
  readonly line: readonly Point[];
}

export type CrossingKind =
  | 'road bridge'
  | 'rail bridge'
  | 'road and rail bridge'
  | 'lock bridge'
  | 'pontoon bridge'
  | 'ferry'
  | 'assault crossing';

/** A point on the line of its water. */
export interface Crossing extends Feature, Point {
  readonly kind: CrossingKind;
  readonly water: string;
  /** What became of it in September 1944, and how sure that is. */
  readonly fate: string;
  readonly sure: 'high' | 'medium' | 'low' | 'none';
}

/** `highway` is the corridor itself, Club Route, and its way on to Apeldoorn. */
export type RoadKind = 'highway' | 'main' | 'minor';

export interface Road extends Feature {
  readonly kind: RoadKind;
  readonly line: readonly Point[];
}

export interface Railway extends Feature {
  readonly line: readonly Point[];
}

export type CoverKind = 'polder' | 'marsh' | 'woods' | 'heath' | 'rough' | 'city' | 'hill';

/** A polygon; the rings after the first of a part are holes. `hill` lies over whatever else covers the ground. */
export interface Cover extends Feature {
  readonly kind: CoverKind;
  readonly parts: readonly (readonly (readonly Point[])[])[];
}

export interface Border extends Feature {
  readonly between: readonly [Place['country'], Place['country']];
  readonly line: readonly Point[];
}

export type SiteKind =
  | 'drop zone'
  | 'landing zone'
  | 'supply zone'
  | 'airfield'
  | 'headquarters'
  | 'landmark'
  | 'height';

export interface Site extends Feature, Point {
  readonly kind: SiteKind;
  readonly land: Land;
}
