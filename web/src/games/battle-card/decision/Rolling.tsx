import { Told } from '../../../table/Told.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { BattleCardProps } from '../types.ts';
import css from './Decision.module.css';

/** The moments of an entry as they are told, and a way to have them told at once. */
export function Rolling({ controller }: BattleCardProps) {
  return (
    <section className={css.decision} aria-label="What happens">
      <Button shortcut="Enter" onClick={() => controller.skip()}>
        Show it all
      </Button>
      <Told controller={controller} />
    </section>
  );
}
