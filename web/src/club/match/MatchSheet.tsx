import { Link } from '@tanstack/react-router';
import { useStore } from 'zustand';
import type { TableController } from '../../table/controller.ts';
import { timeWords } from '../names.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Absent } from './Absent.tsx';
import { ExportMatch } from './ExportMatch.tsx';
import { Following } from './Following.tsx';
import { GivingUp } from './GivingUp.tsx';
import { HandOver } from './HandOver.tsx';
import { LeaveSeat } from './LeaveSeat.tsx';
import css from './MatchSheet.module.css';
import { Players } from './Players.tsx';
import { ReportSomebody } from './ReportSomebody.tsx';
import { ReturnLink } from './ReturnLink.tsx';
import { SeatMail } from './SeatMail.tsx';

interface MatchSheetProps {
  readonly remote: RemoteMatch;
  readonly controller: TableController;
}

/** Everything between the people of a match that no rule book knows. */
export function MatchSheet({ remote, controller }: MatchSheetProps) {
  const { as } = remote;
  const { status, mine, time, visibility, rematchOf } = useStore(remote.store, (state) => state.table);
  const plays = status === 'running' && mine.includes(as);
  return (
    <div className={css.sheet}>
      <p>
        {timeWords(time)}. {visibility === 'public' ? 'Anyone can watch.' : 'Anyone with its address can watch.'}
      </p>
      <Players remote={remote} />
      {mine.length === 0 ? <Following remote={remote} /> : null}
      {rematchOf === undefined ? null : (
        <p>
          A rematch of{' '}
          <Link to="/club/match/$match" params={{ match: rematchOf }}>
            this match
          </Link>
          .
        </p>
      )}
      {plays ? (
        <>
          {remote.module.secluded ? (
            <LeaveSeat remote={remote} />
          ) : (
            <GivingUp remote={remote} controller={controller} />
          )}
          <Absent remote={remote} />
          <ReturnLink remote={remote} />
          <SeatMail remote={remote} />
          <HandOver remote={remote} />
        </>
      ) : null}
      <ExportMatch remote={remote} />
      <ReportSomebody remote={remote} />
    </div>
  );
}
