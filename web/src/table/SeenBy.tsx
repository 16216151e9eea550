import type { GameModule, Viewer } from '@club-route/engine';
import { Segmented } from '../ui/Segmented.tsx';
import css from './SeenBy.module.css';

interface SeenByProps {
  readonly module: GameModule;
  readonly views: readonly Viewer[];
  readonly viewer: Viewer;
  readonly onViewer: (viewer: Viewer) => void;
}

/** More have no room beside each other. */
const IN_A_ROW = 4;

/** With whose eyes a match is looked at, where there is a choice. */
export function SeenBy({ module, views, viewer, onViewer }: SeenByProps) {
  // The clock is a seat that no person has.
  const people = views.filter((one) => one !== 'clock' || module.clock === undefined);
  if (people.length < 2) return null;
  const choices = people.map((one) => ({
    value: one,
    label: one === 'spectator' ? 'Spectators' : module.language.names(one).side,
  }));
  return (
    <div className={css.seen}>
      <span aria-hidden="true">Seen by</span>
      {choices.length <= IN_A_ROW ? (
        <Segmented label="Seen by" choices={choices} value={viewer} onChange={onViewer} />
      ) : (
        <select aria-label="Seen by" value={viewer} onChange={({ target }) => onViewer(target.value)}>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
