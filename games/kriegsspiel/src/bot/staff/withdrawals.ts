import { contactOf } from '../../data/board.ts';
import { UNITS } from '../../data/units.ts';
import type { OrderOf } from '../../orders/types.ts';
import { travellerOf } from '../../rules/march.ts';
import { minutesTo, stepsFrom } from '../../rules/ways.ts';
import type { Desk } from '../desk.ts';
import { SPENT } from './needs.ts';
import { HOMES } from './posts.ts';
import { enemiesWithin, stateKnown, type Situation } from './situation.ts';

interface Withdrawal {
  readonly unit: number;
  readonly order: OrderOf<'withdraw'>;
}

/** Spent units go home, away from enemies nearby. */
export function* withdrawalsOf(situation: Situation, desk: Desk): Generator<Withdrawal> {
  const { sight, now } = situation;
  for (const unit of situation.units) {
    const state = stateKnown(situation, unit);
    const file = desk.file(unit);
    if (sight.knownStrength[unit] >= SPENT || (state !== 'contact' && state !== 'halted')) continue;
    const here = sight.knownCell[unit];
    const home = HOMES[UNITS[unit].formation];
    if (here === home || enemiesWithin(situation, here, 3).length === 0) continue;
    if (file.order?.kind === 'withdraw' && !file.failed && now - file.quarter < 60) continue;
    if (!isInContact(situation, here)) yield { unit, order: { kind: 'withdraw', to: { cell: home }, via: [] } };
    else {
      const first = firstSquare(situation, unit, home);
      if (first !== undefined) yield { unit, order: { kind: 'withdraw', to: { cell: home }, via: [{ cell: first }] } };
    }
  }
}

function isInContact({ enemies }: Situation, cell: number): boolean {
  return enemies.some((enemy) => contactOf(cell, enemy.cell) !== undefined);
}

/** G46: nobody withdraws from contact to contact, so the first step leads out of it; nothing where none does. */
function firstSquare(situation: Situation, unit: number, home: number): number | undefined {
  const { sight } = situation;
  const traveller = travellerOf(sight, unit);
  const open = stepsFrom(sight.knownCell[unit], traveller)
    .filter(({ to }) => !traveller.isClosed(to) && !isInContact(situation, to))
    .map(({ to, minutes }) => ({ to, minutes: minutes + minutesTo(to, home, traveller) }))
    .filter(({ minutes }) => minutes < Infinity)
    .toSorted((one, two) => one.minutes - two.minutes || one.to - two.to);
  return open[0]?.to;
}
