import { DIVISION_NAMES } from '@club-route/battle-card';
import { COUNTER, type Point } from './places.ts';
import css from './Counter.module.css';

const HALF = COUNTER / 2;

/** Each side has its own frame besides its colour: square American, round British, cut German corners. */
const FRAMES = {
  us: `M${-HALF} ${-HALF}H${HALF}V${HALF}H${-HALF}Z`,
  british: `M${-HALF + 12} ${-HALF}H${HALF - 12}a12 12 0 0 1 12 12V${HALF - 12}a12 12 0 0 1 -12 12H${-HALF + 12}a12 12 0 0 1 -12 -12V${-HALF + 12}a12 12 0 0 1 12 -12Z`,
  german: `M${-HALF + 11} ${-HALF}H${HALF - 11}L${HALF} ${-HALF + 11}V${HALF - 11}L${HALF - 11} ${HALF}H${-HALF + 11}L${-HALF} ${HALF - 11}V${-HALF + 11}Z`,
} as const;

interface CounterProps {
  readonly at: Point;
  readonly army: keyof typeof FRAMES;
  readonly size: string;
  readonly name: string;
  readonly symbol: 'airborne' | 'infantry' | 'armour';
  /** 30 Corps has none. */
  readonly strength?: number;
  readonly struck?: boolean;
}

/** A counter: size, symbol, name, and the number that decides. */
export function Counter({ at, army, size, name, symbol, strength, struck = false }: CounterProps) {
  return (
    <g
      className={css.counter}
      data-army={army}
      data-struck={struck}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <path className={css.shadow} d={FRAMES[army]} transform="translate(1.5 2.5)" />
      <path className={css.face} d={FRAMES[army]} />
      <text className={css.size} y={-21}>
        {size}
      </text>
      <Symbol kind={symbol} />
      {strength === undefined ? (
        <text className={css.corps} y={24}>
          {name}
        </text>
      ) : (
        <>
          <text className={css.name} x={-28} y={24}>
            {name}
          </text>
          <text className={css.strength} x={16} y={26}>
            {strength}
          </text>
        </>
      )}
    </g>
  );
}

function Symbol({ kind }: { readonly kind: CounterProps['symbol'] }) {
  return (
    <g className={css.symbol} transform="translate(0 -6)">
      <rect x={-17} y={-11} width={34} height={22} />
      {kind === 'armour' ? (
        <rect x={-11} y={-5.5} width={22} height={11} rx={5.5} />
      ) : (
        <path d="M-17-11 17 11M17-11-17 11" />
      )}
      {kind === 'airborne' ? <path className={css.wings} d="M-8 10.5a4 4 0 0 1 8-2 4 4 0 0 1 8 2" /> : null}
    </g>
  );
}

interface DivisionProps {
  readonly at: Point;
  readonly division: number;
  readonly strength: number;
  readonly struck: boolean;
}

export function Division({ division, ...rest }: DivisionProps) {
  const name = DIVISION_NAMES[division]!;
  return <Counter {...rest} army={name === '1st' ? 'british' : 'us'} size="XX" name={name} symbol="airborne" />;
}
