import { lazy, Suspense } from 'react';
import type { TableController } from '../controller.ts';
import { ofThousand, percent } from '../odds/frequency.ts';
import type { Account } from '../odds/messages.ts';
import type { Skin } from '../skin.ts';
import { chapterAt } from '../words.ts';
import { CostlyChoices } from './CostlyChoices.tsx';
import css from './Result.module.css';

// The chart library is large and wanted only here.
const Chart = lazy(() => import('./Chart.tsx').then(({ Chart: component }) => ({ default: component })));

interface LuckAndSkillProps {
  readonly controller: TableController;
  readonly skin: Skin;
  readonly account: Account;
  readonly won: boolean;
}

/** The chance over the game, and what of its changes was luck and what was choice. */
export function LuckAndSkill({ controller, skin, account, won }: LuckAndSkillProps) {
  const { frames, source } = controller;
  const chapters = account.decisions.map(({ entry }) => chapterAt(skin, frames, source.archive!.frameOf(entry) - 1));
  return (
    <>
      <p>
        Best play wins {ofThousand(account.start)} games from the start. In this one your choices{' '}
        {account.skill > -0.00005 ? 'gave nothing away' : `gave away ${percent(-account.skill)}`}, and the dice{' '}
        {account.luck >= 0 ? `gave you ${percent(account.luck)}` : `took ${percent(-account.luck)}`}.{' '}
        {won ? 'That makes 100 %' : 'That leaves nothing'} <span className={css.soft}>({account.kind})</span>.
      </p>
      <Suspense fallback={<div className={css.chart} />}>
        <Chart account={account} chapters={chapters} />
      </Suspense>
      <CostlyChoices controller={controller} account={account} chapters={chapters} />
    </>
  );
}
