import type { Action, OptionValues, Report, StateObject } from '@club-route/engine';
import type { TableController } from '../../table/controller.ts';
import type { SkinPage, SkinProps } from '../../table/skin.ts';
import { useTable } from '../../table/use-table.ts';
import { switchLayer, useLayer } from '../board/switches.ts';
import { deskOf, lookAt } from '../desk.ts';
import type { LayerView } from '../game.ts';
import css from './Listings.module.css';

/** One thing of a list; pointing at it marks its cells on the map, pressing it goes there. */
export interface ListedThing {
  readonly name: string;
  readonly words: string;
  readonly cells?: readonly number[];
  /** Something is wrong with it, or must be done. */
  readonly isBad?: boolean;
}

export interface ListingView {
  readonly title: string;
  readonly note?: string;
  readonly things: readonly ListedThing[];
}

interface ListingPage<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> {
  readonly id: string;
  readonly title: string;
  /** What the page says of the moment on show. */
  readonly lists: (controller: TableController<S, A, O, D, R>) => readonly ListingView[];
  /** Said where there is nothing to list. */
  readonly empty: string;
  /** The layer of the map that shows the same. */
  readonly layer?: LayerView;
}

/** A page that a game makes of lists alone. */
export function listingPage<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  page: ListingPage<S, A, O, D, R>,
): SkinPage<S, A, O, D, R> {
  const { id, title, lists, empty, layer } = page;
  return {
    id,
    title,
    Page: function Listings({ controller }: SkinProps<S, A, O, D, R>) {
      useTable(controller, (table) => table);
      const shown = lists(controller);
      return (
        <div className={css.page}>
          {layer === undefined ? null : <LayerSwitch controller={controller} layer={layer} />}
          {shown.length === 0 ? <p>{empty}</p> : null}
          {shown.map((list) => (
            <Listing key={list.title} controller={controller} list={list} />
          ))}
        </div>
      );
    },
  };
}

function LayerSwitch({ controller, layer }: { readonly controller: object; readonly layer: LayerView }) {
  const isOn = useLayer(controller, layer);
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={() => switchLayer(controller, layer)} /> Show it on the map
    </label>
  );
}

function Listing({ controller, list }: { readonly controller: object; readonly list: ListingView }) {
  const { title, note, things } = list;
  const mark = (marked: readonly number[]): void => deskOf(controller).setState({ marked });
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {note === undefined ? null : <p>{note}</p>}
      <ul>
        {things.map(({ name, words, cells = [], isBad }) => (
          <li
            key={`${name} ${words}`}
            data-bad={isBad}
            onPointerEnter={() => mark(cells)}
            onPointerLeave={() => mark([])}
          >
            {cells.length === 0 ? (
              <b>{name}</b>
            ) : (
              <button type="button" onClick={() => lookAt(controller, cells[0])}>
                {name}
              </button>
            )}{' '}
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
