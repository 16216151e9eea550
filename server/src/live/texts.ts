import type { Frame } from '@club-route/engine';

/** What several watchers get alike is put into words once. By whatever tells it apart: a name, or a frame that films share. */
export type Texts = Map<string | Frame, string>;

/** The message `frames`. */
export function framesText(
  match: string,
  as: string,
  frames: readonly Frame[],
  have: number,
  mayUndo: boolean,
  texts: Texts,
): string {
  const list = frames.map((frame) => once(texts, frame, () => JSON.stringify(frame))).join();
  return `{"kind":"frames","match":"${match}","as":"${as}","frames":[${list}],"have":${have},"mayUndo":${mayUndo}}`;
}

export function once(texts: Texts, key: string | Frame, make: () => string): string {
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = make();
  texts.set(key, text);
  return text;
}
