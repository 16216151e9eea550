import type { ActAnswer } from '@club-route/wire';
import { newKey } from '../../library/key.ts';
import type { FilmHost } from '../../table/film-source.ts';
import type { Answer } from '../../table/source.ts';
import type { Request } from '../live/live-socket.ts';

/** What a match on the server knows of itself, and the line on which it is asked. */
type RemoteLine = Pick<FilmHost, 'standing' | 'subscribe' | 'lookBack'> & {
  readonly match: string;
  send(request: Request): Promise<ActAnswer>;
};

/** The server as the host of a film: it makes an action out of exactly the position it was decided on, or not at all. */
export function remoteHost(line: RemoteLine): FilmHost {
  const { match } = line;
  return {
    near: false,
    standing: () => line.standing(),
    act: async (seat, action, _typed, have) =>
      refusalIn(await line.send({ kind: 'act', match, seat, have, key: newKey(), action: { ...action } })),
    undo: async (seat, have) => refusalIn(await line.send({ kind: 'undo', match, seat, have, key: newKey() })),
    roll: () => ({ rule: 'dice', text: 'The server rolls the dice in this match.' }),
    lookBack: () => line.lookBack(),
    subscribe: (onNews) => line.subscribe(onNews),
  };
}

function refusalIn(answer: ActAnswer): Answer {
  switch (answer.kind) {
    case 'done':
      return undefined;
    case 'refused':
      return { rule: answer.rule, text: answer.text };
    case 'stale':
      return { rule: 'line', text: `${answer.text} Look again before you decide.` };
  }
}
