import type { LandingOdds } from '@club-route/farthest-bridge';
import type { Offer } from './offer.ts';

interface LandingCells {
  readonly safe: readonly number[];
  readonly fair: readonly number[];
  readonly deadly: readonly number[];
}

/** Hexes to aim at: where nothing can happen, where the unit may be depleted, where it may be lost. */
export function landingCells(offer: Offer): LandingCells {
  const aims = offer.kind === 'land' ? [...offer.odds] : [];
  const those = (which: (odds: LandingOdds) => boolean): readonly number[] =>
    aims.filter(([, odds]) => which(odds)).map(([cell]) => cell);
  return {
    safe: those(({ whole }) => whole === 6),
    fair: those(({ whole, lost }) => whole < 6 && lost === 0),
    deadly: those(({ lost }) => lost > 0),
  };
}
