import { LARGEST_JOURNAL_BYTES, tooLarge, type Match } from '@club-route/engine';
import { seatingOf } from '../table/local/seating.ts';
import { NO_COMPUTER } from '../table/players.ts';
import { adopt } from './keep.ts';
import { openText, type Problem } from './open.ts';

/** Reads a save file and puts its match beside the others; or says what is wrong with it, and nothing has changed. */
export async function loadFile(file: File): Promise<{ readonly key: string } | Problem> {
  if (file.size > LARGEST_JOURNAL_BYTES) return { problem: tooLarge(file.size) };
  const opened = await openText(await file.text());
  if ('problem' in opened) return opened;
  return { key: await adopt(opened.match, opened.module, seatingOf(NO_COMPUTER)) };
}

/** Hands the journal to the player as a file. */
export function saveFile(match: Match): void {
  const name = `${match.game.id}-${match.header.match}.json`;
  download(name, JSON.stringify(match.journal(true), undefined, 1));
}

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
