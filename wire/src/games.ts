import type { OptionField, RegisterEntry } from '@club-route/engine';

/** A game as the form for a new match needs it. */
export interface GameDescription {
  readonly id: string;
  readonly title: string;
  readonly rules: string;
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, OptionField>>;
  readonly bots: readonly { readonly id: string; readonly title: string; readonly about: string }[];
  /** What each seat may settle in advance; a seat without is not named. */
  readonly standing: Readonly<Record<string, Readonly<Record<string, OptionField>>>>;
  readonly register: readonly RegisterEntry[];
  /** Time passes by a pace: nobody sits at `clock`, and `umpire` is a person who was asked, or the computer. */
  readonly timed?: true;
  /** Players know only what the game tells them: no talk between them, no draws, no resigning. */
  readonly secluded?: true;
}
