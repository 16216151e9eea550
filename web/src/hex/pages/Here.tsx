import { use, useLayoutEffect, useRef } from 'react';
import { CellPanel } from '../../maps/CellPanel.tsx';
import { useTable } from '../../table/use-table.ts';
import { useTouch } from '../../ui/touch-words.ts';
import { CounterImage } from '../counter/CounterImage.tsx';
import { aimOf, useDesk } from '../desk.ts';
import type { HexProps, UnitFacts } from '../game.ts';
import { Fields } from '../panel/Fields.tsx';
import css from './Here.module.css';

/** Everything about the hex the player points at, and how it is known. */
export function Here({ controller, game }: HexProps) {
  const cell = useDesk(controller, aimOf);
  const touch = useTouch();
  useTable(controller, (table) => table.shown);
  const here = useRef<HTMLDivElement>(null);
  // Another hex is read from its name on, however far the one before was scrolled.
  useLayoutEffect(() => {
    const box = here.current?.closest('[role="tabpanel"]');
    if (cell !== undefined && box) box.scrollTop = 0;
  }, [cell]);
  if (cell === undefined) {
    return (
      <p className={css.hint}>
        {touch ? 'Tap' : 'Point at'} a {game.cellName ?? 'hex'} to see what is there: terrain, units, bridges.
        {touch ? '' : ' Click to keep it.'}{' '}
        <span data-by-keys="">
          With the keyboard, <kbd>Enter</kbd> on the map shows a cursor, and the arrow keys move it.
        </span>
      </p>
    );
  }
  const { title, label, units, lines, things } = game.cellFacts(controller.state, cell, controller.source.viewer);
  return (
    <div ref={here} className={css.here} data-testid="here">
      <h2>
        {title} <span>{label}</span>
      </h2>
      {units.map((unit) => (
        <UnitPart key={unit.unit} facts={unit} />
      ))}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {things.map(({ name, words }) => (
        <p key={name}>
          <strong>{name}</strong> {words}
        </p>
      ))}
      <details className={css.known}>
        <summary>How we know</summary>
        <CellPanel sheet={use(game.sheet(controller.state, controller.source.viewer))} cell={cell} />
      </details>
    </div>
  );
}

function UnitPart({ facts }: { readonly facts: UnitFacts }) {
  const { face, name, words, factors, fields = [] } = facts;
  return (
    <>
      <div className={css.unit}>
        <CounterImage face={face} size="3.5rem" />
        <p>
          <strong>{name}</strong>, {words}
          <br />
          {factors}
        </p>
      </div>
      {fields.length === 0 ? null : <Fields fields={fields} />}
    </>
  );
}
