import { loadHexBoard } from '@club-route/theatre';
import { driveOnArnhem } from '@club-route/theatre/boards/drive-on-arnhem';

export const theatre = loadHexBoard(driveOnArnhem);
