/** Whoever started this worker hears of an error that nobody catches, not of a promise. */
export function raise(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

/** Answers every message. Where that fails, whoever started this worker hears of it and does not wait for ever. */
export function answerWith(work: (question: string) => Promise<unknown>): void {
  addEventListener('message', ({ data }: MessageEvent<string>) => {
    work(data).then((answer) => postMessage(answer), raise);
  });
}
