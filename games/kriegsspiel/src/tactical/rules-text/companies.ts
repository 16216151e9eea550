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
  mortar:
    'If it has not moved, it may instead fire one die at 2 to 4 hexes, without line of sight and ignoring terrain.',
  'machine gun': 'If it has not moved, it has one extra die against infantry at range 1 and 2.',
  headquarters: 'An adjacent friendly unit may ignore one flag each turn.',
  scouts: 'It may retreat up to three hexes.',
  'no overrun': 'It may take ground, but not battle again from there.',
  supply: 'Once per battle an adjacent gun may battle again.',
  observers: 'It calls supporting guns off the field: two dice at any enemy it sees.',
};

function notesOf(kind: CompanyKind): string {
  return [
    ...(kind.trait === undefined ? [] : [NOTES[kind.trait]]),
    ...(kind.indirect === true ? ["It needs no line of sight and ignores the target's terrain."] : []),
    ...(kind.moveByRoad === undefined ? [] : [`${kind.moveByRoad} hexes if the whole path is road.`]),
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
      "Add a battalion's attack and defence values, multiply by its strength in per cent, and round. That is its number of companies. Roll a die for each company, anew for every battle: you never know beforehand what you will have.",
      'Mechanised infantry uses the infantry column on odd rolls and the armoured column on even ones. Reconnaissance uses the armoured column, with mobile reconnaissance in place of tanks. Self-propelled artillery has self-propelled batteries, airborne artillery pack howitzers, in place of field and heavy batteries.',
      'Count the sixes for each battalion. From the third on, they give the plain company of the column. A battalion with less than half a company left brings two figures of the plain company (artillery one) without a roll.',
    ],
    tables: [
      {
        caption: 'Company by die roll',
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
      'The field is 13 hexes wide and 9 deep. A hex is about 240 metres. The field covers three by two squares of the campaign map. The attacker starts at the lower edge and moves first. One row between the sides stays empty.',
      'The number of each square determines its terrain, so the same square always looks the same. Roads, railways, canals, rivers and bridges run as on the map. A battalion sets up in its own square. Reserves enter on their turn, at the edge they come from.',
      'Two dashed lines divide the field into left, centre and right, as each player sees them from their own edge. A hex on a line belongs to both sections.',
    ],
  },
  {
    rule: '20.5',
    title: 'Hands and medals',
    paragraphs: [
      'You hold one command card for every three companies you have on the field, rounded, and at least one. Count again when your turn begins: draw the missing cards, or choose which to discard.',
      "To win you need one medal for every three companies the enemy started with, rounded, and at least one. Reserves count. Each enemy company destroyed is a medal. Each attacking company that leaves by a road on the far edge is a medal; leaving takes one step beyond the edge. Each bridge with an attacking company on it when the attacker's turn begins is a medal, for as long as it is held.",
    ],
  },
  {
    rule: '21.2',
    title: 'Companies',
    paragraphs: [
      "Losses do not reduce a company's dice until its last figure is gone. “Moves” gives the most hexes, and in brackets the most after which the company may still battle.",
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
