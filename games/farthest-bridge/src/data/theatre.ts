import { loadHexBoard } from '@club-route/theatre';
import { farthestBridge } from '@club-route/theatre/farthest-bridge';

export const theatre = loadHexBoard(farthestBridge);
