import type { DescentReport } from '@club-route/descent-into-hell';
import type { Pace } from '../../table/skin.ts';

/** Milliseconds that each kind of report stays; what takes no time is told along with the next. */
const REST: Readonly<Record<DescentReport['kind'], number>> = {
  turn: 700,
  impulse: 600,
  'set up': 300,
  activated: 200,
  placed: 200,
  moved: 280,
  sighted: 900,
  seen: 450,
  'turned back': 700,
  weather: 700,
  dropped: 350,
  landings: 1100,
  flak: 450,
  'glider loss': 350,
  question: 700,
  declined: 600,
  demolition: 800,
  'bridge taken': 500,
  'site taken': 500,
  'span built': 500,
  'airfield repaired': 600,
  'span ended': 600,
  'marker lost': 700,
  combat: 700,
  fire: 700,
  stands: 450,
  eliminated: 500,
  full: 500,
  retreated: 600,
  advanced: 500,
  ended: 400,
  exit: 900,
};

const ROLLS: ReadonlySet<DescentReport['kind']> = new Set(['fire', 'demolition', 'weather']);

export function pace({ kind }: DescentReport): Pace {
  return { rolling: ROLLS.has(kind) ? 450 : 0, rest: REST[kind] };
}
