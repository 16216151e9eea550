import {
  BRIDGES,
  bridgeName,
  cellName,
  DEMOLISHED_ON,
  labelOf,
  LANDING_RANGE,
  terrainOf,
  touchdowns,
  UNITS,
  type LandingFate,
  type Touchdown,
} from '@club-route/farthest-bridge';
import { aimOf, useDesk } from '../../../hex/desk.ts';
import { SixFaces, type FaceResult } from '../../../hex/panel/SixFaces.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Offer } from '../offer.ts';
import { letGo } from '../press.ts';
import type { FarthestBridgeProps } from '../types.ts';
import { Sign } from './Sign.tsx';
import { UnitHead } from './UnitHead.tsx';
import css from './Decision.module.css';

interface LandDecisionProps extends FarthestBridgeProps {
  readonly offer: Extract<Offer, { kind: 'land' }>;
}

/** An airborne unit in hand (11.4): where it aims, and what each face of the die makes of it. */
export function LandDecision({ controller, offer }: LandDecisionProps) {
  const aim = useDesk(controller, aimOf);
  const { unit } = offer;
  const { arrival, kind } = UNITS[unit];
  const zone = arrival.by === 'air' && arrival.zone !== 'arnhem' ? `the ${arrival.zone} zone` : 'Arnhem';
  return (
    <section className={css.decision} aria-labelledby="decision-title">
      <UnitHead controller={controller} unit={unit} verb="Land">
        Within {LANDING_RANGE} hexes of {zone}.{' '}
        {kind === 'glider' ? 'Gliders do not drift.' : 'The wind carries them one hex.'}
      </UnitHead>
      {aim === undefined || !offer.odds.has(aim) ? (
        <div className={css.aim} data-empty="true">
          <p className={css.hint}>
            Point at a lit hex to see where they may come down. Dashed: they may be depleted. Red: they may be lost.
            Click to jump.
          </p>
        </div>
      ) : (
        <Aimed controller={controller} unit={unit} cell={aim} />
      )}
      <div className={css.commit}>
        <Button shortcut="Esc" onClick={() => letGo(controller)}>
          Let go
        </Button>
      </div>
    </section>
  );
}

function Aimed({ controller, unit, cell }: FarthestBridgeProps & { readonly unit: number; readonly cell: number }) {
  const falls = touchdowns(controller.state, unit, cell);
  const count = (tone: FaceResult['tone']): number => falls.filter(({ fate }) => FATES[fate].tone === tone).length;
  const bridges = [...new Set(falls.flatMap(({ questions }) => questions))];
  const isLost = falls.filter(({ fate }) => fate === 'eliminated').length;
  return (
    <div className={css.aim}>
      <p>
        Aim at <strong>{cellName(cell)}</strong>, {terrainOf(cell)}
      </p>
      <SixFaces label="What each face of the die brings" faces={falls.map(faceOf)} />
      <p>
        Of 6: {count('none')} whole, {count('bad') - isLost} depleted, {isLost} lost.
      </p>
      <ul className={css.risks}>
        {bridges.map((bridge) => (
          <li key={bridge}>
            <Sign kind="demolition" />
            <span>
              By the {bridgeName(bridge)}: the Germans may try to blow it, on {DEMOLISHED_ON[BRIDGES[bridge].kind]} of
              6.
            </span>
          </li>
        ))}
      </ul>
      <Button primary shortcut="Enter" onClick={() => controller.act({ kind: 'land', unit, cell })}>
        {controller.planning ? 'Plan to jump' : 'Jump'} at {labelOf(cell)}
      </Button>
    </div>
  );
}

const FATES: Readonly<Record<LandingFate, FaceResult>> = {
  unhurt: { label: 'whole', words: 'they land whole', tone: 'none' },
  depleted: { label: 'depl.', words: 'they are depleted', tone: 'bad' },
  crashed: { label: 'crash', words: 'their gliders crash and they are depleted', tone: 'bad' },
  displaced: {
    label: 'depl.',
    words: 'they come down among friends, are depleted and gather beside them',
    tone: 'bad',
  },
  eliminated: { label: 'lost', words: 'they are lost', tone: 'bad' },
};

function faceOf({ fate, cell }: Touchdown): FaceResult {
  const result = FATES[fate];
  return { ...result, words: `${cell < 0 ? 'off the map' : `at ${labelOf(cell)}`}: ${result.words}` };
}
