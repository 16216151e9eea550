import type { Seat } from '@club-route/engine';
import { Reel } from '../../../src/table/reel.ts';
import type { Answer } from '../../../src/table/source.ts';
import { patrolModule, type LocalPatrol, type PatrolAction, type PatrolSource } from './patrol.ts';

/**
 * A table at the far end of a line: it has the opening and whatever frames have come, nothing else, and waits for its
 * answers. `deliver` brings the frames that the host has made since, through text as a socket would.
 */
export function lineTo(local: LocalPatrol, viewer: Seat) {
  const { shape } = patrolModule.game;
  const film = local.match.film(viewer);
  const opening = shape.decode(JSON.parse(JSON.stringify(shape.encode(film.opening))));
  const frames: (typeof film.frames)[number][] = [];
  const reel = new Reel(shape, opening, frames);
  const listeners = new Set<() => void>();
  let answer: ((answer: Answer) => void) | undefined;
  const sent: PatrolAction[] = [];
  const source: PatrolSource = {
    module: patrolModule,
    options: local.match.options,
    dice: 'fair',
    viewer,
    mine: [viewer],
    playable: true,
    kept: true,
    trouble: undefined,
    archive: undefined,
    afterAction: undefined,
    clock: undefined,
    near: false,
    get last() {
      return reel.last;
    },
    frame: (n) => {
      const frame = n === 0 ? undefined : frames[n - 1]!;
      return {
        n,
        seat: undefined,
        action: undefined,
        filed: false,
        reports: frame?.told ?? [],
        rolled: false,
        back: frame?.back,
      };
    },
    sightAt: (n) => reel.sightAt(n),
    act: (_seat, action) => {
      sent.push(action);
      return new Promise<Answer>((resolve) => (answer = resolve));
    },
    roll: () => undefined,
    lookBack: () => Promise.resolve(undefined),
    mayUndo: () => true,
    undo: () => new Promise<Answer>((resolve) => (answer = resolve)),
    subscribe: (onNews) => {
      listeners.add(onNews);
      return () => listeners.delete(onNews);
    },
  };
  return {
    source,
    sent,
    answer: (given: Answer) => answer!(given),
    deliver: () => {
      frames.push(...(JSON.parse(JSON.stringify(film.frames.slice(frames.length))) as typeof frames));
      for (const listener of listeners) listener();
    },
  };
}
