import {
  BRIDGES,
  bridgeName,
  cellName,
  DEMOLISHED_ON,
  isInEnemyZone,
  isOnMap,
  labelOf,
  points,
  terrainOf,
  UNITS,
  wayTo,
} from '@club-route/farthest-bridge';
import { aimOf, useDesk } from '../../../hex/desk.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Offer } from '../offer.ts';
import { letGo, orderTo } from '../press.ts';
import type { FarthestBridgeProps } from '../types.ts';
import { Sign } from './Sign.tsx';
import { UnitHead } from './UnitHead.tsx';
import css from './Decision.module.css';

interface MarchDecisionProps extends FarthestBridgeProps {
  readonly offer: Extract<Offer, { kind: 'march' }>;
}

/** A unit in hand that may march: where it is aimed, what that costs and risks. */
export function MarchDecision({ controller, offer }: MarchDecisionProps) {
  const { state } = controller;
  const { unit } = offer;
  const moving = state.step === 'moving';
  const left = moving ? state.moverLeft : UNITS[unit].movement * 2;
  return (
    <section className={css.decision} aria-labelledby="decision-title">
      <UnitHead controller={controller} unit={unit}>
        {points(left)} {moving ? 'points left' : 'points'}
        {isOnMap(state, unit) && isInEnemyZone(state, unit, state.unitCell[unit])
          ? '. In an enemy zone: it may enter no other'
          : ''}
      </UnitHead>
      <March controller={controller} offer={offer} />
      <div className={css.commit}>
        {moving ? (
          <Button shortcut="h" onClick={() => controller.act({ kind: 'stop' })}>
            Stop at {labelOf(state.unitCell[unit])}
          </Button>
        ) : (
          <Button shortcut="Esc" onClick={() => letGo(controller)}>
            Let go
          </Button>
        )}
      </div>
    </section>
  );
}

function March({ controller, offer }: MarchDecisionProps) {
  const aim = useDesk(controller, aimOf);
  const destination = aim === undefined ? undefined : offer.destinations.get(aim);
  if (destination === undefined) {
    return (
      <div className={css.aim} data-empty="true">
        <p className={css.hint}>
          {offer.destinations.size === 0
            ? 'It has nowhere to go.'
            : 'Point at a shaded hex to see the way there and what it costs. Click to go.'}
        </p>
      </div>
    );
  }
  const { state } = controller;
  const { stops, fords, questions } = wayTo(state, offer.unit, destination);
  const allowance = state.step === 'moving' ? state.moverLeft : UNITS[offer.unit].movement * 2;
  const order = orderTo(controller, offer, destination.cell);
  return (
    <div className={css.aim}>
      <p>
        <strong>{cellName(destination.cell)}</strong>, {terrainOf(destination.cell)}
        <br />
        {points(destination.cost)} of {points(allowance)} points
        {destination.at === undefined ? '' : `, arriving at ${labelOf(destination.at)}`}
      </p>
      <ul className={css.risks}>
        {stops ? (
          <li>
            <Sign kind="zone" />
            The move ends there, in an enemy zone of control.
          </li>
        ) : null}
        {fords.map(({ from, to }) => (
          <li key={from}>
            <Sign kind="water" />
            It wades from {labelOf(from)} to {labelOf(to)}, for 3 points more.
          </li>
        ))}
        {questions.map(({ bridge, cell }) => (
          <li key={bridge}>
            <Sign kind="demolition" />
            <span>
              At {labelOf(cell)} the Germans may try to blow the {bridgeName(bridge)}: it falls on{' '}
              {DEMOLISHED_ON[BRIDGES[bridge].kind]} of 6.
            </span>
          </li>
        ))}
      </ul>
      {order === undefined ? null : (
        <Button primary shortcut="Enter" onClick={() => controller.act(order)}>
          {controller.planning ? 'Plan' : 'Go'} to {labelOf(destination.cell)}
        </Button>
      )}
    </div>
  );
}
