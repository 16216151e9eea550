import { FASTEST, type ClockWord } from '@club-route/engine';
import type { TableController } from '../controller.ts';
import type { TimePace } from './clock.ts';
import { setPace } from './set-pace.ts';

/** Does what is typed to the clock, and gives what is to be said. */
export async function keepTime(controller: TableController, time: ClockWord): Promise<readonly string[]> {
  const { clock } = controller.source;
  if (time.word === 'unclear') return [time.text];
  if (clock === undefined || !clock.mine) return ['You cannot set the clock in this match.'];
  if (time.word === 'back') {
    if (clock.goBack === undefined) return ['Only the umpire can go back in time.'];
    return linesOf(await clock.goBack(time.until), 'The clock has gone back. Everything after that no longer counts.');
  }
  const pace = paceOf(time);
  return linesOf(await setPace(controller, pace), pace === undefined ? 'The clock is stopped.' : 'Time passes.');
}

function linesOf(problem: string | undefined, said: string): readonly string[] {
  return [problem ?? said];
}

function paceOf(time: Exclude<ClockWord, { readonly word: 'back' | 'unclear' }>): TimePace | undefined {
  switch (time.word) {
    case 'pause':
      return undefined;
    case 'rate':
      return time.rate === 0 ? undefined : { rate: time.rate, waits: false };
    case 'next':
      return { rate: FASTEST, until: 'event', waits: false };
    case 'run':
      return { rate: FASTEST, until: 'dispatch', waits: false };
    case 'wait':
      return { rate: FASTEST, until: time.until, waits: false };
  }
}
