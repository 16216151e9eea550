import type { GameModule, Viewer } from '@club-route/engine';
import { Segmented } from '../ui/Segmented.tsx';
import css from './SeenBy.module.css';

interface SeenByProps {
  readonly module: GameModule;
  readonly views: readonly Viewer[];
  readonly viewer: Viewer;
  readonly onViewer: (viewer: Viewer) => void;
}

/** With whose eyes a match is looked at, where there is a choice. */
export function SeenBy({ module, views, viewer, onViewer }: SeenByProps) {
  if (views.length < 2) return null;
  return (
    <div className={css.seen}>
      <span aria-hidden="true">Seen by</span>
      <Segmented
        label="Seen by"
        choices={views.map((one) => ({
          value: one,
          label: one === 'spectator' ? 'Spectators' : module.language.names(one).side,
        }))}
        value={viewer}
        onChange={onViewer}
      />
    </div>
  );
}
