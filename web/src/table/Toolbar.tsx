import { useSettings, type Hints } from '../app/settings.ts';
import { Button } from '../ui/Button.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import type { TableController } from './controller.ts';
import type { Company } from './local/company.ts';
import { hasAdvice } from './odds/use-advice.ts';
import type { SheetName } from './Sheets.tsx';
import { useTable } from './use-table.ts';
import css from './Toolbar.module.css';

const HINTS: readonly { readonly value: Hints; readonly label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'after', label: 'After' },
  { value: 'on', label: 'On' },
];

const NO_UNDO = 'You cannot undo now: a die roll, a reveal or a change of turn cannot be taken back.';

interface ToolbarProps {
  readonly controller: TableController;
  readonly company: Company | undefined;
  readonly onSheet: (sheet: SheetName) => void;
}

export function Toolbar({ controller, company, onSheet }: ToolbarProps) {
  useTable(controller, (state) => state);
  const { hints, textView } = useSettings();
  const isLesson = controller.source.archive?.isLesson === true;
  return (
    <div className={css.toolbar} role="group" aria-label="Tools">
      {/* Where time passes by itself nothing is taken back. */}
      {controller.module.clock !== undefined ? null : (
        <Button shortcut="z" reason={controller.mayUndo ? undefined : NO_UNDO} onClick={() => controller.undo()}>
          Undo
        </Button>
      )}
      {!hasAdvice(controller) ? null : (
        <div className={css.hints}>
          <span aria-hidden="true">Hints</span>
          <Segmented
            label="Hints"
            choices={HINTS}
            value={hints}
            onChange={(next) => useSettings.setState({ hints: next })}
          />
        </div>
      )}
      <Button shortcut="t" aria-pressed={textView} onClick={() => useSettings.setState({ textView: !textView })}>
        <span>
          {textView ? 'Map' : 'Text'}
          <span className={css.long}> view</span>
        </span>
      </Button>
      <Button shortcut="r" onClick={() => onSheet('rules')}>
        Rules
      </Button>
      {company === undefined || isLesson || controller.module.game.seats.length < 2 ? null : (
        <Button onClick={() => onSheet('players')}>Players</Button>
      )}
      {company === undefined || isLesson || !mayFile(controller) ? null : (
        <Button onClick={() => onSheet('standing')}>
          <span>
            Standing<span className={css.long}> answers</span>
          </span>
        </Button>
      )}
      {controller.module.measures === undefined ? null : (
        <Button shortcut="g" onClick={() => onSheet('charts')}>
          Charts
        </Button>
      )}
      {controller.source.archive === undefined ? null : (
        <Button shortcut="s" onClick={() => onSheet('save')}>
          <span>
            Save<span className={css.long}> and share</span>
          </span>
        </Button>
      )}
      <Button
        aria-label="Shortcuts and settings"
        // The message delay is behind it, too; only where hints fill the one row of a phone has it no room.
        className={controller.module.advisor === undefined ? undefined : css.help}
        onClick={() => onSheet('shortcuts')}
      >
        ?
      </Button>
    </div>
  );
}

function mayFile({ module, source, seat, result }: TableController): boolean {
  return result === undefined && source.mine.includes(seat) && module.standing?.schema(seat) !== undefined;
}
