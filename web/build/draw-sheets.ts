import { drawn } from '@club-route/cartography/draw/draw-sheet';
import { lettered } from '@club-route/cartography/draw/map-sheet';
import { writeSheet } from '@club-route/cartography/draw/sheet-file';
import { loadBoard } from '@club-route/theatre';
import { BOARD_IDS, BOARDS, type BoardId } from '@club-route/theatre/boards';
import * as ground from '@club-route/theatre/ground';

interface SheetText {
  readonly id: BoardId;
  readonly text: string;
}

/** Every board, drawn, lettered and as text. While the module is loaded, because afterwards it can load no board. */
export const sheetTexts: readonly SheetText[] = await Promise.all(
  BOARD_IDS.map(async (id) => {
    const theatre = loadBoard(await BOARDS[id].load());
    return { id, text: writeSheet(lettered(theatre, drawn(theatre, ground))) };
  }),
);
