import { loadHexBoard } from '@club-route/theatre';
import { descentIntoHell } from '@club-route/theatre/boards/descent-into-hell';

export const theatre = loadHexBoard(descentIntoHell);
