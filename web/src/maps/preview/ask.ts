import { startWorker } from '../../workers/start.ts';
import type { PreviewPainted, PreviewWanted } from './messages.ts';

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (picture: ImageBitmap) => void>();

/** Has a small picture of a board painted, off the page's own thread. */
export function paintPreview(wanted: Omit<PreviewWanted, 'id'>): Promise<ImageBitmap> {
  worker ??= begin();
  const id = ++asked;
  worker.postMessage({ ...wanted, id } satisfies PreviewWanted);
  return new Promise((resolve) => waiting.set(id, resolve));
}

function begin(): Worker {
  const started = startWorker('preview');
  started.addEventListener('message', ({ data: { id, picture } }: MessageEvent<PreviewPainted>) => {
    waiting.get(id)?.(picture);
    waiting.delete(id);
  });
  return started;
}
