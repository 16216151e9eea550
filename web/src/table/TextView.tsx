import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ClockPanel } from './clock/ClockPanel.tsx';
import { Choices } from './Choices.tsx';
import { runCommand } from './commands.ts';
import { Others } from './local/Others.tsx';
import type { TableController } from './controller.ts';
import type { Sitting } from './local/sitting.ts';
import { LessonCard } from './lesson/LessonCard.tsx';
import { Log } from './Log.tsx';
import { Notices } from './Notices.tsx';
import { Feedback } from './odds/Feedback.tsx';
import { Position } from './odds/Position.tsx';
import { Past } from './Past.tsx';
import { PlanPanel } from './plan/PlanPanel.tsx';
import { Prompt } from './Prompt.tsx';
import { Result } from './result/Result.tsx';
import type { SheetName } from './Sheets.tsx';
import { Since } from './Since.tsx';
import { pagesOf, type Skin } from './skin.ts';
import { TypedDice } from './TypedDice.tsx';
import { TypedOrders } from './TypedOrders.tsx';
import { useTable } from './use-table.ts';
import css from './TextView.module.css';

interface TextViewProps {
  readonly controller: TableController;
  readonly skin: Skin;
  readonly sitting: Sitting | undefined;
  readonly onSheet: (sheet: SheetName) => void;
}

/**
 * The whole game in words: a sibling of the map on the same controller, for screen readers and for typists. What is asked
 * and the line to type into come first: a position may be long.
 */
export function TextView({ controller, skin, sitting, onSheet }: TextViewProps) {
  useTable(controller, (state) => state);
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<readonly string[]>([]);
  const { language } = controller.module;
  const { state, source, result } = controller;
  const hear = (text: string): void => {
    void runCommand(controller, text, () => void navigate({ to: '/' })).then(setAnswer);
  };
  return (
    <div className={css.view}>
      {controller.looksBack || !controller.playable ? <Past controller={controller} /> : null}
      {result === undefined ? null : <Result controller={controller} skin={skin} onSheet={onSheet} />}
      <section aria-labelledby="text-orders">
        <h2 id="text-orders">Orders</h2>
        {sitting === undefined ? null : <LessonCard controller={controller} sitting={sitting} />}
        <p>
          <Prompt controller={controller} />
        </p>
        {sitting === undefined ? null : <Others controller={controller} sitting={sitting} />}
        <Notices controller={controller} />
        <ClockPanel controller={controller} />
        <Feedback controller={controller} />
        {result === undefined ? <Position controller={controller} /> : null}
        <Since controller={controller} />
        <TypedDice controller={controller} />
        <TypedOrders controller={controller} onText={hear} />
        <div role="status" aria-label="Answer">
          <ul className={css.answer}>
            {answer.map((line, index) => (
              // The same sentence may come twice in a story.
              <li key={`${index} ${line}`}>{line}</li>
            ))}
          </ul>
        </div>
        <Choices controller={controller} />
        <PlanPanel controller={controller} />
      </section>
      <section aria-labelledby="text-position">
        <h2 id="text-position">Position</h2>
        <ul>
          {language.describe(state, source.viewer).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {pagesOf(skin, source.viewer).map(({ id, pointing, Page }) =>
        pointing ? null : <Page key={id} controller={controller} />,
      )}
      <Log controller={controller} skin={skin} plain />
    </div>
  );
}
