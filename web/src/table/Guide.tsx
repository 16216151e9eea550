import { useSettings } from '../app/settings.ts';
import { Fold } from '../ui/Fold.tsx';
import { useTouchWords } from '../ui/touch-words.ts';
import { useMedia } from '../ui/use-media.ts';
import type { TableController } from './controller.ts';
import type { Skin } from './skin.ts';
import { useTable } from './use-table.ts';
import css from './Guide.module.css';

/** A screen on which a note takes no room from what is asked. */
const ROOMY = '(min-width: 46rem) and (min-height: 55rem)';

/** Notes for a first game, one for each new situation; each goes when it is read, all of them on request. */
export function Guide({ controller, skin }: { readonly controller: TableController; readonly skin: Skin }) {
  const { notesRead, notesOff } = useSettings();
  const isRoomy = useMedia(ROOMY);
  const words = useTouchWords();
  useTable(controller, (state) => state);
  // Not before everything is told: the note would speak of what is not seen yet.
  const note = controller.playable && controller.atRest ? skin.guide(controller.state) : undefined;
  if (notesOff || note === undefined || notesRead.includes(note.id)) return null;
  return (
    <aside className={css.guide} aria-label="First game">
      <Fold
        id="guide"
        startsOpen={isRoomy}
        line={
          <>
            <strong>{note.title}.</strong>{' '}
            <span className={css.beginning} aria-hidden="true">
              {words(note.text)}
            </span>
          </>
        }
      >
        <p>{words(note.text)}</p>
        <div className={css.ways}>
          <button type="button" onClick={() => useSettings.setState({ notesRead: [...notesRead, note.id] })}>
            Got it
          </button>
          <button type="button" onClick={() => useSettings.setState({ notesOff: true })}>
            No more notes
          </button>
        </div>
      </Fold>
    </aside>
  );
}
