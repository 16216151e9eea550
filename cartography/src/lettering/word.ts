import type { Box } from '../sheet/spot.ts';
import type { Label } from './label.ts';
import type { Obstacles } from './obstacles.ts';

/** A word and the places that it may take at one scale, the best first. */
export interface Word {
  readonly places: number;
  /** The word at one of its places. */
  at(place: number): Label;
}

/** The place of a word that has no room. */
export const UNWRITTEN = -1;

/** The first free place of each word, one word after the other; inside the frame, if there is one. */
export function firstFree(words: readonly Word[], obstacles: Obstacles, frame?: Box): readonly number[] {
  return words.map((word) => {
    for (let place = 0; place < word.places; place++) {
      const { box } = word.at(place);
      if ((frame !== undefined && !isInside(frame, box)) || !obstacles.isFree(box)) continue;
      obstacles.addWord(box);
      return place;
    }
    return UNWRITTEN;
  });
}

/** The words that have room, each at the place that was chosen for it. */
export function written(words: readonly Word[], chosen: readonly number[]): readonly Label[] {
  return words.flatMap((word, index) => (chosen[index] === UNWRITTEN ? [] : [word.at(chosen[index])]));
}

export function isInside(frame: Box, box: Box): boolean {
  return box.left > frame.left && box.right < frame.right && box.top > frame.top && box.bottom < frame.bottom;
}
