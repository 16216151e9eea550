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
import { Score } from './Score.tsx';
import { Since } from './Since.tsx';
import { pagesOf, type Skin } from './skin.ts';
import { Told } from './Told.tsx';
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
 * The whole game in words: a sibling of the map on the same controller, for screen readers and for typists. First what is
 * asked and the line to type into, then what just happened, then the position, which may be long.
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
        <TypedDice controller={controller} />
        <TypedOrders controller={controller} onText={hear} />
        <Notices controller={controller} />
        <ClockPanel controller={controller} />
        <div role="status" aria-label="Answer">
          <ul className={css.answer}>
            {answer.map((line, index) => (
              // The same sentence may come twice in a story.
              <li key={`${index} ${line}`}>{line}</li>
            ))}
          </ul>
        </div>
        {sitting === undefined ? null : <Others controller={controller} sitting={sitting} />}
      </section>
      <JustHappened controller={controller} />
      <section aria-label="Choices">
        {result === undefined ? <Position controller={controller} /> : null}
        <Choices controller={controller} />
        <PlanPanel controller={controller} />
      </section>
      <section aria-labelledby="text-position">
        <h2 id="text-position">Position</h2>
        <Score controller={controller} />
        {underHeadings(language.describe(state, source.viewer)).map(({ heading, lines }) => (
          <div key={heading}>
            {heading === '' ? null : <h3>{heading}</h3>}
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      {pagesOf(skin, source.viewer).map(({ id, pointing, Page }) =>
        pointing ? null : <Page key={id} controller={controller} />,
      )}
      <Log controller={controller} skin={skin} plain />
    </div>
  );
}

/** What the entry on show has brought: its sentences name the dice. */
function JustHappened({ controller }: Pick<TextViewProps, 'controller'>) {
  return (
    <section aria-labelledby="text-happened">
      <h2 id="text-happened">What just happened</h2>
      <Told controller={controller} />
      <Feedback controller={controller} />
      <Since controller={controller} />
    </section>
  );
}

/** A line that ends in a colon is the heading of those that follow. */
function underHeadings(
  all: readonly string[],
): readonly { readonly heading: string; readonly lines: readonly string[] }[] {
  const parts: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  for (const line of all) {
    if (line.endsWith(':')) parts.push({ heading: line.slice(0, -1), lines: [] });
    else parts.at(-1)!.lines.push(line);
  }
  return parts.filter(({ heading, lines }) => heading !== '' || lines.length > 0);
}
