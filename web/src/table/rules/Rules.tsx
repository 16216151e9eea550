import { fieldsOf, type GameModule, type OptionValues } from '@club-route/engine';
import { useState } from 'react';
import { Badge } from './Badge.tsx';
import { Explained } from './Explained.tsx';
import { FiguresOf, WithFigures } from './Figures.tsx';
import { markedParagraphs, ruleAnchor, sectionsWith } from './sections.ts';
import { RulesTable } from './RulesTable.tsx';
import { readingsOf, type Reading } from './readings.ts';
import css from './Rules.module.css';

interface RulesProps {
  readonly module: GameModule;
  readonly source: string;
  /** The options of the match at hand; none on the page that shows the rules by themselves. */
  readonly options?: OptionValues;
}

/** The rules as played, in our words, and the register of what was missing and how we read it. */
export function Rules({ module, source, options }: RulesProps) {
  const fields = new Map(fieldsOf(module.game.options));
  const readings = options === undefined ? [] : readingsOf(module.game.options, options);
  const switched = readings.filter((reading) => reading.switched);
  const inSection = (rule: string): readonly Reading[] =>
    switched.filter(({ name }) => module.register.some((entry) => entry.option === name && entry.rule === rule));
  const [wanted, setWanted] = useState('');
  const found = sectionsWith(module.rules, wanted);
  const glossary = module.glossary ?? [];
  const marked = markedParagraphs(glossary, found);
  return (
    <div className={css.rules}>
      <p className={css.source}>
        These are the rules as played here, in our own words. The game is {source}; this is an adaptation for study and
        play, with a map drawn by us.
      </p>
      {options === undefined ? null : (
        <p className={css.match}>
          {switched.length === 0
            ? 'This match uses the standard rules. No option has been changed.'
            : `This match has ${switched.length === 1 ? 'one option' : `${switched.length} options`} changed, marked below.`}
        </p>
      )}
      <nav className={css.contents} aria-label="Contents of the rules">
        <label>
          Search the rules <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </label>
        <p role="status">{wanted === '' ? '' : foundText(found.length)}</p>
        <ol>
          {found.map(({ rule, title }) => (
            <li key={rule}>
              <a href={`#${ruleAnchor(rule)}`}>
                <span className={css.number}>{rule}</span> {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <WithFigures module={module}>
        {found.map((section) => (
          <section key={section.rule} id={ruleAnchor(section.rule)}>
            <h3>
              <span className={css.number}>{section.rule}</span> {section.title}
            </h3>
            {inSection(section.rule).map((reading) => (
              <Switched key={reading.name} reading={reading} />
            ))}
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Explained marked={marked.get(paragraph)!} />
              </p>
            ))}
            {section.tables?.map((table) => (
              <RulesTable key={table.caption} table={table} />
            ))}
            <FiguresOf rule={section.rule} />
          </section>
        ))}
      </WithFigures>
      {glossary.length === 0 ? null : (
        <section aria-labelledby="glossary-title">
          <h2 id="glossary-title">Words</h2>
          <dl className={css.words}>
            {glossary.map(({ term, definition, rule }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {definition} <a href={`#${ruleAnchor(rule)}`}>{rule}</a>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <details className={css.known} id="how-we-know">
        <summary>
          <h2 id="register-title">How we know</h2>
        </summary>
        <p className={css.source}>
          Where the original rules are silent or parts are lost: what we play, where it comes from, and which option
          changes it.
        </p>
        <ul className={css.register}>
          {module.register.map((entry) => {
            const reading = readings.find(({ name }) => name === entry.option);
            return (
              <li key={entry.id} id={`register-${entry.id}`}>
                <p className={css.entryHead}>
                  <strong>{entry.id}</strong> <Badge provenance={entry.provenance} /> <span>Rule {entry.rule}</span>
                </p>
                <p>{entry.question}</p>
                <p>
                  <strong>{reading?.switched ? 'Usually played:' : 'Played:'}</strong> {entry.played}
                </p>
                {reading?.switched ? <Switched reading={reading} /> : null}
                <p className={css.why}>{entry.why}</p>
                {entry.option === undefined ? null : (
                  <p className={css.why}>Changed by the option “{fields.get(entry.option)?.label ?? entry.option}”.</p>
                )}
              </li>
            );
          })}
        </ul>
      </details>
    </div>
  );
}

function Switched({ reading }: { readonly reading: Reading }) {
  return (
    <p className={css.switched}>
      <strong>In this match:</strong> {reading.label}: {reading.value}.
    </p>
  );
}

function foundText(sections: number): string {
  if (sections === 0) return 'No section contains these words.';
  return sections === 1 ? 'One section.' : `${sections} sections.`;
}
