import { findGame } from '@club-route/catalogue';
import type { GameModule } from '@club-route/engine';
import type { MatchTable } from '@club-route/wire';
import { findSkin } from '../../games/skins.ts';
import type { Skin } from '../../table/skin.ts';
import { Refused, sentenceOf } from '../api/ask.ts';
import { readTable } from '../api/matches.ts';
import { forget, secretFor } from '../keepsakes.ts';

export interface ClubMatch {
  readonly table: MatchTable;
  readonly module: GameModule;
  readonly skin: Skin;
}

export async function openClubMatch(id: string): Promise<ClubMatch | { readonly problem: string }> {
  try {
    const table = await readTable({ match: id, secret: secretFor(id) });
    const entry = findGame(table.game);
    if (entry === undefined) return { problem: `This club has no game called "${table.game}".` };
    const [module, skin] = await Promise.all([entry.load(), findSkin(entry.id)]);
    return { table, module, skin };
  } catch (error) {
    if (error instanceof Refused && error.status === 404) forget(id);
    return { problem: sentenceOf(error) };
  }
}
