import type { GameModule } from '@club-route/engine';
import { fieldsOf } from '@club-route/engine';
import { Badge } from './Badge.tsx';
import { RulesTable } from './RulesTable.tsx';
import css from './Rules.module.css';

interface RulesProps {
  readonly module: GameModule;
  readonly source: string;
}

/** The rules as played, in our words, and the register of what was missing and how we read it. */
export function Rules({ module, source }: RulesProps) {
  const options = new Map(fieldsOf(module.game.options));
  return (
    <div className={css.rules}>
      <p className={css.source}>
        These are the rules as played here, in our own words. The game is {source}; this is an adaptation for study and
        play, with a map drawn by us.
      </p>
      {module.rules.map((section) => (
        <section key={section.rule}>
          <h3>
            <span className={css.number}>{section.rule}</span> {section.title}
          </h3>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.tables?.map((table) => (
            <RulesTable key={table.caption} table={table} />
          ))}
        </section>
      ))}
      <section aria-labelledby="register-title">
        <h2 id="register-title">Register of gaps and rulings</h2>
        <p className={css.source}>
          Where the source is silent or its pictures are lost: what we play, where it comes from, and which option
          switches it.
        </p>
        <ul className={css.register}>
          {module.register.map((entry) => (
            <li key={entry.id} id={`register-${entry.id}`}>
              <p className={css.entryHead}>
                <strong>{entry.id}</strong> <Badge provenance={entry.provenance} /> <span>Rule {entry.rule}</span>
              </p>
              <p>{entry.question}</p>
              <p>
                <strong>Played:</strong> {entry.played}
              </p>
              <p className={css.why}>{entry.why}</p>
              {entry.option === undefined ? null : (
                <p className={css.why}>Switched by the option “{options.get(entry.option)?.label ?? entry.option}”.</p>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
