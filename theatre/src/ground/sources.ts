import type { Source } from './types.ts';

/** What is owed to whom. `SOURCES.md` tells the whole story. */
export const sources: Readonly<Record<Source, { readonly label: string; readonly licence: string }>> = {
  geonames: { label: 'GeoNames, www.geonames.org', licence: 'CC BY 4.0' },
  cbs: { label: 'CBS, Gebiedsindelingen 2005, via PDOK', licence: 'CC BY 4.0' },
  rvo: { label: 'RVO, Natura 2000, via PDOK', licence: 'public domain' },
  traced: {
    label: 'drawn anew for Club Route, with the fairway axes of Rijkswaterstaat as a guide to the course',
    licence: 'MIT',
  },
  own: { label: 'drawn for Club Route from general knowledge of the ground', licence: 'MIT' },
};
