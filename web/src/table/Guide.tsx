import { useSettings } from '../app/settings.ts';
import type { TableController } from './controller.ts';
import type { Skin } from './skin.ts';
import { useTable } from './use-table.ts';
import css from './Guide.module.css';

/** Notes for a first game, one for each new situation; each goes when it is read, all of them on request. */
export function Guide({ controller, skin }: { readonly controller: TableController; readonly skin: Skin }) {
  const { notesRead, notesOff } = useSettings();
  useTable(controller, (state) => state);
  // Not before everything is told: the note would speak of what is not seen yet.
  const note = controller.playable && controller.atRest ? skin.guide(controller.state) : undefined;
  if (notesOff || note === undefined || notesRead.includes(note.id)) return null;
  return (
    <aside className={css.guide} aria-label="First game">
      <p>
        <strong>{note.title}.</strong> {note.text}{' '}
        <button type="button" onClick={() => useSettings.setState({ notesRead: [...notesRead, note.id] })}>
          Understood
        </button>{' '}
        <button type="button" onClick={() => useSettings.setState({ notesOff: true })}>
          No more notes
        </button>
      </p>
    </aside>
  );
}
