import type { CrossingPlan, Plan } from '../../plan.ts';
import { anchors } from './anchors.ts';
import { expect } from './expect.ts';
import { facts } from './facts.ts';
import { isField, isRing } from './field.ts';

const cities = ['arnhem', 'nijmegen', 'eindhoven'];
const towns = [
  'velp',
  'westervoort',
  'zevenaar',
  'oosterbeek',
  'renkum',
  'wageningen',
  'ede',
  'elst',
  'huissen',
  'groesbeek',
  'mook',
  'gennep',
  'kleve',
  'boxmeer',
  'grave',
  'uden',
  'veghel',
  'sint-oedenrode',
  'son',
  'best',
  'boxtel',
  'oss',
  'helmond',
  'valkenswaard',
];

/**
 * Operation Market Garden: Drive on Arnhem. The map card is lost; the rule book prints some sixty hexes, which no flat
 * map fits, so the ground is bent a little to meet them. Up is north-east.
 */
export const driveOnArnhem: Plan = {
  id: 'drive-on-arnhem',
  title: 'Operation Market Garden: Drive on Arnhem',
  folder: 'theatre/compiler/boards/drive-on-arnhem',
  grid: {
    shape: 'hex',
    top: 'flat',
    offset: 'odd',
    columns: 31,
    rows: 32,
    firstColumn: 0,
    firstRow: 0,
    separator: ',',
  },
  exists: (x, y) => isField(x, y) || isRing(x, y),
  offBoard: { terrain: 'off board', holds: isRing },
  fit: { kind: 'affine', warp: { reach: 5, stiffness: 0.3 } },
  anchors,
  terrain: {
    kinds: { o: 'open', r: 'rough', f: 'forest', t: 'town', C: 'city', x: 'off board' },
    rule: ({ woods, marsh, rough, polder, hill, roads }) => {
      if (woods >= 50) return 'forest';
      if (marsh + rough >= 40 || hill >= 60) return 'rough';
      return polder >= 95 && roads < 30 ? 'rough' : 'open';
    },
    settle: ({ id }) => (cities.includes(id) ? 'city' : towns.includes(id) ? 'town' : undefined),
  },
  waters: [
    { id: 'rijn', kind: 'river', from: 'ground' },
    { id: 'waal', kind: 'river', from: 'ground' },
    { id: 'maas', kind: 'river', from: 'ground' },
    { id: 'pannerdensch-kanaal', kind: 'river', from: 'ground' },
    { id: 'neder-rijn', kind: 'river', from: 'ground' },
    { id: 'ijssel', kind: 'river', from: 'ground' },
    { id: 'maas-waalkanaal', kind: 'canal', from: 'ground' },
    { id: 'zuid-willemsvaart', kind: 'canal', from: 'ground' },
    { id: 'wilhelminakanaal', kind: 'canal', from: 'ground' },
    { id: 'dommel', kind: 'stream', from: 'ground', reach: ['51.308 5.449', 'eindhoven-bridges'] },
  ],
  stops: ['river', 'canal', 'stream'],
  lands: { south: '20,27', 'maas-waal': '12,9', island: '9,7', veluwe: '8,3', liemers: '10,4' },
  strays: [],
  roads: [
    {
      kind: 'road',
      ids: [
        'club-valkenswaard',
        'club-eindhoven',
        'club-son',
        'club-sint-oedenrode',
        'club-veghel',
        'club-uden',
        'club-grave',
        'club-honinghutje',
        'club-heumen',
        'club-malden',
        'club-elst',
        'club-arnhem',
        'club-apeldoorn',
        'aalst-weert',
        'eindhoven-den-bosch',
        'best-oirschot',
        'oirschot-tilburg',
        'eindhoven-helmond',
        'helmond-venray',
        'helmond-uden',
        'veghel-den-bosch',
        'uden-oss',
        'den-bosch-grave',
        'uden-mill',
        'mill-boxmeer',
        'sint-anthonis-venray',
        'cuijk-venray',
        'grave-cuijk',
        'nijmegen-gennep',
        'gennep-venlo',
        'gennep-goch',
        'nijmegen-groesbeek',
        'groesbeek-mook',
        'nijmegen-kleve',
        'kleve-kevelaer',
        'kleve-wesel',
        'nijmegen-tiel',
        'lent-arnhem',
        'elst-tiel',
        'elst-driel',
        'opheusden-elden',
        'arnhem-rhenen',
        'arnhem-ede',
        'arnhem-otterlo',
        'arnhem-zutphen',
        'emmerich-arnhem',
      ],
    },
  ],
  rails: [],
  crossings: [
    ...bridges(['arnhem-bridge', 'nijmegen-bridge', 'grave-bridge', 'veghel-bridge', 'heumen-bridge'], ['never blown']),
    ...bridges([
      'westervoort-bridge',
      'weurt-lock',
      'honinghutje-bridge',
      'best-bridge',
      'son-bridge',
      'helmond-bridges',
      'eindhoven-bridges',
      'valkenswaard-bridge',
    ]),
  ],
  places: [...cities, ...towns],
  borders: [],
  countries: [],
  rims: [{ border: 'border', flag: 'off board', why: 'the white border round the playing field, 1.4' }],
  facts,
  expect,
};

function bridges(ids: readonly string[], traits?: readonly string[]): readonly CrossingPlan[] {
  return ids.map((id) => ({ id, kind: 'bridge', ...(traits === undefined ? {} : { traits }) }));
}
