import type { Action, PlannedStep, Report, StateObject } from '@club-route/engine';
import type { News } from '../database/schema.ts';
import type { Desk } from './desk.ts';

/** What a match begins with: everybody is to be told of it. */
export function firstNews({ module }: Pick<Desk, 'module'>): News {
  return Object.fromEntries(module.game.seats.map((seat) => [seat, 0]));
}

/** Which people are brought something by an entry, or told the end, and how many frames their seat has then been shown. */
export function newsAfter(desk: Desk, planned: PlannedStep<StateObject, Action, Report> | undefined): News {
  const { module, affairs, row } = desk;
  const { clock, game } = module;
  if (clock === undefined || planned === undefined) return row.news;
  const news: Record<string, number> = { ...row.news };
  for (const seat of new Set(affairs.holders.map((holder) => holder.seat))) {
    const told = planned.step.reports.flatMap((report) => game.tell(report, seat) ?? []);
    const isOver = told.length > 0 && game.result(planned.state) !== undefined;
    // What is told makes a frame, and only one.
    if (isOver || told.some((report) => clock.isDispatch(report, seat))) news[seat] = desk.frames(seat) + 1;
  }
  return news;
}
