import type { EncodedState, Frame } from '@club-route/engine';
import { Tab } from './tab.ts';
import type { Visitor } from './visitor.ts';

export interface Film {
  readonly opening: EncodedState;
  readonly frames: readonly Frame[];
  /** How many frames there are. */
  readonly have: number;
}

/** A viewer's whole film, as a browser gets it that opens the match now; or why it gets none. */
export async function askForFilm(visitor: Visitor, match: string, as: string): Promise<Film | string> {
  const tab = await Tab.open(visitor);
  tab.say({ kind: 'watch', match, as, ...(visitor.link === undefined ? {} : { link: visitor.link }) });
  const first = await tab.any('opening', 'problem');
  const film =
    first.kind === 'problem' ? first.error : { ...first, frames: [...(await restOf(tab, match, as, first))] };
  await tab.close();
  return film;
}

/** The same, for those who may see it. */
export async function readFilm(visitor: Visitor, match: string, as: string): Promise<Film> {
  const film = await askForFilm(visitor, match, as);
  if (typeof film === 'string') throw new Error(film);
  return film;
}

async function restOf(tab: Tab, match: string, as: string, { have }: { readonly have: number }): Promise<Frame[]> {
  const frames: Frame[] = [];
  while (frames.length < have) {
    frames.push(...(await tab.next('frames')).frames);
    if (frames.length < have) tab.say({ kind: 'more', match, as });
  }
  return frames;
}
