import type { DriveReport } from '@club-route/drive-on-arnhem';
import type { Pace } from '../../table/skin.ts';

/** Milliseconds that each kind of report stays; what takes no time is told along with the next. */
const REST: Readonly<Record<DriveReport['kind'], number>> = {
  turn: 700,
  phase: 250,
  deployed: 400,
  struck: 500,
  interdicted: 500,
  supply: 300,
  walked: 300,
  arrived: 120,
  sourceMoved: 500,
  guns: 250,
  built: 250,
  broken: 250,
  disbanded: 250,
  allotted: 0,
  rebuilt: 500,
  moved: 280,
  sighted: 350,
  owned: 0,
  overrun: 700,
  failed: 350,
  bridge: 900,
  mode: 120,
  fortified: 120,
  plotted: 0,
  battle: 900,
  fire: 550,
  eliminated: 450,
  retreated: 420,
  advanced: 420,
  isolated: 350,
  ended: 400,
};

export function pace({ kind }: DriveReport): Pace {
  return { rolling: 0, rest: REST[kind] };
}
