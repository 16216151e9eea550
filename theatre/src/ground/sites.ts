import type { Land, Site, SiteKind } from './types.ts';

type Row = readonly [id: string, name: string, kind: SiteKind, lat: number, lon: number, note: string];

function sites(land: Land, rows: readonly Row[]): readonly Site[] {
  return rows.map(([id, name, kind, lat, lon, note]) => ({
    id,
    name,
    kind,
    lat,
    lon,
    note,
    land,
    source: 'own',
    within: 500,
  }));
}

/** Centres of landing grounds, airfields, and a few spots that the accounts keep coming back to. */
export const allSites: readonly Site[] = [
  ...sites('veluwe', [
    ['dz-x', 'DZ X', 'drop zone', 51.99, 5.755, '1st Parachute Brigade, 17 September'],
    ['lz-z', 'LZ Z', 'landing zone', 51.993, 5.773, 'gliders, 17 September'],
    ['lz-s', 'LZ S', 'landing zone', 52.011, 5.787, '1st Airlanding Brigade, 17 September'],
    ['dz-y', 'DZ Y', 'drop zone', 52.035, 5.733, '4th Parachute Brigade on Ginkel Heath, 18 September'],
    ['lz-l', 'LZ L', 'landing zone', 52.003, 5.843, 'Polish gliders, 19 September'],
    ['dz-v', 'DZ V', 'supply zone', 52.004, 5.868, 'meant for supplies, never in British hands'],
    ['deelen-airfield', 'Deelen', 'airfield', 52.06, 5.88, 'German night fighters'],
    ['hartenstein', 'Hartenstein', 'headquarters', 51.988, 5.832, '1st Airborne Division'],
    ['elisabeth-hospital', "Sint-Elisabeth's", 'landmark', 51.986, 5.888, 'hospital in the west of Arnhem'],
    ['westerbouwing', 'Westerbouwing', 'height', 51.975, 5.824, 'height over the Driel ferry'],
  ]),
  ...sites('island', [
    ['dz-k', 'DZ K', 'drop zone', 51.962, 5.915, 'meant for the Poles, given up'],
    ['dz-driel', 'Driel', 'drop zone', 51.955, 5.832, 'Polish Parachute Brigade, 21 September'],
  ]),
  ...sites('maas-waal', [
    ['dz-o', 'DZ O', 'drop zone', 51.772, 5.785, '504 PIR, 17 September; Poles, 23 September'],
    ['dz-n', 'DZ N', 'drop zone', 51.762, 5.945, '505 PIR, 17 September'],
    ['dz-t', 'DZ T', 'drop zone', 51.797, 5.952, '508 PIR, 17 September'],
    ['duivelsberg', 'Duivelsberg', 'height', 51.821, 5.944, 'held by 508 PIR'],
    ['hill-64', 'Hill 64', 'height', 51.823, 5.918, 'at Berg en Dal'],
    ['mook-heights', 'Mook heights', 'height', 51.757, 5.897, 'held by 505 PIR'],
  ]),
  ...sites('south', [
    ['dz-a', 'DZ A', 'drop zone', 51.615, 5.508, '501 PIR, 17 September'],
    ['dz-a-1', 'DZ A-1', 'drop zone', 51.659, 5.455, '1/501 PIR, dropped wide on 17 September'],
    ['dz-b', 'DZ B, DZ C, LZ W', 'drop zone', 51.541, 5.46, '502 and 506 PIR and gliders, from 17 September'],
    ['welschap-airfield', 'Welschap', 'airfield', 51.452, 5.392, 'German, much bombed'],
    ['volkel-airfield', 'Volkel', 'airfield', 51.657, 5.707, 'German, much bombed'],
    [
      'keent-airstrip',
      'Keent',
      'airfield',
      51.77,
      5.697,
      'grass strip in the old loop of the Maas, used by the Allies from 26 September',
    ],
  ]),
];
