import { UMPIRE, type Frame, type GameModule, type StateObject } from '@club-route/engine';
import type { MatchTable } from '@club-route/wire';
import { readJournal, type Place } from '../api/matches.ts';
import { askOnce } from '../../workers/ask-once.ts';
import type { ReportAnswer } from './report-role.ts';

/** A match on the server as far as a report of it is concerned. */
interface Reported {
  readonly module: GameModule;
  readonly place: Place;
  readonly as: string;
  readonly status: MatchTable['status'];
  readonly opening: StateObject;
  readonly frames: readonly Frame[];
}

/** Writes the after-action report: at any time for the umpire, whose film shows everything; of the journal at the end for all. */
export function afterActionOf({
  module,
  place,
  as,
  status,
  opening,
  frames,
}: Reported): (() => Promise<string>) | undefined {
  if (module.debrief === undefined) return undefined;
  if (as === UMPIRE)
    return async () => {
      const { reportOf, storyOfFilm } = await import('@club-route/cartography/report/of-match');
      return pageIn(await reportOf(module, storyOfFilm(module, opening, frames)));
    };
  return status === 'finished' ? async () => pageIn(await ofJournal(await readJournal(place))) : undefined;
}

function pageIn(answer: ReportAnswer): string {
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.html;
}

function ofJournal(journal: object): Promise<ReportAnswer> {
  return askOnce('report', JSON.stringify(journal), 'This browser could not write the report.');
}
