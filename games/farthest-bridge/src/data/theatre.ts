import { loadHexBoard } from '@club-route/theatre';
import { farthestBridge } from '@club-route/theatre/boards/farthest-bridge';

export const theatre = loadHexBoard(farthestBridge);
