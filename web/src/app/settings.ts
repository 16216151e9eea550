import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type Theme = 'system' | 'light' | 'dark';
/** Whether the exact chances are shown: never, after a choice is made, or beside every choice. */
export type Hints = 'off' | 'after' | 'on';

interface Settings {
  readonly theme: Theme;
  readonly hints: Hints;
  /** Notes of the first game that were read, by their ids. */
  readonly notesRead: readonly string[];
  readonly notesOff: boolean;
  /** Single keys as shortcuts; those who dictate or use switches turn them off. */
  readonly shortcuts: boolean;
  /** Sets of keys that games bring and that were turned on, by their ids. */
  readonly keySets: readonly string[];
  /** How long what happens stays on show, from 0 to 9; 5 is the pace that each game was given. */
  readonly messageDelay: number;
  /** A soft sound says that it is one's turn. */
  readonly sound: boolean;
  readonly textView: boolean;
  /** Who is signed in at the club, as far as this browser knows: the header says it without asking the server. */
  readonly account: string | null;
  /** Layers of maps that stay as they were left and whose switch was touched, by their ids. */
  readonly layers: readonly string[];
  /** Folds that were opened or closed by hand, by their ids. */
  readonly folds: Readonly<Record<string, boolean>>;
}

/** What this browser remembers of its player, besides the matches. Written by `useSettings.setState`. */
export const useSettings = create<Settings>()(
  persist(
    (): Settings => ({
      theme: 'system',
      hints: 'after',
      notesRead: [],
      notesOff: false,
      shortcuts: true,
      keySets: [],
      messageDelay: 5,
      sound: false,
      textView: false,
      account: null,
      layers: [],
      folds: {},
    }),
    { name: 'club-route/settings' },
  ),
);

useSettings.subscribe(({ theme }) => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
});
