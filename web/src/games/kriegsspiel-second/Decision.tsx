import { dispatchText, isCommander } from '@club-route/kriegsspiel';
import { sideInBattle } from '@club-route/kriegsspiel/second';
import type { HexGame } from '../../hex/game.ts';
import { HexDecision } from '../../hex/panel/HexDecision.tsx';
import type { TableController } from '../../table/controller.ts';
import { RefusalNotice } from '../../table/Refusal.tsx';
import { useTable } from '../../table/use-table.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Decision as Orders } from '../kriegsspiel/Decision.tsx';
import { kriegsspielBattleGame } from '../kriegsspiel-battle/game.ts';
import type { BattleController } from '../kriegsspiel-battle/types.ts';
import { Briefing } from './Briefing.tsx';
import { sheetOf, useField, useFieldInSight } from './field.ts';
import { FormOfBattle } from './FormOfBattle.tsx';
import { Settling } from './Settling.tsx';
import { asCampaign, type SecondProps } from './types.ts';
import css from './Battle.module.css';

/** What a battle asks comes first; orders can be written at any time. */
export function Decision({ controller }: SecondProps) {
  const field = useField(controller);
  const inSight = useFieldInSight(controller);
  useTable(controller, (table) => table.last);
  const { engagement } = controller.now;
  const isFought = engagement !== null && sideInBattle(controller.now, controller.seat) !== undefined;
  return (
    <>
      <Outcome controller={controller} />
      <Settling controller={controller} />
      <Briefing controller={controller} />
      <FormOfBattle controller={controller} />
      {field !== undefined && inSight === undefined ? (
        <p className={css.waiting}>
          {controller.seat === 'umpire' ? 'A battle is being fought.' : 'Your battle is being fought.'}{' '}
          <Button onClick={() => sheetOf(controller).setState({ sheet: 'field' })}>Go to the field</Button>
        </p>
      ) : null}
      {inSight === undefined ? null : <OnTheField field={inSight} />}
      {isFought || inSight !== undefined ? (
        <Fold
          id="orders-in-battle"
          line={controller.seat === 'umpire' ? 'Your console' : 'Write orders in the meantime'}
        >
          <Orders controller={asCampaign(controller)} />
        </Fold>
      ) : (
        <Orders controller={asCampaign(controller)} />
      )}
    </>
  );
}

/** How a battle ended, until the mail is marked as read: whoever comes back from the field sees it at once. */
function Outcome({ controller }: SecondProps) {
  const { now, seat } = controller;
  if (!isCommander(seat)) return null;
  const ended = now[`${seat}Mail`].rows(now[`${seat}Read`]).findLast(({ kind }) => kind === 'battle');
  if (ended === undefined) return null;
  return (
    <div className={css.outcome}>
      <Notice>
        <p>{dispatchText(ended).replace(/^\d+ \d{4} /, '')}</p>
      </Notice>
    </div>
  );
}

/** The decision that the battle asks for; or whom it waits for. */
function OnTheField({ field }: { readonly field: BattleController }) {
  useTable(field, (table) => table);
  const shared = field as unknown as TableController;
  if (!field.mayAct && field.store.getState().telling === undefined)
    return (
      <p className={css.waiting} role="status">
        {field.source.mine.length === 0 ? 'You watch this battle.' : 'Wait for the enemy to act.'}
      </p>
    );
  return (
    <>
      <RefusalNotice controller={shared} />
      <HexDecision controller={shared} game={kriegsspielBattleGame as unknown as HexGame} />
    </>
  );
}
