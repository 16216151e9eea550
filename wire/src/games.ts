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
}
