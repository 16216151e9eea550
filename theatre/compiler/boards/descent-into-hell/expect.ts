import type { Expectations } from '../../expectations.ts';

export const expect: Expectations = {
  corridor: {
    entry: '0731',
    through: [
      'valkenswaard',
      'eindhoven',
      'son',
      'sint-oedenrode',
      'veghel',
      'uden',
      'grave',
      'nijmegen',
      'elst',
      'arnhem',
    ],
  },
  waterEnds: [],
  partedByCanals: [
    ['lommel', 'valkenswaard'],
    ['eindhoven', 'son'],
    ['eindhoven', 'best'],
    ['sint-oedenrode', 'veghel'],
    ['eindhoven', 'helmond'],
    ['overasselt', 'nijmegen'],
  ],
  markLands: {
    'entry-german-north': 'any',
    'entry-german-east': 'maas-waal',
    'entry-german-southeast': 'any',
    'entry-dutch-northwest': 'any',
    'entry-dutch-west': 'any',
  },
  // The map draws highways only; these lie on the lesser roads that it shows by shading, or on railways.
  roadlessCrossings: [
    'malden-bridge',
    'keldonk-bridge',
    'beek-en-donk-bridge',
    'weurt-lock',
    'ravenstein-rail-bridge',
    'mook-rail-bridge',
    'gennep-rail-bridge',
    'roermond-bridge',
    'arnhem-rail-bridge',
    'rhenen-rail-bridge',
  ],
  footFords: false,
  lostCells: '',
};
