import { ECHELONS, SYMBOLS } from '@club-route/cartography/symbols/units.generated';
import { widthInSans } from '@club-route/cartography/lettering/sans';
import { memo, type CSSProperties } from 'react';
import { frameOf, HALF, type Army } from './frames.ts';
import { UnknownCounter } from './UnknownCounter.tsx';
import css from './Counter.module.css';

export type { Army };
export type SymbolKind = keyof typeof SYMBOLS;
export type Echelon = keyof typeof ECHELONS;

/** What is printed on a counter, and what has become of the unit. */
export interface CounterFace {
  readonly army: Army;
  readonly symbol: SymbolKind;
  readonly echelon: Echelon;
  readonly name: string;
  /** The numbers that decide, such as 2-2-7. */
  readonly factors: string;
  /** In their place: what is left of so many, a square each. */
  readonly pips?: { readonly left: number; readonly of: number };
  /** In place of the symbol and the numbers: characters, turned left, in type of so many points. */
  readonly characters?: { readonly text: string; readonly points: number };
  /** The colour of its formation. */
  readonly stripe: string;
  readonly depleted: boolean;
  /** What it has done and cannot do again now. */
  readonly spent: 'moved' | 'fought' | undefined;
  /** What has become of it besides, each as a small sign on its edge. */
  readonly marks?: readonly CounterMark[];
}

/** In column of march; dug in, with how deep; plotted to attack, with its place; in want of supply; what it carries. */
export interface CounterMark {
  readonly sign: 'march' | 'fort' | 'attack' | 'want' | 'kit';
  readonly text?: string;
}

/** A unit of which only the side is known. */
export interface UnknownFace {
  readonly army: Army;
  readonly isUnknown: true;
}

/** Whatever may lie on the map as a counter. */
export type AnyFace = CounterFace | UnknownFace;

/** The counter of a unit, known or not. */
export function AnyCounter({ face }: { readonly face: AnyFace }) {
  return 'isUnknown' in face ? <UnknownCounter army={face.army} /> : <Counter face={face} />;
}

/** A counter round (0, 0) in sheet units. Far out it shows side and kind, nearer the numbers, near all of it. */
export const Counter = memo(function Counter({ face }: { readonly face: CounterFace }) {
  const { army, symbol, echelon, name, factors, pips, characters, stripe, depleted, spent, marks = [] } = face;
  const frame = frameOf(army);
  return (
    <g className={css.counter} data-army={army} data-depleted={depleted} data-pips={pips !== undefined}>
      <path className={css.shadow} d={frame} transform="translate(1.5 2.5)" />
      <path className={css.face} d={frame} />
      <path className={css.stripe} d={frame} style={{ fill: stripe }} />
      {depleted ? <path className={css.worn} d={frame} /> : null}
      {characters === undefined ? (
        <g className={css.symbol}>
          <path className={css.box} d="M25 50H175V150H25Z" />
          <path d={SYMBOLS[symbol]} />
          <path className={css.echelon} d={ECHELONS[echelon]} />
        </g>
      ) : (
        <g transform="translate(0 7) rotate(-90)">
          <text className={css.characters} style={{ fontSize: `${(characters.points * TYPE).toFixed(1)}px` }}>
            {characters.text}
          </text>
        </g>
      )}
      <text className={css.name} style={{ '--ems': widthInSans(name).toFixed(2) } as CSSProperties}>
        {name}
      </text>
      {characters === undefined ? <text className={css.factors}>{factors}</text> : null}
      {pips === undefined ? null : <Pips {...pips} />}
      {spent === undefined ? null : <path className={css.spent} d={frame} />}
      <path className={css.edge} d={frame} />
      {spent === undefined ? null : (
        <g className={css.badge} transform={`translate(${HALF - 3} ${-HALF + 3})`}>
          <circle r={9.5} />
          <path d={spent === 'moved' ? 'M-5 0H4M0 -4L4.5 0L0 4' : 'M-4.5 -4.5L4.5 4.5M4.5 -4.5L-4.5 4.5'} />
        </g>
      )}
      {marks.map(({ sign, text }, index) => (
        <g
          key={sign}
          className={css.badge}
          data-sign={sign}
          transform={`translate(${(index % 2 === 0 ? 1 : -1) * (HALF - 1)} ${-7 + Math.floor(index / 2) * 21})`}
        >
          <path d={PLATES[sign]} />
          {text === undefined ? null : <text>{text}</text>}
        </g>
      ))}
    </g>
  );
});

/** Sheet units for each point of type: the longest characters in the largest type still fit. */
const TYPE = 1.5;

const PIP = 11;
const PIP_STEP = 15;

/** Full squares for what is left, empty ones for what is lost. */
function Pips({ left, of }: { readonly left: number; readonly of: number }) {
  const square = (index: number): string =>
    `M${((index - (of - 1) / 2) * PIP_STEP - PIP / 2).toFixed(1)} ${-PIP / 2}h${PIP}v${PIP}h${-PIP}Z`;
  const squares = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, index) => square(from + index)).join('');
  return (
    <g className={css.pips}>
      <path data-left="true" d={squares(0, left)} />
      <path d={squares(left, of)} />
    </g>
  );
}

/** A plate for each sign, with what is drawn on it where it has no text. */
const PLATES: Readonly<Record<CounterMark['sign'], string>> = {
  march: 'M-10 -9H10V9H-10ZM-6 -5L-1 0L-6 5M1 -5L6 0L1 5',
  fort: 'M-11 9V-5H-6.5V-9H-2.5V-5H2.5V-9H6.5V-5H11V9Z',
  attack: 'M0 -11L11 0L0 11L-11 0Z',
  want: 'M0 -11 11 9H-11ZM0 -4V2M0 5V6',
  kit: 'M-9 -9H9V9H-9Z',
};
