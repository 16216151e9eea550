import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useSettings } from '../app/settings.ts';
import { MoreBelow } from '../ui/MoreBelow.tsx';
import type { TableController } from './controller.ts';
import { DiceNote } from './DiceNote.tsx';
import { Drawer } from './Drawer.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import type { Company } from './local/company.ts';
import { Log } from './Log.tsx';
import { Pile } from './Pile.tsx';
import { askedNow, Prompt } from './Prompt.tsx';
import { Sheets, type SheetName } from './Sheets.tsx';
import { Score } from './Score.tsx';
import { useShortcuts } from './shortcuts.ts';
import { Side } from './Side.tsx';
import type { Skin } from './skin.ts';
import { tableShortcuts } from './table-shortcuts.ts';
import { TextView } from './TextView.tsx';
import { Timeline } from './Timeline.tsx';
import { Toolbar } from './Toolbar.tsx';
import { TurnSign } from './turn/TurnSign.tsx';
import { BranchAsk } from './use-branch.ts';
import { useTable } from './use-table.ts';
import css from './Table.module.css';

interface TableProps {
  readonly controller: TableController;
  readonly skin: Skin;
  /** Who else is at this device, where the match is on it. */
  readonly company?: Company;
  /** Those who play elsewhere, and what is between them. */
  readonly beside?: Beside;
}

/** What a table has besides the game. */
export interface Beside {
  /** Who else is here, in a line. */
  readonly company: ReactNode;
  /** What somebody has to answer or to know. */
  readonly notices: ReactNode;
  /** A sheet of its own that is laid out now, and the way to put it away when another is wanted. */
  readonly sheet: ReactNode | undefined;
  readonly putAway: () => void;
}

/** The one table of all games: the skin draws the map and asks the decisions, the rest is the same everywhere. */
export function Table({ controller, skin, company, beside }: TableProps) {
  const [sheet, laySheet] = useState<SheetName>();
  const putAway = beside?.putAway;
  const setSheet = useCallback(
    (name: SheetName | undefined): void => {
      putAway?.();
      laySheet(name);
    },
    [putAway],
  );
  const textView = useSettings((settings) => settings.textView);
  const [branchFrom, setBranchFrom] = useState(0);
  const branch = useCallback(
    (n: number): void => {
      if (!controller.mayBranch) return;
      setBranchFrom(n);
      setSheet('branch');
    },
    [controller, setSheet],
  );
  const hasOwnKeys = useSettings(({ keySets }) => skin.keys !== undefined && keySets.includes(skin.keys.id));
  const shortcuts = useMemo(() => {
    const own = hasOwnKeys ? skin.keys!.shortcuts(controller) : [];
    return [
      ...own.map((shortcut) => ({ ...shortcut, first: true as const })),
      ...skin.shortcuts(controller),
      ...tableShortcuts(controller, setSheet, branch),
    ];
  }, [controller, skin, hasOwnKeys, branch, setSheet]);
  useShortcuts(shortcuts, controller);
  const board = useRef<HTMLDivElement>(null);
  const last = useTable(controller, (state) => state.last);
  const asked = useTable(controller, () => askedNow(controller));
  // What is planned is drawn all over the table.
  useTable(controller, (state) => state.planning);
  useTable(controller, (state) => state.planned);
  const opened = useRef(last);
  useEffect(() => {
    // On a phone the map may have scrolled away: what happens there should be seen.
    if (last !== opened.current) board.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  const { title } = controller.module.game;
  const isYourTurn = useTable(controller, () => controller.mayAct) && hasOpponents(controller);
  const side = (
    <div className={css.side}>
      {beside === undefined ? null : <div className={css.company}>{beside.company}</div>}
      {beside?.notices}
      <Side controller={controller} skin={skin} sitting={company?.sitting} onSheet={setSheet} />
      <MoreBelow />
    </div>
  );
  const laid = (
    <div
      className={css.table}
      data-table
      data-text={textView}
      data-layout={skin.layout}
      data-sheet={(beside?.sheet ?? sheet) !== undefined}
    >
      <TurnSign title={title} isYourTurn={isYourTurn} />
      <h1 className="visually-hidden">{title}</h1>
      <div className={css.top}>
        <p className={css.prompt} data-testid="prompt">
          <Prompt controller={controller} />
        </p>
        <div className={css.tools}>
          <Toolbar controller={controller} company={company} onSheet={setSheet} />
        </div>
      </div>
      {textView ? (
        <div className={css.text}>
          {beside?.company}
          {beside?.notices}
          <TextView controller={controller} skin={skin} sitting={company?.sitting} onSheet={setSheet} />
        </div>
      ) : (
        <>
          <div className={css.board} ref={board}>
            <skin.Board controller={controller} />
          </div>
          <div className={css.strip} data-testid="strip">
            <skin.Strip controller={controller} />
            <Score controller={controller} />
          </div>
          {skin.layout === 'map' ? (
            <Drawer
              asked={asked}
              first={side}
              rest={
                <>
                  <Pile controller={controller} skin={skin} asked={asked} onSheet={setSheet} />
                  <div className={css.timeline}>
                    <Timeline controller={controller} skin={skin} />
                  </div>
                </>
              }
            />
          ) : (
            <>
              {side}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where the window is low, by keys too. */}
              <div className={css.reference} role="region" aria-label="Reference" tabIndex={0}>
                {skin.pages.map(({ id, Page }) => (
                  <Page key={id} controller={controller} />
                ))}
              </div>
              <div className={css.log}>
                <Log controller={controller} skin={skin} />
                <DiceNote controller={controller} onCheck={() => setSheet('save')} />
              </div>
            </>
          )}
        </>
      )}
      {skin.layout === 'map' && !textView ? null : (
        <div className={css.timeline}>
          <Timeline controller={controller} skin={skin} />
        </div>
      )}
      <LiveRegion controller={controller} />
      {beside?.sheet ?? (
        <Sheets
          name={sheet}
          branchFrom={branchFrom}
          controller={controller}
          skin={skin}
          company={company}
          shortcuts={shortcuts}
          onClose={() => setSheet(undefined)}
        />
      )}
    </div>
  );
  return <BranchAsk value={branch}>{laid}</BranchAsk>;
}

/** Whether somebody else plays too: alone it is always one's own turn. */
function hasOpponents({ module, source }: TableController): boolean {
  return module.game.seats.some((seat) => !source.mine.includes(seat));
}
