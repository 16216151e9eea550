import type { Understood } from '@club-route/kriegsspiel';
import css from './Letter.module.css';

/** What would be understood of each part of a letter, or why it would be refused. */
export function Echo({ parts }: { readonly parts: readonly Understood[] }) {
  if (parts.length === 0) return null;
  return (
    <ol className={css.echo} aria-label="As it is understood" aria-live="polite">
      {parts.map((part, index) => (
        <li key={`${index} ${part.text}`} data-bad={part.refusal !== undefined}>
          {part.refusal === undefined ? (
            <>
              <span className={css.order}>{part.lines.join(' · ')}</span>
              {part.expected.map((line) => (
                <strong key={line}>{line}</strong>
              ))}
            </>
          ) : (
            <span>
              {part.refusal.text} <small>({part.refusal.rule})</small>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
