import { column, integer, table, value, type Table } from '@club-route/engine';
import { STRUCTURE_COUNT } from '../data/structures.ts';
import type { Block } from '../orders/types.ts';
import type { DatedSighting, Dispatch } from './dispatch.ts';

/** One of a commander's own blocks, as he sent it. The time is a quarter hour: minutes stand in dispatches only. */
export interface SentBlock {
  readonly quarter: number;
  readonly block: Block;
}

/** What each commander knows, as fields of the state that bear his name: `xxxMail`, `germanSightings`. */
export type KnowledgeFields<C extends string> = {
  readonly [K in `${C}Mail`]: ReturnType<typeof table<Dispatch>>;
} & {
  readonly [K in `${C}Sent`]: ReturnType<typeof table<SentBlock>>;
} & {
  readonly [K in `${C}Read` | `${C}Squadrons`]: ReturnType<typeof integer>;
} & {
  readonly [K in `${C}Sightings`]: ReturnType<typeof value<readonly DatedSighting[]>>;
} & {
  readonly [K in `${C}Ruins`]: ReturnType<typeof value<readonly number[]>>;
} & {
  readonly [K in `${C}Structures`]: ReturnType<typeof column<'uint8'>>;
};

/** The same in a state of any edition: `state[`${command}Mail`]` is the mail of a commander who has a seat in it. */
export type Knowledge = {
  readonly [key: `${string}Mail`]: Table<Dispatch>;
  readonly [key: `${string}Sent`]: Table<SentBlock>;
  readonly [key: `${string}Structures`]: Uint8Array;
  [key: `${string}Read` | `${string}Squadrons`]: number;
  [key: `${string}Sightings`]: readonly DatedSighting[];
  [key: `${string}Ruins`]: readonly number[];
};

/** The fields for these commanders; another edition has other commanders and the same fields. */
export function knowledgeFields<const C extends string>(commands: readonly C[]): KnowledgeFields<C> {
  const fields: Record<string, unknown> = {};
  for (const command of commands) {
    fields[`${command}Mail`] = table<Dispatch>();
    fields[`${command}Sent`] = table<SentBlock>();
    // How many dispatches he has attended to; squadrons that he takes to be free today.
    fields[`${command}Read`] = integer();
    fields[`${command}Squadrons`] = integer();
    fields[`${command}Sightings`] = value<readonly DatedSighting[]>([]);
    fields[`${command}Ruins`] = value<readonly number[]>([]);
    // Structure -> its place in `STRUCTURE_STATES`, as last reported (R78).
    fields[`${command}Structures`] = column('uint8', STRUCTURE_COUNT);
  }
  return fields as unknown as KnowledgeFields<C>;
}
