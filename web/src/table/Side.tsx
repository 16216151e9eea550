import { useEffect, useRef, type RefObject } from 'react';
import { Others } from './local/Others.tsx';
import { ClockPanel } from './clock/ClockPanel.tsx';
import type { TableController } from './controller.ts';
import { Guide } from './Guide.tsx';
import { LessonCard } from './lesson/LessonCard.tsx';
import type { Sitting } from './local/sitting.ts';
import { Notices } from './Notices.tsx';
import { Past } from './Past.tsx';
import { PlanPanel } from './plan/PlanPanel.tsx';
import { Result } from './result/Result.tsx';
import type { SheetName } from './Sheets.tsx';
import { Since } from './Since.tsx';
import type { Skin } from './skin.ts';
import { TypedDice } from './TypedDice.tsx';
import { useTable } from './use-table.ts';
import css from './Side.module.css';

interface SideProps {
  readonly controller: TableController;
  readonly skin: Skin;
  readonly sitting: Sitting | undefined;
  readonly onSheet: (sheet: SheetName) => void;
}

/** Beside the map: notices, the decision or what stands in its place, and in the end the result. */
export function Side({ controller, skin, sitting, onSheet }: SideProps) {
  const { shown, draft } = useTable(controller, (state) => state);
  // What is in hand comes before the list that it may join.
  const inHand = controller.planning && draft !== undefined;
  const panel = useFocusWhenLost(shown, controller.atRest);
  return (
    <div ref={panel} tabIndex={-1} className={css.panel} data-asked>
      {sitting === undefined ? null : <LessonCard controller={controller} sitting={sitting} />}
      <Notices controller={controller} />
      {sitting === undefined ? null : <Others controller={controller} sitting={sitting} />}
      <ClockPanel controller={controller} />
      <div className={css.beforehand}>
        <Since controller={controller} />
        {isAsked(controller) && sitting?.lesson === undefined ? <Guide controller={controller} skin={skin} /> : null}
      </div>
      {inHand ? null : <PlanPanel controller={controller} />}
      {/* What the decision needs lies in here, and a test sees to it that all of it is in sight. */}
      <div className={css.asked} data-needed>
        <Asked controller={controller} skin={skin} />
      </div>
      {inHand ? <PlanPanel controller={controller} /> : null}
      {controller.result === undefined ? null : <Result controller={controller} skin={skin} onSheet={onSheet} />}
    </div>
  );
}

/** When the button that was pressed is gone, the focus goes to what is asked next, not to the top of the page. */
function useFocusWhenLost(shown: number, atRest: boolean): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const settled = useRef(shown);
  useEffect(() => {
    if (!atRest || settled.current === shown) return;
    settled.current = shown;
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  });
  return panel;
}

/** Whether the skin asks for a decision in the match itself, or tells what happens. */
function isAsked(controller: TableController): boolean {
  if (controller.store.getState().waiting !== undefined) return false;
  if (controller.looksBack || !controller.playable || controller.planning) return false;
  return controller.result === undefined && !(controller.waits && controller.atRest);
}

function Asked({ controller, skin }: { readonly controller: TableController; readonly skin: Skin }) {
  const { waiting } = controller.store.getState();
  if (waiting !== undefined) return <TypedDice controller={controller} />;
  if (controller.looksBack || !controller.playable) return <Past controller={controller} />;
  return controller.planning || isAsked(controller) ? <skin.Decision controller={controller} /> : null;
}
