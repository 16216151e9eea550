import { mapSheet, type MapSheet } from '@club-route/cartography/draw/map-sheet';
import { readSheet } from '@club-route/cartography/draw/sheet-file';
import { loadBoard } from '@club-route/theatre';
import { BOARDS, type BoardId } from '@club-route/theatre/boards';

const opened = new Map<BoardId, Promise<MapSheet>>();

/** The sheet of a board, as it was drawn when the app was built. */
export function openSheet(id: BoardId): Promise<MapSheet> {
  const sheet = opened.get(id) ?? fetched(id);
  opened.set(id, sheet);
  // Whoever asks again after a bad line gets another try.
  sheet.catch(() => opened.delete(id));
  return sheet;
}

async function fetched(id: BoardId): Promise<MapSheet> {
  const [file, text] = await Promise.all([BOARDS[id].load(), textOf(id)]);
  return mapSheet(loadBoard(file), readSheet(text));
}

async function textOf(id: BoardId): Promise<string> {
  const response = await fetch(import.meta.env.SHEETS[id]);
  if (!response.ok) throw new Error(`The map ${id} did not load: the server answered ${response.status}.`);
  return response.text();
}
