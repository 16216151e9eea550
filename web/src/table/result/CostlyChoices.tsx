import { act, chanceText } from '@club-route/engine';
import { Button } from '../../ui/Button.tsx';
import type { TableController } from '../controller.ts';
import type { Account } from '../odds/messages.ts';
import { useBranch } from '../use-branch.ts';
import css from './Result.module.css';

interface CostlyChoicesProps {
  readonly controller: TableController;
  readonly account: Account;
  /** For each decision, where in the game it fell. */
  readonly chapters: readonly string[];
}

const SHOWN = 3;

/** The choices that gave most away: look at them, or try them otherwise. */
export function CostlyChoices({ controller, account, chapters }: CostlyChoicesProps) {
  const branch = useBranch();
  const costly = account.decisions
    .map((decision, index) => ({ ...decision, chapter: chapters[index]!, cost: decision.before - decision.chosen }))
    .filter(({ cost }) => cost > 0.00005)
    .toSorted((one, two) => two.cost - one.cost)
    .slice(0, SHOWN);
  if (costly.length === 0) return null;
  return (
    <>
      <h3>What cost most</h3>
      <ul className={css.costly}>
        {costly.map(({ entry, cost, chapter }) => {
          const before = entry - 1;
          const position = controller.source.sightAt(before);
          const better = controller.module.language.label(position, controller.seat, act(account.best[entry]!));
          return (
            <li key={entry}>
              <p>
                {chapter}: {chanceText(cost)}. Better: {better}.
              </p>
              <div className={css.actions}>
                <Button onClick={() => controller.goTo(before)}>Look at it</Button>
                <Button onClick={() => branch(before)}>Try something else</Button>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
