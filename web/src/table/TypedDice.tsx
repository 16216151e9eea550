import { Button } from '../ui/Button.tsx';
import type { TableController } from './controller.ts';
import { useTable } from './use-table.ts';
import css from './TypedDice.module.css';

/** Asks for the dice that were rolled on a real table, one after the other. */
export function TypedDice({ controller }: { readonly controller: TableController }) {
  const waiting = useTable(controller, (state) => state.waiting);
  if (waiting === undefined) return null;
  const { purpose, low, high } = waiting.wants;
  const own = controller.source.mine.includes(waiting.seat);
  const faces = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return (
    <section className={css.dice} aria-label="Dice from your table">
      <p>
        {own ? null : 'For the computer: '}
        Roll a die for <strong>{purpose}</strong> (die {waiting.typed.length + 1}) and enter its number.
      </p>
      <div className={css.faces}>
        {faces.map((face) => (
          <Button key={face} shortcut={String(face)} onClick={() => controller.typeDie(face)}>
            {face}
          </Button>
        ))}
      </div>
      {waiting.typed.length > 0 ? <p>So far: {waiting.typed.join(', ')}.</p> : null}
      {own && controller.mayWithdraw ? (
        <Button onClick={() => controller.withdraw()}>Do something else instead</Button>
      ) : null}
    </section>
  );
}
