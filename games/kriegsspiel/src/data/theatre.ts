import { loadSquareBoard } from '@club-route/theatre';
import { kriegsspiel } from '@club-route/theatre/boards/kriegsspiel';

export const theatre = loadSquareBoard(kriegsspiel);
