import { formation, gunsOf, unbuilt, type Row, type UnitRow, type UnitType } from './rows.ts';

/**
 * The German order of battle. Combat, stacking and artillery points, turns and hexes are printed (Appendix D); types and
 * efficiencies are ruled. II/9 starts at 24,28 as Appendix C has it (7.1); the unit that Appendix C calls 60 is 80.
 */

function printed(
  id: string,
  type: UnitType,
  strength: number,
  stack: number,
  guns: string,
  efficiency: number,
  turn: number,
  hex: string,
  parent?: string,
): Row {
  const size = type === 'headquarters' ? 'XX' : 'II';
  return { id, type, size, strength, strengthFrom: 'printed', stack, ...gunsOf(guns), efficiency, turn, hex, parent };
}

/** In the order of the unit file, which is the order of arrival (H4). */
export const GERMAN_ARRIVALS: readonly UnitRow[] = [
  ...formation('9SS', [
    printed('HQ/9SS', 'headquarters', 35, 2, '31D', 95, 1, '3,0'),
    printed('PZGR/9SS', 'panzergrenadier', 40, 1, '', 95, 1, '4,0'),
    printed('RCN/9SS', 'recon', 39, 1, '', 95, 1, '11,8'),
    printed('I/9', 'armor', 56, 1, '', 95, 1, '6,3', '9/9SS'),
    printed('II/9', 'armor', 58, 1, '', 95, 1, '24,28', '9/9SS'),
    printed('I/19', 'panzergrenadier', 32, 1, '', 95, 2, '3,0', '19/9SS'),
    printed('II/19', 'panzergrenadier', 33, 1, '', 95, 2, '3,0', '19/9SS'),
    printed('I/20', 'panzergrenadier', 31, 1, '', 95, 1, '8,0', '20/9SS'),
    printed('II/20', 'panzergrenadier', 38, 1, '', 95, 1, '29,30', '20/9SS'),
  ]),
  ...formation('10SS', [
    printed('HQ/10SS', 'headquarters', 21, 2, '122L', 95, 2, '17,0'),
    printed('RCN A/10SS', 'recon', 39, 1, '', 95, 1, '8,6'),
    printed('RCN B/10SS', 'recon', 39, 1, '', 95, 2, '8,0'),
    printed('PZGR/10SS', 'panzergrenadier', 39, 1, '', 95, 2, '8,0'),
    printed('I/10', 'armor', 58, 1, '', 95, 2, '16,0', '10/10SS'),
    printed('II/10', 'armor', 38, 1, '', 95, 2, '16,0', '10/10SS'),
    printed('I/21', 'panzergrenadier', 57, 1, '', 95, 2, '17,0', '21/10SS'),
    printed('II/21', 'panzergrenadier', 56, 1, '', 95, 2, '16,0', '21/10SS'),
    printed('I/22', 'panzergrenadier', 48, 1, '', 95, 1, '8,0', '22/10SS'),
    printed('II/22', 'panzergrenadier', 50, 1, '', 95, 1, '26,31', '22/10SS'),
  ]),
  ...formation('59', [
    printed('HQ/59', 'headquarters', 25, 2, '44S', 85, 2, '8,31'),
    printed('RCN/59', 'recon', 33, 1, '', 85, 2, '8,31'),
    printed('I/1034', 'infantry', 48, 1, '', 85, 1, '16,28', '1034/59'),
    printed('II/1034', 'infantry', 49, 1, '', 85, 1, '16,28', '1034/59'),
    printed('I/1035', 'infantry', 39, 1, '', 85, 2, '8,31', '1035/59'),
    printed('II/1035', 'infantry', 48, 1, '', 85, 3, '8,31', '1035/59'),
    printed('I/1036', 'infantry', 38, 1, '', 85, 2, '8,31', '1036/59'),
    printed('II/1036', 'infantry', 49, 1, '', 85, 3, '8,31', '1036/59'),
  ]),
  ...formation('7FJ', [
    printed('HQ/7FJ', 'headquarters', 19, 1, '40L', 90, 4, '23,8'),
    printed('16/7', 'infantry', 49, 1, '', 90, 1, '30,30', '7/7FJ'),
    printed('17/7', 'infantry', 50, 1, '', 90, 6, '23,8', '7/7FJ'),
    printed('18/7', 'infantry', 39, 1, '', 90, 4, '23,8', '7/7FJ'),
  ]),
  ...formation('84', [
    printed('HQ/84', 'headquarters', 25, 1, '48L', 85, 7, '23,7'),
    printed('1051/84', 'infantry', 32, 1, '', 85, 7, '23,8', '84/DIV'),
    printed('1062/84', 'infantry', 39, 1, '', 85, 7, '23,8', '84/DIV'),
    printed('1063/84', 'infantry', 31, 1, '', 85, 7, '23,8', '84/DIV'),
  ]),
  ...formation('85', [
    printed('HQ/85', 'headquarters', 15, 1, '32L', 85, 4, '8,30'),
    printed('1053/85', 'infantry', 49, 1, '', 85, 4, '8,31', '85/DIV'),
    printed('1054/85', 'infantry', 38, 1, '', 85, 4, '8,31', '85/DIV'),
  ]),
  ...formation('180', [
    printed('HQ/180', 'headquarters', 23, 1, '65L', 85, 1, '30,25'),
    printed('1221/180', 'infantry', 38, 1, '', 85, 7, '23,13', '180/DIV'),
    printed('1222/180', 'infantry', 39, 1, '', 85, 1, '30,25', '180/DIV'),
    printed('1223/180', 'infantry', 40, 1, '', 85, 7, '23,13', '180/DIV'),
  ]),
  ...formation('107', [
    printed('2107P/107', 'armor', 130, 2, '', 95, 3, '23,20', '107/BDE'),
    printed('2107/107', 'panzergrenadier', 48, 1, '', 95, 3, '23,20', '107/BDE'),
    printed('280AT/107', 'armor', 38, 1, '', 95, 3, '23,20', '107/BDE'),
  ]),
  ...formation('FB', [
    printed('SS ROCK/FB', 'artillery', 10, 1, '49L', 90, 2, '4,0'),
    printed('ART/FB', 'artillery', 30, 2, '150L', 85, 2, '4,0'),
    printed('19-112SS/FB', 'artillery', 10, 1, '32D', 85, 3, '3,0', 'FB/BDE'),
    printed('1AT/FB', 'artillery', 10, 1, '31D', 85, 3, '3,0', 'FB/BDE'),
    printed('2AT/FB', 'artillery', 10, 1, '32D', 85, 3, '3,0', 'FB/BDE'),
    printed('3AT/FB', 'artillery', 10, 1, '33D', 85, 3, '3,0', 'FB/BDE'),
  ]),
  ...formation('189', [
    printed('1/189', 'armor', 23, 1, '', 75, 1, '15,25', '189/REG'),
    printed('2/189', 'armor', 32, 1, '', 75, 2, '23,5', '189/REG'),
    printed('3/189', 'armor', 23, 1, '', 75, 2, '23,5', '189/REG'),
  ]),
  ...formation('406', [
    printed('1/406', 'infantry', 23, 1, '', 70, 1, '16,8', '406/DIV'),
    printed('2/406', 'infantry', 24, 1, '', 70, 1, '18,9', '406/DIV'),
    printed('3/406', 'infantry', 21, 1, '', 70, 1, '22,6', '406/DIV'),
  ]),
  ...formation('6FJ', [
    printed('I/6', 'infantry', 48, 1, '', 90, 1, '27,30', '6/6FJ'),
    printed('II/6', 'infantry', 49, 1, '', 90, 1, '26,30', '6/6FJ'),
    printed('ART/6', 'artillery', 10, 1, '75S', 90, 4, '23,7', '6/6FJ'),
  ]),
  ...formation('ind', [
    printed('I/2', 'infantry', 65, 1, '', 90, 1, '27,30'),
    printed('I/7', 'infantry', 23, 1, '', 85, 4, '23,8'),
    printed('80', 'infantry', 57, 1, '', 80, 1, '23,5'),
    printed('85', 'infantry', 38, 1, '', 80, 2, '23,3'),
    printed('88', 'infantry', 48, 1, '', 80, 2, '23,3'),
    printed('100T', 'infantry', 31, 1, '', 75, 1, '23,8'),
    printed('101T', 'infantry', 32, 1, '', 75, 2, '23,3'),
    printed('105T', 'infantry', 33, 1, '', 75, 4, '23,8'),
    printed('4-12 SST', 'infantry', 56, 1, '', 85, 2, '0,3'),
    printed('16 SST', 'infantry', 48, 1, '', 85, 1, '4,6'),
    printed('42-408 SICH', 'infantry', 48, 1, '', 70, 2, '0,9'),
    printed('FLT', 'infantry', 23, 1, '', 70, 2, '0,5'),
    printed('47MG', 'infantry', 65, 1, '', 80, 5, '3,0'),
    printed('BOCHOLT', 'panzergrenadier', 56, 1, '', 85, 2, '8,0'),
    printed('502', 'infantry', 23, 1, '', 70, 2, '4,0'),
    printed('506', 'armor', 56, 1, '', 95, 8, '4,0'),
    printed('642M', 'infantry', 56, 1, '', 75, 5, '3,0'),
    printed('BRAHAMS', 'infantry', 48, 1, '', 80, 2, '3,0'),
    printed('KAUER', 'infantry', 22, 1, '', 70, 5, '3,0'),
    printed('KNAUST', 'panzergrenadier', 170, 3, '', 90, 6, '8,0'),
    printed('HG', 'infantry', 48, 1, '', 85, 5, '0,13'),
    printed('S-F', 'infantry', 38, 1, '', 70, 2, '0,13'),
  ]),
];

