import type { CSSProperties } from 'react';
import type { Item } from '@club-route/cartography/draw/item';
import type { Layer } from '@club-route/cartography/draw/layers';
import { legendOf } from '@club-route/cartography/draw/legend';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { itemStyle } from '../map/paint/item-style.ts';
import { Badge } from '../table/rules/Badge.tsx';
import css from './Legend.module.css';

const CERTAINTIES = [
  ['printed', 'in the original game'],
  ['found', 'in a published reading of its map, or in a sister edition'],
  ['deduced', 'from the terrain or from what is printed'],
  ['ruled', 'by us, where no source decides'],
] as const;

interface LegendProps {
  readonly sheet: MapSheet;
  readonly layers: ReadonlySet<Layer>;
}

export function Legend({ sheet, layers }: LegendProps) {
  return (
    <>
      <ul className={css.legend}>
        {legendOf(sheet, layers).map(({ words, items }) => (
          <li key={words}>
            <svg viewBox="0 0 44 24" className={css.swatch} aria-hidden="true">
              {items.map((item, index) => (
                <path key={index} d={item.path} style={styleOf(item)} />
              ))}
            </svg>
            {words}
          </li>
        ))}
      </ul>
      <ul className={css.known}>
        {CERTAINTIES.map(([certainty, words]) => (
          <li key={certainty} style={{ '--known': `var(--known-${certainty})` } as CSSProperties}>
            <span className={css.tint} aria-hidden="true" /> <Badge provenance={certainty} /> {words}
          </li>
        ))}
      </ul>
    </>
  );
}

function styleOf(item: Item): CSSProperties {
  if (item.kind === 'fill') return itemStyle(item);
  // A dash is so many widths of its line.
  return itemStyle({ ...item, dash: item.dash?.map((part) => part * item.width) });
}
