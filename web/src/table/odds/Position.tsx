import { positionText } from '@club-route/engine';
import { useSettings } from '../../app/settings.ts';
import type { TableController } from '../controller.ts';
import { hasAdvice, useAdvice } from './use-advice.ts';

/** What the position is worth under best play; only with hints on. */
export function Position({ controller }: { readonly controller: TableController }) {
  const hints = useSettings((settings) => settings.hints);
  const advice = useAdvice(controller, controller.source.last, 'on');
  if (hints !== 'on' || !hasAdvice(controller)) return null;
  return <p data-testid="position">{advice === undefined ? 'Working out the chances …' : positionText(advice)}</p>;
}
