import { Told } from '../../../table/Told.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { BattleCardProps } from '../types.ts';
import css from './Decision.module.css';

/** The moments of an entry as they are told, and a way to have them told at once. */
export function Rolling({ controller }: BattleCardProps) {
  return (
    <section className={css.decision} aria-label="Results">
      <Button shortcut="Enter" onClick={() => controller.skip()}>
        Show everything
      </Button>
      <Told controller={controller} />
    </section>
  );
}
