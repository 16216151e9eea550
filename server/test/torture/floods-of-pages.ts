import type { Flood } from './flood.ts';
import { ask, drained, made, member } from './stranger.ts';

/** Floods of requests for what has grown long, and of input that is hard to look at. */

/** A stranger says as much in an hour. */
const MESSAGES = 40_000;
/** Made and resigned within an hour. */
const ENDED = 10_000;
/** As many as fit into a request. */
const SEATS = 4000;

export const FLOODS_OF_PAGES: readonly Flood[] = [
  {
    name: `a talk of ${MESSAGES} messages, read again and again`,
    prepare: async (house) => {
      const { match, links } = await made(house, { allied: { kind: 'me' }, german: { kind: 'me' } });
      await house.query(
        `insert into chat (match_id, n, room, name, text, said_at)
         select $1, n, 'players', 'Stranger', repeat('Hello. ', 20), now() from generate_series(1, $2::integer) as n`,
        [match.id, MESSAGES],
      );
      await house.query('analyze chat', []);
      const path = `/api/matches/${match.id}/chat`;
      const as = { link: links['allied']! };
      return {
        once: (number) =>
          number % 2 === 0
            ? drained(ask(house, 'GET', `${path}?as=allied&room=players`, undefined, as))
            : drained(ask(house, 'POST', path, { as: 'allied', room: 'players', text: String(number) }, as)),
      };
    },
  },
  {
    name: `a player of ${ENDED} matches, looked at again and again`,
    prepare: async (house) => {
      await member(house, 'Prolific');
      const ended = `select md5('prolific ' || n) as hash from generate_series(1, $1::integer) as n`;
      await house.query(
        `insert into match (id, game, rules, options, seed, commitment, status, visibility, time, outcome)
         select left(hash, 16), 'farthest-bridge', '1', '{}', '', '', 'finished', 'public', '{"kind":"none"}',
           '{"how":"resigned","name":"resigned","winners":["allied"],"reason":"The Germans have resigned."}'
         from (${ended}) as ended`,
        [ENDED],
      );
      await house.query(
        `insert into seat (match_id, seat, place) select left(hash, 16), 'allied', 0 from (${ended}) as ended`,
        [ENDED],
      );
      await house.query(
        `insert into holder (match_id, seat, account_id, name)
         select left(hash, 16), 'allied', (select id from account where name = 'Prolific'), 'Prolific'
         from (${ended}) as ended`,
        [ENDED],
      );
      await house.query('analyze', []);
      return { once: () => drained(ask(house, 'GET', '/api/people/Prolific')) };
    },
  },
  {
    name: `matches of ${SEATS} seats`,
    prepare: async (house) => {
      const seats = Object.fromEntries(Array.from({ length: SEATS }, (_, index) => [`s${index}`, 1]));
      return {
        async once() {
          const answer = await ask(house, 'POST', '/api/matches', { game: 'farthest-bridge', seats });
          await answer.arrayBuffer();
          // Looked at and refused, not turned away at the limit.
          return answer.status === 400;
        },
      };
    },
  },
];
