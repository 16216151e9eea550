import { findGame } from '@club-route/catalogue';
import { lazy, Suspense } from 'react';
import { Sheet } from '../ui/Sheet.tsx';
import { BranchSheet } from './BranchSheet.tsx';
import type { TableController } from './controller.ts';
import type { Company } from './local/company.ts';
import { PlayersSheet } from './local/PlayersSheet.tsx';
import { StandingSheet } from './local/StandingSheet.tsx';
import { Rules } from './rules/Rules.tsx';
import { SaveAndShare } from './SaveAndShare.tsx';
import { ShortcutList } from './ShortcutList.tsx';
import type { Shortcut } from './shortcuts.ts';
import type { Skin } from './skin.ts';

// The chart library is large and wanted only here and at the end.
const Charts = lazy(() => import('./charts/Charts.tsx').then(({ Charts: component }) => ({ default: component })));

export type SheetName = 'rules' | 'players' | 'standing' | 'charts' | 'save' | 'shortcuts' | 'branch';

interface SheetsProps {
  readonly name: SheetName | undefined;
  /** The frame that a branch would leave from. */
  readonly branchFrom: number;
  readonly controller: TableController;
  readonly skin: Skin;
  readonly company: Company | undefined;
  readonly shortcuts: readonly Shortcut[];
  readonly onClose: () => void;
}

/** The sheets that can be laid beside the map, one at a time. */
export function Sheets({ name, branchFrom, controller, skin, company, shortcuts, onClose }: SheetsProps) {
  switch (name) {
    case undefined:
      return null;
    case 'rules':
      return (
        <Sheet key="rules" title="Rules" onClose={onClose}>
          <Rules
            module={controller.module}
            source={findGame(controller.module.game.id)!.source}
            options={controller.source.options}
          />
        </Sheet>
      );
    case 'players':
      return company === undefined ? null : (
        <Sheet key="players" title="Players" onClose={onClose}>
          <PlayersSheet company={company} onClose={onClose} />
        </Sheet>
      );
    case 'standing':
      return company === undefined ? null : (
        <Sheet key="standing" title="Standing answers" onClose={onClose}>
          <StandingSheet controller={controller} sitting={company.sitting} onClose={onClose} />
        </Sheet>
      );
    case 'charts':
      return (
        <Sheet key="charts" title="Charts" onClose={onClose}>
          <Suspense fallback={<p>Drawing the charts …</p>}>
            <Charts controller={controller} skin={skin} />
          </Suspense>
        </Sheet>
      );
    case 'save':
      return controller.source.archive === undefined ? null : (
        <Sheet key="save" title="Save and share" onClose={onClose}>
          <SaveAndShare archive={controller.source.archive} dice={controller.source.dice} />
        </Sheet>
      );
    case 'branch':
      return (
        <Sheet key={`branch ${branchFrom}`} title="What if" onClose={onClose}>
          <BranchSheet controller={controller} from={branchFrom} />
        </Sheet>
      );
    case 'shortcuts':
      return (
        <Sheet key="shortcuts" title="Shortcuts and settings" onClose={onClose}>
          <ShortcutList shortcuts={shortcuts} keys={skin.keys} />
        </Sheet>
      );
  }
}
