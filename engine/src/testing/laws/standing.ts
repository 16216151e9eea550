import { anyOptions } from '../any-options.ts';
import type { Law } from '../law.ts';
import { same, shown } from '../plain.ts';

/** What a seat answers by what it filed is allowed, and hangs on its sight and on what it filed alone. */
export const standing: Law = {
  name: 'standing',
  oneIn: 8,
  check({ game, match, standing: answers, dice }) {
    if (answers === undefined) return undefined;
    for (const seat of game.active(match.state)) {
      const schema = answers.schema(seat);
      if (schema === undefined) continue;
      const values = anyOptions(schema, dice);
      const sight = game.shape.copy(game.sight(match.state, seat));
      const hash = game.shape.hash(sight);
      const answer = answers.answer(sight, seat, values);
      if (game.shape.hash(sight) !== hash) return `answering for ${seat} changed its sight`;
      const again = answers.answer(game.shape.copy(sight), seat, values);
      if (!same(answer, again)) return `${seat} answers ${shown(answer)}, and asked again ${shown(again)}`;
      const refusal = answer && game.refuse(match.state, seat, answer);
      if (refusal !== undefined)
        return `${seat} answers ${shown(answer)} by ${shown(values)}, which is refused: ${refusal.text}`;
    }
    return undefined;
  },
};
