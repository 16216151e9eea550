import { openJournal, type OpenedMatch } from '@club-route/catalogue/open-journal';
import { readSeating, type Seating } from '../table/local/seating.ts';
import { attestationOf, type Attestation } from './attested.ts';
import { textFromLink } from './link.ts';
import { readPapers, type Papers } from './safe.ts';
import { readMatch, sealMatch } from './store.ts';

export interface Problem {
  readonly problem: string;
  /** What was read, so that nothing is lost with it. */
  readonly text?: string;
  /** Nothing is wrong with the match itself: the page has to be loaded again. */
  readonly again?: boolean;
}

export interface StoredMatch extends OpenedMatch {
  readonly key: string;
  readonly started: number;
  readonly seating: Seating;
  readonly papers: Papers;
  readonly name?: string;
  readonly attested: Attestation;
}

/** A match from the text of its journal, or what is wrong with it. */
export async function openText(text: string): Promise<OpenedMatch | Problem> {
  const opened = await openJournal(text);
  return 'problem' in opened ? { ...opened, text } : opened;
}

export async function openStored(key: string): Promise<StoredMatch | Problem> {
  await sealMatch(key);
  const stored = await readMatch(key);
  if (stored === undefined) return { problem: 'There is no such match in this browser. It may have been deleted.' };
  if (stored.text === undefined)
    return {
      problem: 'This browser cannot read the match: it is damaged, or its key is gone.',
    };
  const opened = await openText(stored.text);
  if ('problem' in opened) return opened;
  const { started = Date.now(), name, seating } = stored.card ?? {};
  const papers = await readPapers(key);
  const { players, lent } = (seating ?? {}) as { readonly players?: unknown; readonly lent?: unknown };
  return {
    ...opened,
    attested: attestationOf(opened.match, opened),
    key,
    started,
    name,
    papers,
    seating: readSeating(opened.module, { players, lent, filed: papers.filed }),
  };
}

export async function openLink(hash: string): Promise<OpenedMatch | Problem> {
  const read = await textFromLink(hash);
  return 'problem' in read ? read : openText(read.text);
}
