import { factsOf, type Fact, type FactGroup } from '../../facts.ts';

const because = factsOf('theatre/compiler/boards/drive-on-arnhem/facts.ts');

function arrival(units: string, cells: string): Fact {
  const id = units.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return { mark: `arrival-${id}`, kind: 'arrival', name: units, cells };
}

function entry(cells: string): Fact {
  return { mark: `entry-${cells.replaceAll(/[ ,]/g, '-')}`, kind: 'entry', name: `German entry ${cells}`, cells };
}

/** What the rule book prints, by its numbers. */
const printed: readonly FactGroup[] = [
  because('printed', 'ferry, 8.8', [
    { stands: '10,4', at: 'loo' },
    { stands: '10,5', at: 'huissen' },
    { crossing: 'huissen-ferry', kind: 'ferry', over: 'pannerdensch-kanaal', cells: '10,5 10,4' },
  ]),
  because('printed', 'objective, 10.1', [
    { mark: 'objective-10-4', kind: 'objective', name: 'Objective, 25 points', cells: '10,4' },
    { mark: 'objective-8-4', kind: 'objective', name: 'Objective, 10 points', cells: '8,4' },
    { mark: 'objective-12-9', kind: 'objective', name: 'Objective, 20 points', cells: '12,9' },
  ]),
  because('printed', 'supply source, 5.2', [
    { mark: 'supply-1', kind: 'supply source', name: 'Supply of 1st Airborne', cells: '3,7' },
    { mark: 'supply-101', kind: 'supply source', name: 'Supply of 101st', cells: '15,26' },
    { mark: 'supply-82', kind: 'supply source', name: 'Supply of 82nd', cells: '16,9' },
    { mark: 'supply-pol', kind: 'supply source', name: 'Supply of the Poles', cells: '8,7' },
  ]),
  because('printed', 'road by which the Allies are supplied, 5.1', [
    { mark: 'allied-roads', kind: 'supply road', name: 'Allied supply roads', cells: '27,31 29,31' },
  ]),
  because('printed', 'Allied entry, 6.2 and Appendix C', [
    { mark: 'entry-allied', kind: 'entry', name: 'Allied entry', cells: '27,31 28,31 29,31' },
  ]),
  because('printed', 'drop of 17 September, Appendix C', [
    arrival('1st Airborne HQ and 4 Para Brigade', '3,7'),
    arrival('1st Airborne engineers', '3,8'),
    arrival('1 Para Brigade', '4,8'),
    arrival('1 Airlanding Brigade', '4,7'),
    arrival('Glider pilots and reconnaissance', '5,7'),
    arrival('82nd HQ and 325 GIR', '16,9'),
    arrival('504 PIR', '14,13'),
    arrival('505 PIR', '17,9'),
    arrival('508 PIR', '17,8'),
    arrival('501 PIR', '14,23'),
    arrival('502 PIR, 327 GIR and 101st HQ', '15,26'),
    arrival('506 PIR', '16,27'),
    arrival('Polish Brigade', '8,7'),
  ]),
  because('printed', 'start of 17 September, Appendix C', [
    arrival('I/9', '6,3'),
    arrival('II/9', '24,28'),
    arrival('II/20', '29,30'),
    arrival('RCN/9SS', '11,8'),
    arrival('RCN A/10SS', '8,6'),
    arrival('II/22', '26,31'),
    arrival('I/6 and I/2', '27,30'),
    arrival('II/6', '26,30'),
    arrival('16/7', '30,30'),
    arrival('1034/59', '16,28'),
    arrival('1/189', '15,25'),
    arrival('1/406', '16,8'),
    arrival('2/406', '18,9'),
    arrival('3/406', '22,6'),
    arrival('16 SST', '4,6'),
  ]),
  because('printed', 'start of II/9 in Appendix D, where Appendix C has 24,28', [arrival('II/9 in D', '22,27')]),
  because('printed', 'German entry, Appendices C and D', [
    entry('3,0'),
    entry('4,0'),
    entry('8,0'),
    entry('16,0'),
    entry('17,0'),
    entry('23,3'),
    entry('23,5'),
    entry('23,7'),
    entry('23,8'),
    entry('23,13'),
    entry('23,20'),
    entry('30,25'),
    entry('8,30'),
    entry('8,31'),
    entry('0,3'),
    entry('0,5'),
    entry('0,9'),
    entry('0,13'),
  ]),
];

/** What follows from it. */
const deduced: readonly FactGroup[] = [
  because('deduced', 'a printed drop or glider landing, so neither city, forest nor rough, 2.1', [
    { terrain: 'open', cells: '3,7 3,8 4,8 4,7 5,7 14,13 17,9 17,8 14,23 15,26 16,27 8,7' },
    { terrain: 'town', cells: '16,9' },
  ]),
  because('deduced', 'the objective that is not the ferry hex must be Arnhem, 10.1', [
    { stands: '8,4', at: 'arnhem-square' },
    { stands: '8,5', at: '51.967 5.899' },
    { place: 'arnhem', cells: '8,4 7,4' },
  ]),
  because('deduced', 'the printed start of a unit that lay at this place', [
    { place: 'best', cells: '16,28' },
    { place: 'valkenswaard', cells: '24,28' },
  ]),
  because('deduced', 'stands for Doesburg and not for the bend of the IJssel beside it', [
    { stands: '10,1', at: 'doesburg' },
  ]),
];

/** What nobody can know. */
const ruled: readonly FactGroup[] = [
  because('ruled', 'a city of two hexes', [
    { place: 'nijmegen', cells: '12,9 12,10' },
    { place: 'eindhoven', cells: '20,27 19,26' },
  ]),
  because('ruled', 'one of two hexes as good as each other: the one on the straight road', [
    { place: 'sint-oedenrode', cells: '15,25' },
    { place: 'renkum', cells: '3,9' },
    {
      crossing: 'veghel-bridge',
      kind: 'bridge',
      over: 'zuid-willemsvaart',
      cells: '15,22 15,21',
      traits: ['never blown'],
    },
  ]),
  because('ruled', 'the second printed Allied road must lead somewhere: by Hamont to Leende', [
    { road: 'hamont-leende', kind: 'road', chain: '29,31 29,30 29,29 28,29 28,28 27,27 26,27 25,26' },
  ]),
  because('ruled', 'a road to a printed entry', [
    { road: 'emmerich-arnhem', kind: 'road', chain: '17,1 17,0 16,0' },
    { road: 'oirschot-tilburg', kind: 'road', chain: '9,31 8,31' },
    { road: 'club-apeldoorn', kind: 'road', chain: '4,1 4,0' },
    { road: 'arnhem-zutphen', kind: 'road', chain: '8,1 8,0' },
    { road: 'kleve-wesel', kind: 'road', chain: '22,3 23,3' },
    { road: 'kleve-kevelaer', kind: 'road', chain: '22,6 23,5' },
    { road: 'gennep-venlo', kind: 'road', chain: '21,9 22,9 23,8' },
    { road: 'aalst-weert', kind: 'road', chain: '28,25 29,25 30,25' },
  ]),
];

export const facts: readonly FactGroup[] = [...printed, ...deduced, ...ruled];
