import { openSheet as draw } from '@club-route/cartography/draw/open-sheet';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import type { BoardId } from '@club-route/theatre/boards';

const drawn = new Map<BoardId, Promise<MapSheet>>();

/** Lets the page do what it has to: a message comes after that, and no browser holds it back as it does a timer. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}

/** The sheet of a board, drawn once, a little at a time. */
export function openSheet(id: BoardId): Promise<MapSheet> {
  const sheet = drawn.get(id) ?? draw(id, pause);
  drawn.set(id, sheet);
  return sheet;
}
