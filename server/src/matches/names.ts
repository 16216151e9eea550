import { SPECTATOR } from './viewer.ts';
import type { Desk } from '../play/desk.ts';
import { wrong } from '../problem.ts';

/** What a request or a message names of a match. */
export interface Named {
  readonly seat?: string;
  readonly absent?: string;
  /** A seat, or a spectator. */
  readonly as?: string;
}

/** Refuses names that are no seats of this game, before anything is looked up by them. */
export function checkNames({ module }: Desk, { seat, absent, as }: Named): void {
  const { seats } = module.game;
  const stranger = [seat, absent, as === SPECTATOR ? undefined : as].find(
    (name) => name !== undefined && !seats.includes(name),
  );
  if (stranger !== undefined) throw wrong(`There is no seat "${stranger}". The seats are: ${seats.join(', ')}.`);
}
