import type { Outcome } from '@club-route/battle-card';

/** What a cell of the combat tables says, in words. */
export function outcomeWords({ alliedLoss, germanLoss, takesControl }: Outcome): string {
  const parts = [
    ...(alliedLoss > 0 ? [`Allied loss ${alliedLoss}`] : []),
    ...(germanLoss > 0 ? [`German loss ${germanLoss}`] : []),
    ...(takesControl ? ['area taken'] : []),
  ];
  return parts.join(', ') || 'no effect';
}
