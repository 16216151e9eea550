import { KIND_NAMES, NATION_NAMES, UNITS, unitName } from '@club-route/farthest-bridge';
import type { ReactNode } from 'react';
import { CounterImage } from '../../../hex/counter/CounterImage.tsx';
import { faceOf } from '../faces.ts';
import type { FarthestBridgeController } from '../types.ts';
import css from './Decision.module.css';

interface UnitHeadProps {
  readonly controller: FarthestBridgeController;
  readonly unit: number;
  /** What is done to it. */
  readonly verb?: string;
  readonly children?: ReactNode;
}

/** The unit that a decision is about: its counter, large, and what it is. */
export function UnitHead({ controller, unit, verb, children }: UnitHeadProps) {
  const depleted = controller.state.unitDepleted[unit] === 1;
  const { nation, kind, formation } = UNITS[unit];
  return (
    <header className={css.unit}>
      <CounterImage face={faceOf(unit, depleted, undefined)} size="4.75rem" />
      <div>
        <h2 id="decision-title">
          {verb} {unitName(unit)}
        </h2>
        <p>
          {NATION_NAMES[nation]} {KIND_NAMES[kind]}, {formation}
          {depleted ? ', depleted' : ''}
        </p>
        {children === undefined ? null : <p>{children}</p>}
      </div>
    </header>
  );
}
