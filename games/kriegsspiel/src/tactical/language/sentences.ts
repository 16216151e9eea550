import type { Side } from '../../data/units.ts';
import { CARD_TYPES } from '../data/cards.ts';
import type { BattleReport } from '../report.ts';
import { companyName } from '../state.ts';
import { companyList, count, diceText, hexText } from './names.ts';

/** What happens in a battle, in sentences. */

export const PEOPLE: Readonly<Record<Side, string>> = { allied: 'The Allies', german: 'The Germans' };

export function battleSentence(report: BattleReport): string | undefined {
  switch (report.kind) {
    case 'battle turn':
      return `Turn ${report.turn}, ${report.side === 'allied' ? 'Allies' : 'Germans'}.`;
    case 'card': {
      const orders = report.units.length === 0 ? '' : ` for ${companyList(report.units)}`;
      return `${PEOPLE[report.side]} play ${CARD_TYPES[report.card].name}${orders}.`;
    }
    case 'card dice': {
      const rolled = `${PEOPLE[report.side]} roll ${diceText(report.dice)}`;
      return report.restored > 0
        ? `${rolled}: ${count(report.restored, 'figure comes', 'figures come')} back.`
        : `${rolled}.`;
    }
    case 'went':
      return `${companyName(report.company)} moves from ${hexText(report.from)} to ${hexText(report.to)}.`;
    case 'came in':
      return `${companyName(report.company)} enters at ${hexText(report.at)}.`;
    case 'left':
      return `${companyName(report.company)} leaves the field at ${hexText(report.from)}: a medal.`;
    case 'dug in':
      return `${companyList(report.companies)} ${report.companies.length === 1 ? 'gets' : 'get'} sandbags.`;
    case 'shot':
      return shot(report);
    case 'company lost':
      return `${companyName(report.company)} is destroyed: a medal.`;
    case 'fell back':
      return fellBack(report);
    case 'took ground':
      return `${companyName(report.company)} takes ${hexText(report.hex)}.`;
    case 'bridges':
      return `${PEOPLE[report.side]} hold ${count(report.held, 'bridge', 'bridges')} on the field.`;
    case 'drew':
      return `${PEOPLE[report.side]} draw ${count(report.cards, 'card', 'cards')}.`;
    case 'discarded':
      return undefined;
    case 'pack shuffled':
      return 'The deck is shuffled.';
    case 'battle over':
      return over(report);
  }
}

function shot({ by, side, company, target, dice, hits, flags }: Extract<BattleReport, { kind: 'shot' }>): string {
  const aim = companyName(target);
  const who = {
    company: `${companyName(company)} fires at ${aim}`,
    ambush: `${companyName(company)} lay in wait and fires first at ${aim}`,
    aircraft: `${side === 'allied' ? 'Allied' : 'German'} aircraft strike ${aim}`,
    guns: `Guns off the field fire at ${aim}`,
    card: `Guns are laid on ${aim}`,
  }[by];
  const outcome = [
    ...(hits > 0 ? [count(hits, 'hit', 'hits')] : []),
    ...(flags > 0 ? [count(flags, 'flag', 'flags')] : []),
  ];
  return `${who} (${diceText(dice)}): ${outcome.length === 0 ? 'no effect' : outcome.join(', ')}.`;
}

function fellBack({ company, way, lost }: Extract<BattleReport, { kind: 'fell back' }>): string {
  const name = companyName(company);
  const cost = lost > 0 ? ` and loses ${count(lost, 'figure', 'figures')}` : '';
  return way.length === 0 ? `${name} stands fast${cost}.` : `${name} retreats to ${hexText(way.at(-1)!)}${cost}.`;
}

function over({ winner, ending }: Extract<BattleReport, { kind: 'battle over' }>): string {
  if (winner === 'nobody')
    return ending === 'nightfall' ? 'Night falls. Neither side has won.' : 'Time is up. Neither side has won.';
  const why = {
    medals: 'have all their medals',
    'no units': 'have destroyed every enemy unit',
    conceded: 'take the field, because the enemy has conceded',
    time: '',
    nightfall: '',
    none: '',
  }[ending];
  return `${PEOPLE[winner]} win: they ${why}.`;
}
