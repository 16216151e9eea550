import { UMPIRE, type Viewer } from '@club-route/engine';
import type { MatchTable } from '@club-route/wire';
import { newKey } from '../../library/key.ts';
import type { TableClock, TimePace } from '../../table/clock/clock.ts';
import { sentenceOf } from '../api/ask.ts';
import { goBackTo, setPace, type Place } from '../api/matches.ts';

interface RemoteClockSetup {
  readonly place: Place;
  readonly as: Viewer;
  readonly table: () => MatchTable;
}

/** The clock of a match on the server: only whoever may set its pace is told of it. */
export function remoteClock({ place, as, table }: RemoteClockSetup): TableClock {
  const seat = (): { readonly seat?: string } => (table().mine.includes(as) ? { seat: as } : {});
  const tried = async (deed: Promise<void>): Promise<string | undefined> => {
    try {
      await deed;
      return undefined;
    } catch (error) {
      return sentenceOf(error);
    }
  };
  return {
    get pace() {
      return paceOf(table());
    },
    get mine() {
      return table().pace !== undefined;
    },
    set: (pace) => tried(setPace(place, { ...seat(), ...(pace ?? { rate: 0 }) })),
    goBack:
      as === UMPIRE
        ? (minute) => tried(goBackTo(place, { seat: as, key: newKey(), minute, reason: 'The umpire goes back.' }))
        : undefined,
  };
}

function paceOf({ pace }: MatchTable): TimePace | undefined {
  if (pace === undefined || pace.state === 'stands') return undefined;
  const { rate, until, waits } = pace;
  return { rate, waits, ...(until === undefined ? {} : { until }) };
}
