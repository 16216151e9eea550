import css from './MapPage.module.css';

/** What is owed to whom; `theatre/SOURCES.md` tells the whole story. */
export function Sources() {
  return (
    <ul className={css.sources}>
      <li>
        Places: <a href="https://www.geonames.org">GeoNames</a>, CC BY 4.0
      </li>
      <li>Borders: Centraal Bureau voor de Statistiek, Gebiedsindelingen 2005, via PDOK, CC BY 4.0; as in 1944</li>
      <li>
        Large woods, heaths and bogs: Rijksdienst voor Ondernemend Nederland, Natura 2000, via PDOK, public domain
      </li>
      <li>Rivers and canals: redrawn, with the fairway axes of Rijkswaterstaat as a guide</li>
      <li>Roads, railways, streams, towns, crossings: our own, from general knowledge of the country</li>
      <li>
        The boards restate facts of published games: hex numbers, names and values. No map or picture of theirs is
        reproduced.
      </li>
    </ul>
  );
}
