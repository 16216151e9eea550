import type { GameModule, Journal } from '@club-route/engine';
import type { OwnLaw } from '@club-route/engine/testing';

/** A game, and the laws that it has of its own. */
export interface Soaked extends GameModule {
  readonly own: readonly OwnLaw[];
}

/** What came of one seed. */
export interface Finding {
  /** Sums to show, by name: actions, comparisons. */
  readonly counts: Readonly<Record<string, number>>;
  /** What is wrong, or nothing. */
  readonly failure?: { readonly reason: string; readonly journal?: Journal };
}

/** A test without an end: any seed is a test of its own, and the same seed always does the same. */
export interface Kind {
  readonly name: string;
  /** What one seed is, in the plural. */
  readonly unit: string;
  /** Some kinds have nothing to look for in some games. */
  readonly suits: (soaked: Soaked) => boolean;
  readonly run: (soaked: Soaked, seed: number) => Finding | Promise<Finding>;
  /** Lets go of what `run` has opened. */
  readonly close?: () => Promise<void>;
}
