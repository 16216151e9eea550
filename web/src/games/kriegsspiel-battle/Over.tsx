import {
  CARD_TYPES,
  companyName,
  FACES,
  faceOf,
  isHit,
  type BattleReport,
  type SetBattleState,
} from '@club-route/kriegsspiel/battle';
import { reportTold } from '../../hex/told.ts';
import { useTable } from '../../table/use-table.ts';
import { BattleDie } from './BattleDie.tsx';
import { Card } from './Card.tsx';
import type { BattleProps } from './types.ts';
import css from './Over.module.css';

/** While an entry is shown: the card that was played, or the dice that were rolled. */
export function Over({ controller }: BattleProps) {
  const telling = useTable(controller, (table) => table.telling);
  const told = reportTold(controller);
  if (telling === undefined || told === undefined) return null;
  if (told.kind === 'card')
    return (
      <div className={css.over} aria-hidden="true">
        <Card card={told.card} />
        <p>
          {told.side === 'allied' ? 'The Allies play' : 'The Germans play'}
          <br />
          <strong>{CARD_TYPES[told.card].name}</strong>
        </p>
      </div>
    );
  if (told.kind !== 'shot' && told.kind !== 'card dice') return null;
  return (
    <div className={css.over} aria-hidden="true" data-rolling={telling.rolling}>
      <span className={css.dice}>
        {told.dice.map((die, index) => (
          <span key={index} className={css.die}>
            <BattleDie
              face={telling.rolling ? FACES[(index * 2 + 3) % FACES.length] : faceOf(die)}
              {...(telling.rolling ? {} : { does: doesOf(told, die, controller.before) })}
            />
          </span>
        ))}
      </span>
      <p>
        {titleOf(told)}
        <br />
        <strong data-known={!telling.rolling}>{resultOf(told)}</strong>
      </p>
    </div>
  );
}

type Rolled = Extract<BattleReport, { kind: 'shot' | 'card dice' }>;

function doesOf(told: Rolled, die: number, before: SetBattleState): 'hit' | 'flag' | 'nothing' {
  if (told.kind === 'card dice') return 'hit';
  const face = faceOf(die);
  if (face === 'flag') return 'flag';
  // Where stars count, one more of them has hit than other faces did.
  const others = told.dice.filter((one) => isHit(before, told.target, faceOf(one), false)).length;
  return isHit(before, told.target, face, told.hits > others) ? 'hit' : 'nothing';
}

const BY: Readonly<Record<Exclude<Extract<BattleReport, { kind: 'shot' }>['by'], 'company' | 'ambush'>, string>> = {
  aircraft: 'Aircraft strike',
  guns: 'Guns fire at',
  card: 'Guns fire at',
};

function titleOf(told: Rolled): string {
  if (told.kind === 'card dice') return told.side === 'allied' ? 'The Allies roll' : 'The Germans roll';
  const target = companyName(told.target);
  switch (told.by) {
    case 'company':
      return `${companyName(told.company)} fires at ${target}`;
    case 'ambush':
      return `${companyName(told.company)} lay in wait for ${target}`;
    default:
      return `${BY[told.by]} ${target}`;
  }
}

function resultOf(told: Rolled): string {
  if (told.kind === 'card dice') return told.restored === 0 ? 'rolled' : `${told.restored} back`;
  const parts = [
    ...(told.hits > 0 ? [told.hits === 1 ? '1 hit' : `${told.hits} hits`] : []),
    ...(told.flags > 0 ? [told.flags === 1 ? '1 flag' : `${told.flags} flags`] : []),
  ];
  return parts.length === 0 ? 'no effect' : parts.join(', ');
}