/** 7.1: units that exist only by build-up. */
export const GERMAN_PARENTS: readonly UnitRow[] = [
  ...formation('9SS', [
    unbuilt('9/9SS', 'III', 'armor'),
    unbuilt('19/9SS', 'III', 'panzergrenadier'),
    unbuilt('20/9SS', 'III', 'panzergrenadier'),
  ]),
  ...formation('10SS', [
    unbuilt('10/10SS', 'III', 'armor'),
    unbuilt('21/10SS', 'III', 'panzergrenadier'),
    unbuilt('22/10SS', 'III', 'panzergrenadier'),
  ]),
  ...formation('59', [
    unbuilt('1034/59', 'III', 'infantry'),
    unbuilt('1035/59', 'III', 'infantry'),
    unbuilt('1036/59', 'III', 'infantry'),
  ]),
  ...formation('7FJ', [unbuilt('7/7FJ', 'XX', 'infantry')]),
  ...formation('84', [unbuilt('84/DIV', 'XX', 'infantry')]),
  ...formation('85', [unbuilt('85/DIV', 'XX', 'infantry')]),
  ...formation('180', [unbuilt('180/DIV', 'XX', 'infantry')]),
  ...formation('107', [unbuilt('107/BDE', 'X', 'armor')]),
  ...formation('FB', [unbuilt('FB/BDE', 'X', 'artillery')]),
  ...formation('189', [unbuilt('189/REG', 'III', 'armor')]),
  ...formation('406', [unbuilt('406/DIV', 'XX', 'infantry')]),
  ...formation('6FJ', [unbuilt('6/6FJ', 'III', 'infantry')]),
];
