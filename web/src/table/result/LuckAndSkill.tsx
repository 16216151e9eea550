import { accountText } from '@club-route/engine';
import { lazy, Suspense } from 'react';
import type { TableController } from '../controller.ts';
import type { Account } from '../odds/messages.ts';
import type { Skin } from '../skin.ts';
import { chapterAt } from '../chapters.ts';
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
  const { source } = controller;
  const chapters = account.decisions.map(({ entry }) => chapterAt(source, entry - 1, skin));
  return (
    <>
      <p>{accountText(account.kind, account.start, account, won)}</p>
      <Suspense fallback={<div className={css.chart} />}>
        <Chart account={account} chapters={chapters} />
      </Suspense>
      <CostlyChoices controller={controller} account={account} chapters={chapters} />
    </>
  );
}
