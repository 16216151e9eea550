import { column, integer, stateShape, value, word, type Shape, type StateOf } from '@club-route/engine';
import { DIVISION_COMMANDS, type Command } from '../data/headquarters.ts';
import { UNIT_COUNT, type Side } from '../data/units.ts';
import type { Letter } from '../orders/post.ts';
import type { Block } from '../orders/types.ts';
import { fieldsOf, type CampaignState } from '../state.ts';
import { battleFields, type BattleState } from '../tactical/state.ts';
import type { BattleReport } from '../tactical/report.ts';
import type { Box } from '../tactical/box.ts';
import type { Battalion } from '../tactical/set-up.ts';
import { CARDS, type Card } from './data/cards.ts';
import type { AllOptions } from './options.ts';

/** How a side fights a battle: its commander at the table, the computer for him, or with figures on a table elsewhere. */
export const FIGHTERS = ['commander', 'computer', 'elsewhere'] as const;
export type Fighter = (typeof FIGHTERS)[number];

/** 20.3: what a commander answers to a briefing. */
export interface Answer {
  readonly by: Fighter;
  readonly plan: string;
  /** The computer gives the field up when the enemy has so many medals; 0 is never. */
  readonly concedeAt: number;
  readonly air: boolean;
}

/** 18–22: a battle as a state of the campaign. The clock stands until it is over. */
export interface Engagement {
  /** As the form of 21.6 writes it: day, time and square. */
  readonly id: string;
  readonly phase:
    | 'briefing'
    /** One side wants the table elsewhere and the other does not: the umpire settles it. */
    | 'settling'
    | 'fighting'
    /** It is fought elsewhere; the form is awaited. */
    | 'form';
  readonly attacker: Side;
  /** The ground: three by two squares. */
  readonly box: Box;
  readonly commanders: Readonly<Record<Side, Command>>;
  readonly battalions: readonly Battalion[];
  readonly answers: Readonly<Record<Side, Answer | null>>;
  /** Squadrons that each side has sent. */
  readonly squadrons: Readonly<Record<Side, number>>;
  /** R45: squares in which guns or tanks have attacked. */
  readonly shelled: readonly number[];
}

/** What happened with the last order of a battle, for those who fight it: films are made of it. */
export interface BattleScene {
  readonly commanders: Readonly<Record<Side, Command>>;
  readonly reports: readonly BattleReport[];
}

/** A block that was received since the last turn and is transmitted in the next (G93). */
export interface Posted {
  readonly letter: Letter;
  readonly block: Block;
}

/** 23: a battalion that was wiped out today; its stragglers may come back to others. */
export interface Stragglers {
  readonly unit: number;
  readonly cell: number;
  readonly strength: number;
}

/** A unit that is to form up until a minute. */
export interface Landed {
  readonly unit: number;
  readonly until: number;
}

const ownFields = {
  /** R109: cards still to be drawn in this turn, in their order; and the one that was drawn last. */
  deck: value<readonly Card[]>([]),
  card: word(['none', ...CARDS]),
  outbox: value<readonly Posted[]>([]),
  engagement: value<Engagement | null>(null),
  scene: value<BattleScene | null>(null),
  battlesSoFar: integer(),
  /** R98: points carried on along the same route. */
  unitPoints: column('uint8', UNIT_COUNT),
  /** 23: what the average dice of this night have come to. */
  unitRecovery: column('uint8', UNIT_COUNT),
  stragglers: value<readonly Stragglers[]>([]),
  /** G71: who had not formed up when a battle began, and until when that lasts. */
  landed: value<readonly Landed[]>([]),
  /** R110: the last plan of each commander, by seat. */
  plans: value<Readonly<Partial<Record<Command, Answer>>>>({}),
} as const;

export type SecondState = CampaignState & BattleState & StateOf<ReturnType<typeof stateShape<typeof ownFields>>>;

export const secondShape = stateShape({
  ...fieldsOf('second', DIVISION_COMMANDS),
  ...battleFields,
  ...ownFields,
}) as unknown as Shape<SecondState>;

export function secondOptionsOf(state: SecondState): AllOptions {
  return state.options as AllOptions;
}

/** The seats that fight the present battle, and for which side. */
export function sideInBattle({ engagement }: SecondState, seat: string): Side | undefined {
  if (engagement === null) return undefined;
  const { commanders } = engagement;
  return commanders.allied === seat ? 'allied' : commanders.german === seat ? 'german' : undefined;
}

/** Nothing of a battle is left in the state. */
export function clearBattle(state: SecondState): void {
  const fields = state as unknown as Record<string, unknown>;
  for (const [name, field] of Object.entries(battleFields)) {
    if (field.field === 'column') (fields[name] as Uint8Array).fill(0);
    else if (field.field === 'value') fields[name] = field.initial;
    else if (field.field === 'word') [fields[name]] = field.words;
    else fields[name] = field.field === 'integer' ? 0 : false;
  }
}
