import type { Provenance } from '@club-route/engine';
import { formation, gunsOf, unbuilt, type Row, type UnitRow, type UnitSize, type UnitType } from './rows.ts';

/**
 * The Allied order of battle. Turns and hexes are printed (Appendix C). Combat, stacking and artillery points are printed
 * (Appendix D) in the rows `printed`, and ruled in the rows `ruled`: their boxes are pictures in the scan. Types and
 * efficiencies are ruled throughout. ART/30XXX is ruled after the printed ART/FB (6.4).
 */

type Values = [
  id: string,
  type: UnitType,
  size: UnitSize,
  strength: number,
  stack: number,
  guns: string,
  efficiency: number,
  turn: number,
  hex: string,
  parent?: string,
];

function row(strengthFrom: Provenance, values: Values): Row {
  const [id, type, size, strength, stack, guns, efficiency, turn, hex, parent] = values;
  return { id, type, size, strength, strengthFrom, stack, ...gunsOf(guns), efficiency, turn, hex, parent };
}
const printed = (...values: Values): Row => row('printed', values);
const ruled = (...values: Values): Row => row('ruled', values);

/** H1: what is in the eight regiments and brigades that arrive built. */
function component(id: string, type: UnitType, strength: number, parent: string): Row {
  return row('ruled', [id, type, 'II', strength, 1, '', 100, 0, '', parent]);
}

