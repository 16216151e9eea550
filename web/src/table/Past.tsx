import { Button } from '../ui/Button.tsx';
import type { TableController } from './controller.ts';
import { Told } from './Told.tsx';
import { useBranch } from './use-branch.ts';
import css from './Past.module.css';

/** Looking back: nothing is asked here, but another course may be taken. */
export function Past({ controller }: { readonly controller: TableController }) {
  const branch = useBranch();
  const { shown, last } = controller.store.getState();
  return (
    <section className={css.past} aria-labelledby="past-title">
      <h2 id="past-title">{controller.playable ? 'An earlier moment' : 'A replay'}</h2>
      <p>
        {controller.playable
          ? 'You are looking back. The match itself has not changed.'
          : controller.source.archive === undefined
            ? 'The match is over. Watch it again, from any moment.'
            : !controller.mayBranch
              ? 'This match came in a link, and it is not over. Watch it, as a spectator sees it.'
              : 'This match came in a link. Watch it, or take it over at any moment as a match of your own, with new dice.'}
      </p>
      <div className={css.ways}>
        {controller.playable ? (
          <Button primary shortcut="l" onClick={() => controller.goTo(last)}>
            Back to now
          </Button>
        ) : (
          <Button primary shortcut="w" onClick={() => controller.play()}>
            Watch it
          </Button>
        )}
        {!controller.mayBranch ? null : (
          <Button shortcut="b" onClick={() => branch(shown)}>
            {controller.playable ? 'What if, from here' : 'Take over from here'}
          </Button>
        )}
      </div>
      <Told controller={controller} />
    </section>
  );
}
