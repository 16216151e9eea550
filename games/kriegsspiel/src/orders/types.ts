/** What can be ordered (5.1). All names are resolved: units, squares, structures and zones go by number. */

/** A square, or a bridge: which of its banks is meant depends on the order and on the unit (G13). */
export type Place = { readonly cell: number } | { readonly structure: number };

/** A time as it was written. It becomes a minute when the order is received, because only then the minute is known. */
export type Time = { readonly day?: number; readonly time: number } | { readonly plus: number };

/** G16: how a way is chosen. */
export const MANNERS = ['fastest', 'road', 'rail', 'country'] as const;
export type Manner = (typeof MANNERS)[number];

/** G18, G48: what a unit does after its first round with an enemy. */
export type Stance =
  | { readonly act: 'attack' }
  | { readonly act: 'hold' }
  | { readonly act: 'withdraw'; readonly to: Place };

/** Two opposite corners, both counted in (G17). */
export type Area = readonly [number, number];

export const REPORT_SUBJECTS = ['position', 'strength', 'supply', 'enemy', 'all'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

interface WithStance {
  /** IF CONTACT after this order; without it the unit's standing instruction counts. */
  readonly contact?: Stance;
}

interface March extends WithStance {
  readonly to: Place;
  readonly via: readonly Place[];
}

/** Orders that a unit on the ground carries out one after the other. */
export type GroundOrder =
  | (March & { readonly kind: 'move'; readonly how: Manner })
  | (March & {
      readonly kind: 'attack';
      readonly guns: readonly number[];
      readonly air: number;
      readonly breakOff?: number;
    })
  | (March & { readonly kind: 'withdraw' })
  | (March & { readonly kind: 'recce'; readonly engage?: number | 'never' })
  | (WithStance & { readonly kind: 'hold'; readonly at?: Place; readonly until?: Time })
  | { readonly kind: 'wait'; readonly until: Time }
  | { readonly kind: 'wait for'; readonly unit: number }
  | { readonly kind: 'bombard'; readonly cell: number; readonly missions: number }
  | { readonly kind: 'support' | 'defend'; readonly unit: number }
  | { readonly kind: 'repair'; readonly structure: number }
  | { readonly kind: 'ferry'; readonly units: readonly number[]; readonly water: string; readonly cell: number };

/** Orders that are no part of a chain. They work as soon as they are delivered, or at the time of their block (`isTimed`). */
export type InstantOrder =
  | { readonly kind: 'drop' | 'land'; readonly units: readonly number[]; readonly zone: number }
  | { readonly kind: 'change zone'; readonly units: readonly number[]; readonly zone: number }
  | { readonly kind: 'supply drop'; readonly zone: number }
  | { readonly kind: 'enter'; readonly cell: number; readonly first: readonly number[] }
  | { readonly kind: 'report'; readonly about: ReportSubject }
  | { readonly kind: 'if contact'; readonly stance: Stance }
  | { readonly kind: 'cancel'; readonly ref?: string };

export type AirOrder =
  | { readonly kind: 'patrol'; readonly area: Area; readonly from?: Time; readonly until?: Time }
  | { readonly kind: 'strike'; readonly unit: number }
  | { readonly kind: 'air recce'; readonly area: Area };

export type Order =
  | GroundOrder
  | InstantOrder
  | AirOrder
  | { readonly kind: 'message'; readonly text: string }
  /** R50, by option: a bridge that is not to be blown, or is after all. */
  | { readonly kind: 'spare'; readonly structure: number; readonly spare: boolean }
  | { readonly kind: 'map' };

export type OrderKind = Order['kind'];
export type OrderOf<K extends OrderKind> = Extract<Order, { readonly kind: K }>;

export type Addressee =
  | { readonly units: readonly number[] }
  | { readonly headquarters: readonly string[] }
  | { readonly office: 'air' | 'umpire' };

/** One block of a letter: a whole decision. */
export interface Block {
  /** The headquarters that orders; absent, the seat itself (R68). */
  readonly from?: string;
  readonly to: Addressee;
  readonly at?: Time;
  readonly ref?: string;
  readonly orders: readonly Order[];
  /** G3, G4: lines that were not read, and whether orders stood behind the end of the letter; the receipt says so. */
  readonly unread?: readonly string[];
  readonly afterEnd?: true;
}

const GROUND_ORDERS: readonly OrderKind[] = [
  'move',
  'attack',
  'withdraw',
  'recce',
  'hold',
  'wait',
  'wait for',
  'bombard',
  'support',
  'defend',
  'repair',
  'ferry',
];

export function isGroundOrder(order: Order): order is GroundOrder {
  return GROUND_ORDERS.includes(order.kind);
}

/** G30: what waits for the time of its block. ENTER and CHANGE DZ only say where a unit will come in. */
type TimedOrder = OrderOf<'report' | 'if contact' | 'cancel'>;

export type QueuedOrder = GroundOrder | TimedOrder;

export function isTimed({ kind }: Order): boolean {
  return kind === 'report' || kind === 'if contact' || kind === 'cancel';
}

export function isMarch(order: Order): order is OrderOf<'move' | 'attack' | 'withdraw' | 'recce'> {
  return 'via' in order;
}
