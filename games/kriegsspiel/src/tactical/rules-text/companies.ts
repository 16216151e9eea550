import type { RulesSection } from '@club-route/engine';
import { COMPANY_KINDS, type CompanyKind, type CompanyName } from '../data/companies.ts';
import { CONVERSION, PLAIN, SIXES, type Column, type Entry } from '../data/conversion.ts';

/** 19 and 20: what comes to a battle. */

const COLUMNS: readonly Column[] = ['infantry', 'armoured', 'artillery'];

function nameOf(name: CompanyName): string {
  return COMPANY_KINDS[name].name;
}

function entryName(entry: Entry): string {
  if (typeof entry === 'string') return nameOf(entry);
  return entry.sub === 'towed'
    ? `${nameOf('anti-tank guns')}; on a second die of 5 or 6 ${nameOf('heavy anti-tank guns').toLowerCase()}`
    : nameOf('tank destroyers');
}

const NOTES: Readonly<Record<NonNullable<CompanyKind['trait']>, string>> = {
  'anti-tank': 'Stars hit tanks.',
  'anti-tank near': 'Stars hit tanks at range 1 and 2.',
  mortar: 'If it has not moved: instead one die at 2 to 4 hexes, without seeing the target and whatever its ground.',
  'machine gun': 'If it has not moved: one die more against infantry at range 1 and 2.',
  headquarters: 'A friend beside it may ignore one flag in each turn.',
  scouts: 'Falls back up to three hexes if it likes.',
  'no overrun': 'Takes ground, but does not battle again from there.',
  supply: 'Once in a battle a gun beside it battles again.',
  observers: 'Calls guns that support from off the field: two dice at any enemy it sees.',
};

function notesOf(kind: CompanyKind): string {
  return [
    ...(kind.trait === undefined ? [] : [NOTES[kind.trait]]),
    ...(kind.indirect === true ? ['Needs no sight; ignores the ground of its target.'] : []),
    ...(kind.moveByRoad === undefined ? [] : [`${kind.moveByRoad} hexes if all of the way is road.`]),
  ].join(' ');
}

function diceOf({ dice, diceAgainstSoft }: CompanyKind): string {
  if (dice.length === 0) return '–';
  return diceAgainstSoft === undefined
    ? dice.join(' ')
    : `${dice.join(' ')} at tanks, ${diceAgainstSoft.join(' ')} at others`;
}

const KINDS: readonly CompanyKind[] = Object.values(COMPANY_KINDS);

export const COMPANY_RULES: readonly RulesSection[] = [
  {
    rule: '19',
    title: 'From battalions to companies',
    paragraphs: [
      'A battalion has as many companies as its attack and defence values together, by its strength in per cent and rounded. Roll a die for each company, anew for every battle: nobody knows beforehand what will be at hand.',
      'Mechanised infantry takes the infantry column on odd dice and the armoured column on even ones. Reconnaissance takes the armoured column, with mobile reconnaissance in place of tanks. Self-propelled artillery has self-propelled batteries, airborne artillery pack howitzers, in place of field and heavy batteries.',
      'Sixes are counted for each battalion. From the third on they are the plain company of the column. A battalion of which less than half a company is left brings two figures of the plain company, artillery one, without a die.',
    ],
    tables: [
      {
        caption: 'What a die makes of a company',
        columns: ['Die', 'Infantry', 'Armoured', 'Artillery'],
        rows: [
          ...[1, 2, 3, 4, 5].map((die) => [
            String(die),
            ...COLUMNS.map((column) => entryName(CONVERSION[column][die - 1])),
          ]),
          ['First 6', ...COLUMNS.map((column) => nameOf(SIXES[column][0]))],
          ['Second 6', ...COLUMNS.map((column) => nameOf(SIXES[column][1]))],
          ['More sixes', ...COLUMNS.map((column) => nameOf(PLAIN[column]))],
        ],
      },
    ],
  },
  {
    rule: '20',
    title: 'The field',
    paragraphs: [
      'The field is 13 hexes wide and 9 deep; a hex is about 240 metres. It lies over three by two squares of the campaign’s map. The attacker comes from the lower edge and moves first. Between the sides one row stays empty.',
      'The ground of each square is made by its number, so the same ground comes back. Roads, railways, canals, rivers and bridges run as on the map. A battalion sets up in its own square. Reserves come in on their turn, at the edge they come from.',
      'Two dashed lines divide the field into left, centre and right, as each commander sees them from his own edge. A hex on a line belongs to both sections.',
    ],
  },
  {
    rule: '20.5',
    title: 'Hands and medals',
    paragraphs: [
      'You hold a command card for every three companies you have on the field, rounded, and at least one. It is counted anew when your turn begins: you draw what is missing, or choose what to discard.',
      'You win the battle with a medal for every three companies with which the enemy came, rounded, and at least one; reserves count. Each enemy company destroyed is a medal. Each company of the attacker that leaves by a road on the far edge is one. Each bridge on which a company of the attacker stands when his turn begins is one, for as long as he holds it.',
    ],
  },
  {
    rule: '21.2',
    title: 'Companies',
    paragraphs: [
      'The last figure counts: losses do not reduce dice. “Moves” gives the most hexes, and in brackets the most after which the company may still battle.',
    ],
    tables: [
      {
        caption: 'The eighteen kinds of companies',
        columns: ['Company', 'Arm', 'Figures', 'Moves', 'Dice at range 1, 2, 3 …', 'Besides'],
        rows: KINDS.map((kind) => [
          kind.name,
          kind.arm,
          String(kind.figures),
          `${kind.move} (${kind.moveAndBattle})`,
          diceOf(kind),
          notesOf(kind),
        ]),
      },
    ],
  },
];
