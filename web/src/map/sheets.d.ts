import type { BoardId } from '@club-route/theatre/boards';

declare global {
  interface ImportMetaEnv {
    /** Board -> where its sheet lies, drawn when the app was built. */
    readonly SHEETS: Readonly<Record<BoardId, string>>;
  }
}