/** In the order of the unit file, which is the order of arrival (H4). */
export const ALLIED_ARRIVALS: readonly UnitRow[] = [
  ...formation('82', [
    printed('HQ/82', 'headquarters', 'XX', 21, 2, '250S', 100, 1, '16,9'),
    ruled('504/82', 'airborne', 'III', 115, 2, '', 100, 1, '14,13'),
    ruled('3/504/82', 'airborne', 'II', 57, 1, '', 100, 1, '14,13', '504/82'),
    ruled('505/82', 'airborne', 'III', 115, 2, '', 100, 1, '17,9'),
    ruled('3/505/82', 'airborne', 'II', 56, 1, '', 100, 1, '17,9', '505/82'),
    ruled('508/82', 'airborne', 'III', 113, 2, '', 100, 1, '17,8'),
    ruled('3/508/82', 'airborne', 'II', 57, 1, '', 100, 1, '17,8', '508/82'),
    ruled('1/325/82', 'glider', 'II', 57, 1, '', 100, 5, '16,9', '325/82'),
    ruled('2/325/82', 'glider', 'II', 56, 1, '', 100, 5, '16,9', '325/82'),
    ruled('3/325/82', 'glider', 'II', 56, 1, '', 100, 5, '16,9', '325/82'),
  ]),
  ...formation('101', [
    printed('HQ/101', 'headquarters', 'XX', 21, 2, '80S', 100, 2, '15,26'),
    ruled('501/101', 'airborne', 'III', 113, 2, '', 100, 1, '14,23'),
    ruled('3/501/101', 'airborne', 'II', 57, 1, '', 100, 1, '14,23', '501/101'),
    ruled('502/101', 'airborne', 'III', 115, 2, '', 100, 1, '15,26'),
    ruled('3/502/101', 'airborne', 'II', 57, 1, '', 100, 1, '15,26', '502/101'),
    ruled('506/101', 'airborne', 'III', 114, 2, '', 100, 1, '16,27'),
    ruled('3/506/101', 'airborne', 'II', 58, 1, '', 100, 1, '16,27', '506/101'),
    ruled('1/327/101', 'glider', 'II', 57, 1, '', 100, 2, '15,26', '327/101'),
    ruled('2/327/101', 'glider', 'II', 56, 1, '', 100, 2, '15,26', '327/101'),
    ruled('3/327/101', 'glider', 'II', 56, 1, '', 100, 5, '15,26', '327/101'),
  ]),
  ...formation('1', [
    printed('HQ/1', 'headquarters', 'XX', 21, 2, '70S', 100, 1, '3,7'),
    ruled('1/1', 'airborne', 'X', 97, 2, '', 100, 1, '4,8'),
    ruled('3/1/1', 'airborne', 'II', 48, 1, '', 100, 1, '4,8', '1/1'),
    ruled('AL/1', 'glider', 'X', 105, 2, '', 100, 1, '4,7'),
    ruled('1B/AL/1', 'glider', 'II', 57, 1, '', 100, 1, '4,7', 'AL/1'),
    ruled('1/GP/1', 'glider', 'II', 39, 1, '', 95, 1, '5,7', 'GP/1'),
    printed('ENG/1', 'engineer', 'II', 23, 1, '', 100, 1, '3,8'),
    printed('RCN/1', 'recon', 'II', 23, 1, '', 100, 1, '5,7'),
    ruled('10/4/1', 'airborne', 'II', 48, 1, '', 100, 2, '3,7', '4/1'),
    ruled('11/4/1', 'airborne', 'II', 48, 1, '', 100, 2, '3,7', '4/1'),
    ruled('156/4/1', 'airborne', 'II', 49, 1, '', 100, 2, '3,7', '4/1'),
    ruled('3/GP/1', 'glider', 'II', 40, 1, '', 95, 2, '3,8', 'GP/1'),
  ]),
  ...formation('POL', [
    ruled('1/POL', 'airborne', 'II', 40, 1, '', 95, 3, '8,7', 'POL'),
    ruled('2/POL', 'airborne', 'II', 39, 1, '', 95, 3, '8,7', 'POL'),
    ruled('3/POL', 'airborne', 'II', 39, 1, '', 95, 3, '8,7', 'POL'),
  ]),
  ...formation('GDS', [
    printed('GDS/HQ', 'headquarters', 'XX', 30, 2, '170L', 100, 1, '28,31'),
    ruled('2IG/5/GDS', 'armor', 'II', 65, 1, '', 100, 1, '28,31', '5/GDS'),
    ruled('3IG/5/GDS', 'mechanized', 'II', 57, 1, '', 100, 1, '28,31', '5/GDS'),
    ruled('2GG/5/GDS', 'armor', 'II', 65, 1, '', 100, 2, '28,31', '5/GDS'),
    ruled('1GG/5/GDS', 'mechanized', 'II', 58, 1, '', 100, 2, '28,31', '5/GDS'),
    ruled('2H/GDS', 'recon', 'II', 48, 1, '', 100, 2, '28,31'),
    ruled('1CG/32/GDS', 'armor', 'II', 65, 1, '', 100, 2, '27,31', '32/GDS'),
    ruled('5CG/32/GDS', 'mechanized', 'II', 57, 1, '', 100, 2, '27,31', '32/GDS'),
    ruled('1WG/32/GDS', 'mechanized', 'II', 56, 1, '', 100, 2, '27,31', '32/GDS'),
    ruled('2W/32/GDS', 'armor', 'II', 58, 1, '', 100, 2, '27,31', '32/GDS'),
    ruled('ENG/1/GDS', 'engineer', 'II', 48, 1, '', 100, 2, '29,31'),
  ]),
  ...formation('50', [
    ruled('2D/231/50', 'mechanized', 'II', 57, 1, '', 95, 1, '27,31', '231/50'),
    ruled('1D/231/50', 'mechanized', 'II', 56, 1, '', 95, 1, '27,31', '231/50'),
    ruled('1H/231/50', 'mechanized', 'II', 57, 1, '', 95, 1, '29,31', '231/50'),
  ]),
  ...formation('30XXX', [
    ruled('15/19/-', 'armor', 'II', 58, 1, '', 95, 1, '29,31'),
    ruled('44', 'armor', 'II', 65, 1, '', 95, 3, '29,31'),
    ruled('INF/30XXX', 'mechanized', 'II', 57, 1, '', 95, 2, '29,31'),
    ruled('ART/30XXX', 'artillery', 'X', 30, 2, '150L', 95, 2, '29,31'),
    ruled('ENG/30XXX', 'engineer', 'II', 65, 1, '', 95, 2, '29,31'),
  ]),
  ...formation('43', [
    printed('HQ/43', 'headquarters', 'XX', 30, 2, '255L', 95, 4, '27,31'),
    printed('ENG/43', 'engineer', 'II', 56, 1, '', 95, 4, '29,31'),
    ruled('1/43R/43', 'recon', 'II', 23, 1, '', 95, 4, '28,31', '43R/43'),
    ruled('2/43R/43', 'recon', 'II', 23, 1, '', 95, 4, '28,31', '43R/43'),
    ruled('3/43R/43', 'recon', 'II', 23, 1, '', 95, 4, '28,31', '43R/43'),
    ruled('7H/130/43', 'mechanized', 'II', 57, 1, '', 95, 4, '27,31', '130/43'),
    ruled('4D/130/43', 'mechanized', 'II', 56, 1, '', 95, 4, '27,31', '130/43'),
    ruled('5D/130/43', 'mechanized', 'II', 56, 1, '', 95, 4, '27,31', '130/43'),
    ruled('5C/214/43', 'mechanized', 'II', 57, 1, '', 95, 4, '29,31', '214/43'),
    ruled('1W/214/43', 'mechanized', 'II', 58, 1, '', 95, 4, '29,31', '214/43'),
    ruled('7S/214/43', 'mechanized', 'II', 57, 1, '', 95, 4, '29,31', '214/43'),
    ruled('4S/129/43', 'mechanized', 'II', 57, 1, '', 95, 5, '29,31', '129/43'),
    ruled('4W/129/43', 'mechanized', 'II', 56, 1, '', 95, 5, '29,31', '129/43'),
    ruled('5W/129/43', 'mechanized', 'II', 57, 1, '', 95, 5, '29,31', '129/43'),
  ]),
];

