import { factsOf, type Fact, type FactGroup } from '../../facts.ts';

const because = factsOf('theatre/compiler/boards/farthest-bridge/bridges.ts');

function bridge(
  crossing: string,
  kind: 'highway' | 'rail' | 'canal' | 'ferry',
  over: string,
  cells: string,
  name?: string,
): Fact {
  return { crossing, kind, over, cells, ...(name === undefined ? {} : { name }) };
}

export const bridgeFacts: readonly FactGroup[] = [
  because('found', 'bridge read from the 1976 map', [
    bridge('best-bridge', 'canal', 'wilhelminakanaal', '0503 0603'),
    bridge('son-bridge', 'canal', 'wilhelminakanaal', '0505 0605'),
    bridge('beek-en-donk-bridge', 'canal', 'zuid-willemsvaart', '0710 0711'),
    bridge('veghel-rail-bridge', 'rail', 'zuid-willemsvaart', '1206 1307'),
    bridge('veghel-bridge', 'canal', 'zuid-willemsvaart', '1207 1308'),
    bridge('heijen-bridge', 'highway', 'maas', '1422 1423', 'Heijen'),
    bridge('gennep-rail-bridge', 'rail', 'maas', '1523 1524'),
    bridge('mook-rail-bridge', 'rail', 'maas', '1920 2020'),
    bridge('heumen-bridge', 'canal', 'maas-waalkanaal', '2120 2121'),
    bridge('malden-bridge', 'canal', 'maas-waalkanaal', '2219 2220'),
    bridge('hatert-bridge', 'canal', 'maas-waalkanaal', '2319 2419'),
    bridge('honinghutje-bridge', 'canal', 'maas-waalkanaal', '2518 2519'),
    bridge('ravenstein-rail-bridge', 'rail', 'maas', '2413 2513'),
    bridge('nijmegen-bridge', 'highway', 'waal', '2621 2721'),
    bridge('arnhem-bridge', 'highway', 'neder-rijn', '3323 3423'),
    bridge('westervoort-rhine-bridge', 'highway', 'ijssel', '3325 3424', 'Westervoort, west'),
    bridge('westervoort-bridge', 'highway', 'ijssel', '3325 3425', 'Westervoort'),
    bridge('rhenen-rail-bridge', 'rail', 'neder-rijn', '3411 3512'),
    bridge('arnhem-rail-bridge', 'rail', 'neder-rijn', '3422 3522'),
  ]),
  because('found', 'bridge read from the 1976 map; which side it is on is doubtful', [
    bridge('weurt-lock', 'canal', 'maas-waalkanaal', '2619 2720'),
    bridge('nijmegen-east-bridge', 'highway', 'waal', '2721 2722', 'Nijmegen, east'),
  ]),
  because('deduced', 'the road read here leads to this hexside; the reading shows the sign one hexside on', [
    bridge('grave-bridge', 'highway', 'maas', '2215 2316'),
  ]),
  because('deduced', 'read as a highway bridge, but the water is the canal', [
    bridge('helmond-bridges', 'canal', 'zuid-willemsvaart', '0310 0311'),
  ]),
  because('deduced', 'a road is read across the canal', [
    bridge('best-west-bridge', 'canal', 'wilhelminakanaal', '0503 0602', 'Best, west'),
    bridge('helmond-west-bridge', 'canal', 'eindhovensch-kanaal', '0209 0310', 'Helmond, west'),
  ]),
  because('found', 'ferry read from the 1976 map; the 2010 rules never speak of ferries', [
    bridge('huissen-ferry', 'ferry', 'pannerdensch-kanaal', '3124 3125'),
    bridge('driel-ferry', 'ferry', 'neder-rijn', '3420 3520'),
    bridge('ingen-ferry', 'ferry', 'neder-rijn', '3608 3709'),
  ]),
];
