import type { BoardId } from '../map/boards.ts';

/** What the pages say of each board before it is loaded. */
export const TITLES: Readonly<Record<BoardId, { readonly title: string; readonly about: string }>> = {
  'farthest-bridge': {
    title: 'Arnhem: The Farthest Bridge',
    about: '931 hexes of about 2 km, Eindhoven to Arnhem',
  },
  'drive-on-arnhem': {
    title: 'Drive on Arnhem',
    about: '718 hexes of about 2.6 km; the sheet is turned so that north is up',
  },
  'descent-into-hell': {
    title: 'Descent into Hell',
    about: '832 hexes of two miles, from the Belgian canals to the Veluwe',
  },
  kriegsspiel: {
    title: 'The campaign',
    about: '3,570 squares of 1 km for the umpired campaign',
  },
};
