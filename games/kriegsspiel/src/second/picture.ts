import type { MapPicture, Viewer } from '@club-route/engine';
import { picture } from '../picture.ts';
import type { SecondState } from './state.ts';

/** The campaign's map as in the first edition: units by division as last reported, and enemies as last seen. */
export function secondPicture(sight: SecondState, viewer: Viewer): MapPicture {
  return picture(sight, viewer);
}
