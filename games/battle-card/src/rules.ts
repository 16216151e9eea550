import type { RulesSection, RulesTable } from '@club-route/engine';
import { COMBAT_TABLE, type Order, type Outcome } from './data/combat-table.ts';

const COLUMNS: readonly string[] = ['Advantage', 'Die 1', '2, 3, 4', '5, 6'];

/** A− and G−: Allied and German loss. */
function cell({ alliedLoss, germanLoss, takesControl }: Outcome): string {
  const parts = [
    alliedLoss > 0 ? `A−${alliedLoss}` : '',
    germanLoss > 0 ? `G−${germanLoss}` : '',
    takesControl ? '★' : '',
  ];
  return parts.filter((part) => part !== '').join(' ') || '–';
}

function combatTable(order: Order, caption: string): RulesTable {
  const { allied, none, german } = COMBAT_TABLE[order];
  return {
    caption,
    columns: COLUMNS,
    rows: [
      ['Allied', ...allied.map(cell)],
      ['None', ...none.map(cell)],
      ['German', ...german.map(cell)],
    ],
  };
}

/** The rules as played, numbered as on the card. Shown in the Rules panel and on the rules page. */
export const rules: readonly RulesSection[] = [
  {
    rule: 'Aim',
    title: 'Aim of the game',
    paragraphs: [
      'Bring 30 Corps up the one road from Belgium to Arnhem within six rounds, without losing a division on the way.',
      'You command three airborne divisions and 30 Corps. The Germans follow fixed rules.',
    ],
  },
  {
    rule: 'Set-up',
    title: 'Set-up and airdrop',
    paragraphs: [
      'The road runs through Eindhoven, Grave, Nijmegen and Arnhem. The Germans hold all four at the start. 30 Corps waits in Belgium.',
      'The 101st drops at Eindhoven (6), the 82nd at Grave (6), the 1st at Arnhem (5). No division drops at Nijmegen. The Germans have 1 at Nijmegen and 2 in each other area.',
      'Roll a die for each division: on 1–2 it loses two strength, on 3–4 one, on 5–6 none.',
    ],
  },
  {
    rule: '1',
    title: 'Battle',
    paragraphs: [
      'Wherever an Allied and a German unit share an area, order the Allied unit to attack or to defend. Give every order before you roll the first die.',
      'The stronger side has the advantage. Roll one die for each battle, from Eindhoven north, and read the table for the order you gave.',
      'A star puts the area under Allied control. A German unit never falls below 1. An Allied unit that falls below 1 is destroyed, and you lose the game at once.',
    ],
    tables: [combatTable('attack', 'Attack'), combatTable('defend', 'Defend')],
  },
  {
    rule: '2',
    title: 'German reinforcements',
    paragraphs: [
      'From Arnhem down, each German unit grows by 1, to 6 at most. Nijmegen grows only while Arnhem is under German control.',
      'If the German unit is then stronger than the Allied one, the Germans retake the area.',
    ],
  },
  {
    rule: '3',
    title: 'Allied advance',
    paragraphs: [
      'You may make one advance. Either 30 Corps enters the next area, if the Allies control it, or a unit in its area moves to the next one.',
      'When 30 Corps enters, remove the German unit there from the game. If a unit joins another, add their strengths, up to 6. They are one unit from then on.',
      '30 Corps has no strength and never fights.',
    ],
  },
  {
    rule: '4',
    title: '1st Airborne reinforcement',
    paragraphs: [
      'While the weather marker shows fog, roll a die. If you roll the number of its space or more, the unit in Arnhem gains 1 and the sky clears. Skip this step from then on.',
    ],
  },
  {
    rule: '5',
    title: 'Weather track',
    paragraphs: [
      'The marker moves down one space: 6, 5, 4, 3, 2, 1. When it would leave the track, you lose the game.',
    ],
  },
  {
    rule: 'End',
    title: 'End of the game',
    paragraphs: [
      'You win when 30 Corps enters Arnhem. You lose when a division is destroyed in battle, or when the weather track ends.',
    ],
  },
];
