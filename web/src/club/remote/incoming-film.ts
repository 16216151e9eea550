import type { EncodedState, Frame } from '@club-route/engine';
import type { FromServer } from '@club-route/wire';

export type FilmMessage = Extract<FromServer, { readonly kind: 'opening' | 'frames' }>;

/**
 * How a film stands after a message: it is `whole`; its first frames are `coming`; `more` must be asked for; some were
 * missed (`gap`); or the server has fewer than came before (`earlier`).
 */
export type FilmProgress = 'whole' | 'coming' | 'more' | 'gap' | 'earlier';

/** A film as it comes over the socket: its opening, then its frames, piece by piece. */
export class IncomingFilm {
  readonly frames: Frame[] = [];
  opening: EncodedState | undefined;

  /** How many frames have come; nothing before the opening. */
  get have(): number | undefined {
    return this.opening === undefined ? undefined : this.frames.length;
  }

  take(message: FilmMessage): FilmProgress {
    if (message.have < this.frames.length) return 'earlier';
    if (message.kind === 'opening') {
      // A second opening was asked for by another table of this tab.
      this.opening ??= message.opening;
      return this.frames.length === message.have ? 'whole' : 'coming';
    }
    if (this.opening === undefined || message.frames[0]!.n > this.frames.length + 1) return 'gap';
    for (const frame of message.frames) if (frame.n > this.frames.length) this.frames.push(frame);
    return this.frames.length === message.have ? 'whole' : 'more';
  }
}
