import { useSettings } from '../../app/settings.ts';
import type { TableController } from '../controller.ts';
import { ofThousand, percent } from './frequency.ts';
import { useAdvice } from './use-advice.ts';
import css from './Position.module.css';

/** What the position is worth under best play; only with hints on. */
export function Position({ controller }: { readonly controller: TableController }) {
  const hints = useSettings((settings) => settings.hints);
  const advice = useAdvice(controller, controller.source.last, 'on');
  if (hints !== 'on' || controller.module.advisor === undefined) return null;
  return (
    <p className={css.position} data-testid="position">
      {advice === undefined ? (
        'Working out the chances …'
      ) : advice.best === 0 ? (
        `Nothing wins from here any more (${advice.kind}).`
      ) : (
        <>
          Best play wins <strong>{ofThousand(advice.best)}</strong> from here{' '}
          <span>
            ({percent(advice.best)}, {advice.kind})
          </span>
        </>
      )}
    </p>
  );
}
