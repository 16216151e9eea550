import type { Expectations } from '../../expectations.ts';

export const expect: Expectations = {
  corridor: {
    entry: '0600',
    through: ['eindhoven', 'son', 'sint-oedenrode', 'veghel', 'uden', 'grave', 'nijmegen', 'elst', 'arnhem'],
  },
  waterEnds: [
    { at: '0403 0404 0503 0504', why: 'the Beatrixkanaal ends in Eindhoven' },
    { at: '0702 0703 0802 0803', why: 'the Eindhovensch Kanaal begins in Eindhoven' },
    { at: '3127 3128 3227 3228', why: 'the Defensiekanaal begins at Mill' },
  ],
  partedByCanals: [
    ['eindhoven', 'son'],
    ['eindhoven', 'best'],
    ['sint-oedenrode', 'veghel'],
    ['eindhoven', 'helmond'],
    ['overasselt', 'nijmegen'],
  ],
  markLands: {
    'set-up-krft': 'veluwe',
    'set-up-2-9ss': 'veluwe',
    'set-up-9ss-recon': 'island',
    'set-up-grsn': 'south',
    'set-up-1-406': 'maas-waal',
    'set-up-2-406': 'maas-waal',
    'set-up-brdf': 'maas-waal',
    'entry-xxx-corps': 'south',
    'entry-von-tettau': 'veluwe',
    'entry-9ss': 'veluwe',
    'entry-10ss': 'liemers',
    'entry-59-division': 'south',
    'entry-huber': 'south',
    'entry-west-late': 'south',
    'entry-406-division': 'maas-waal',
    'entry-107-brigade': 'south',
    'entry-walther': 'south',
  },
  roadlessCrossings: [],
  footFords: true,
  lostCells: '',
};
