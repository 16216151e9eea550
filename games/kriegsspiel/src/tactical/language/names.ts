import { UNITS } from '../../data/units.ts';
import { hexLabel } from '../board.ts';
import { CARD_TYPES, SECTIONS, type Section } from '../data/cards.ts';
import { faceOf } from '../data/faces.ts';
import { kindOf } from '../data/companies.ts';
import { TERRAINS } from '../data/terrain.ts';
import { companyName, MOST_OF_SIDE, type BattleState } from '../state.ts';

/** What things in a battle are called, the same on screen, in orders and in reports. */

/** A company with its kind and battalion: "G4, tanks of 1/9SS". */
export function companyText(state: BattleState, company: number): string {
  const { name } = kindOf(state.companyKind[company]);
  return `${companyName(company)}, ${name.toLowerCase()} of ${UNITS[state.companyUnit[company]].id}`;
}

export function companyList(companies: readonly number[]): string {
  return listed(companies.map(companyName));
}

/** The number of a company by its name, or -1. Two numbers may be the same: "G4" is read, "G04" is not. */
export function companyNamed(word: string): number {
  const match = /^([ag])([1-9][0-9]?)$/.exec(word.toLowerCase());
  if (match === null) return -1;
  const number = Number(match[2]) - 1;
  return number < MOST_OF_SIDE ? number + (match[1] === 'g' ? MOST_OF_SIDE : 0) : -1;
}

/** A card as it is typed: its name in small letters, without commas. */
export function cardWords(type: number): string {
  return CARD_TYPES[type].name.toLowerCase().replaceAll(',', '');
}

/** The type of card whose name the words begin with, and how many words that takes; the longest name wins. */
export function cardNamed(words: readonly string[]): { readonly card: number; readonly words: number } | undefined {
  for (let taken = words.length; taken > 0; taken--) {
    const name = words.slice(0, taken).join(' ').toLowerCase();
    const card = CARD_TYPES.findIndex((_, type) => cardWords(type) === name);
    if (card >= 0) return { card, words: taken };
  }
  return undefined;
}

export function terrainText(state: BattleState, hex: number): string {
  return TERRAINS[state.hexTerrain[hex]];
}

export function hexText(hex: number): string {
  return hexLabel(hex);
}

const FACE_WORDS = {
  infantry: 'infantry',
  armour: 'tank',
  grenade: 'grenade',
  star: 'star',
  flag: 'flag',
} as const;

export function diceText(dice: readonly number[]): string {
  return dice.map((die) => FACE_WORDS[faceOf(die)]).join(', ');
}

/** "up to 2 units in the left section", "one unit in each section". */
export function sectionWords(units: Readonly<Record<Section, number>>): string {
  const ordered = SECTIONS.filter((section) => units[section] > 0);
  const most = units[ordered[0]];
  const where =
    ordered.length === SECTIONS.length
      ? 'each section'
      : ordered.length === 2
        ? `the ${ordered[0]} and the ${ordered[1]} section`
        : `the ${ordered[0]} section`;
  return `${most === 1 ? 'one unit' : `up to ${most} units`} in ${where}`;
}

/** A chance in whole hundredths; what is possible is never nought, and what is not sure never a hundred. */
export function percent(part: number): string {
  const whole = Math.round(part * 100);
  const shown = part > 0 && whole === 0 ? 1 : part < 1 && whole === 100 ? 99 : whole;
  return `${shown} %`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
