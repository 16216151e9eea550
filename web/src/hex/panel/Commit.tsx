import { Button } from '../../ui/Button.tsx';
import type { HexProps } from '../game.ts';
import { useOffer } from '../offer.ts';
import { cancel as cancelAll, carryOut } from '../press.ts';
import css from './Decision.module.css';

/** What makes the decision, holds, cancels, or ends the phase; it stays in reach while the panel scrolls. */
export function Commit({ controller }: Pick<HexProps, 'controller'>) {
  const { ready, hold, cancel, instead, end: ending, questions } = useOffer(controller);
  // A question has its own button.
  const decides = questions.length === 0 ? ready : undefined;
  // Only where nothing is selected that would be lost with it.
  const end = cancel === undefined ? ending : undefined;
  if ([decides, hold, cancel, end].every((part) => part === undefined) && instead.length === 0) return null;
  return (
    <div className={css.commit} data-sticky={(decides ?? hold ?? end) !== undefined}>
      {decides === undefined ? null : (
        <Button
          primary
          shortcut="Enter"
          disabled={decides.action === undefined}
          onClick={() => decides.action && controller.act(decides.action)}
        >
          {decides.label}
        </Button>
      )}
      {hold === undefined ? null : (
        <Button shortcut="h" onClick={() => controller.act(hold.action)}>
          {hold.label}
        </Button>
      )}
      {hold?.note === undefined ? null : <p>{hold.note}</p>}
      {cancel === undefined ? null : (
        <Button shortcut="Esc" onClick={() => cancelAll(controller)}>
          Cancel
        </Button>
      )}
      {instead.map(({ label, press }) => (
        <Button key={label} onClick={() => carryOut(controller, press)}>
          {label}
        </Button>
      ))}
      {end === undefined ? null : (
        <Button primary={end.left === ''} shortcut="e" onClick={() => controller.act(end.action)}>
          {end.label}
        </Button>
      )}
      {end === undefined || end.left === '' ? null : <p>{end.left}</p>}
    </div>
  );
}
