import type { Club } from '../club.ts';
import type { Missive } from '../database/missive.ts';
import { isStill } from './situation.ts';
import { matchPage } from './pages.ts';

/** "Your turn" in a few words, for webhooks and pushes; or a word to see whether they arrive. */
export type Call =
  | {
      readonly kind: 'turn';
      readonly match: string;
      readonly game: string;
      readonly seat: string;
      readonly text: string;
      readonly url: string;
    }
  | { readonly kind: 'test'; readonly text: string; readonly url: string };

/** Nothing if the turn was played in the meantime. */
export async function callOf(
  club: Pick<Club, 'desks' | 'post'>,
  { turns }: Extract<Missive, { readonly kind: 'turn' }>,
): Promise<Call | undefined> {
  const turn = turns[0]!;
  return club.desks.with(turn.match, async (desk) => {
    if (!isStill(desk, turn)) return undefined;
    const { module } = desk;
    const { game, language } = module;
    const { match, seat } = turn;
    const text =
      module.clock === undefined
        ? `It is your turn as the ${language.names(seat).side} player in ${game.title}.`
        : `You have something to read or decide as ${language.names(seat).side} in ${game.title}.`;
    return { kind: 'turn', match, game: game.id, seat, text, url: matchPage(club.post, match) };
  });
}