export const ALLIED_COMPONENTS: readonly UnitRow[] = [
  ...formation('82', [
    component('1/504/82', 'airborne', 57, '504/82'),
    component('2/504/82', 'airborne', 58, '504/82'),
    component('1/505/82', 'airborne', 58, '505/82'),
    component('2/505/82', 'airborne', 57, '505/82'),
    component('1/508/82', 'airborne', 57, '508/82'),
    component('2/508/82', 'airborne', 56, '508/82'),
  ]),
  ...formation('101', [
    component('1/501/101', 'airborne', 57, '501/101'),
    component('2/501/101', 'airborne', 56, '501/101'),
    component('1/502/101', 'airborne', 57, '502/101'),
    component('2/502/101', 'airborne', 58, '502/101'),
    component('1/506/101', 'airborne', 57, '506/101'),
    component('2/506/101', 'airborne', 57, '506/101'),
  ]),
  ...formation('1', [
    component('1/1/1', 'airborne', 48, '1/1'),
    component('2/1/1', 'airborne', 49, '1/1'),
    component('7K/AL/1', 'glider', 57, 'AL/1'),
    component('2S/AL/1', 'glider', 48, 'AL/1'),
  ]),
];

/** 7.1: units that exist only by build-up. */
export const ALLIED_PARENTS: readonly UnitRow[] = [
  ...formation('82', [unbuilt('325/82', 'III', 'glider')]),
  ...formation('101', [unbuilt('327/101', 'III', 'glider')]),
  ...formation('1', [unbuilt('4/1', 'X', 'airborne'), unbuilt('GP/1', 'III', 'glider')]),
  ...formation('POL', [unbuilt('POL', 'X', 'airborne')]),
  ...formation('GDS', [unbuilt('5/GDS', 'X', 'armor'), unbuilt('32/GDS', 'X', 'armor')]),
  ...formation('50', [unbuilt('231/50', 'X', 'mechanized')]),
  ...formation('43', [
    unbuilt('43R/43', 'III', 'recon'),
    unbuilt('130/43', 'X', 'mechanized'),
    unbuilt('214/43', 'X', 'mechanized'),
    unbuilt('129/43', 'X', 'mechanized'),
  ]),
];
