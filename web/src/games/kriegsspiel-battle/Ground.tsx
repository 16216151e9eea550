import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import {
  ALL_HEXES,
  bridgeAcross,
  exitsOf,
  fieldNames,
  hexesOutside,
  SECTION_MARKS,
  terrainNumber,
  type SetBattleState,
} from '@club-route/kriegsspiel/battle';
import { memo } from 'react';
import { cellsPath } from '../../hex/board/geometry.ts';
import { useTable } from '../../table/use-table.ts';
import type { BattleProps } from './types.ts';
import css from './Ground.module.css';

/** What the rules lay on the field: bridges and exits that are medals, ruins, the three sections, names of places. */
export function Ground({ controller, sheet }: BattleProps & { readonly sheet: MapSheet }) {
  const draft = useTable(controller, (table) => table.draft);
  const { state, source } = controller;
  const viewer = source.viewer === 'allied' || source.viewer === 'german' ? source.viewer : state.battleMover;
  const dim = hexesOutside(state, viewer, draft?.kind === 'play' ? draft.card : undefined);
  return (
    <g className={css.ground} aria-hidden="true">
      <Field sheet={sheet} state={state} />
      {dim.length === 0 ? null : <path className={css.dim} d={cellsPath(sheet, dim)} />}
      <Sections sheet={sheet} />
    </g>
  );
}

const RUINS = terrainNumber('ruins');

const Field = memo(
  function Field({ sheet, state }: { readonly sheet: MapSheet; readonly state: SetBattleState }) {
    const ruins = ALL_HEXES.filter((hex) => state.hexTerrain[hex] === RUINS);
    const bridges = ALL_HEXES.filter((hex) => state.hexBridge[hex] > 0);
    return (
      <>
        {ruins.map((hex) => (
          <Placed key={hex} sheet={sheet} hex={hex}>
            <path
              className={css.ruins}
              d="M-38 -8V-34H-12M8 -30H34V-10M-36 12V36H-10V20M12 34H36V8M-16 -12L-2 0L-14 12M6 -14L16 0L4 10"
            />
          </Placed>
        ))}
        {bridges.map((hex) => (
          <Bridge key={hex} sheet={sheet} state={state} hex={hex} />
        ))}
        {exitsOf(state).map((hex) => (
          <Exit key={hex} sheet={sheet} hex={hex} />
        ))}
        {fieldNames(state).map(({ name, hex }) => (
          <Placed key={name} sheet={sheet} hex={hex}>
            <text className={css.name} y={8}>
              {name}
            </text>
          </Placed>
        ))}
      </>
    );
  },
  (one, two) => one.sheet === two.sheet,
);

interface PlacedProps {
  readonly sheet: MapSheet;
  readonly hex: number;
  readonly children: React.ReactNode;
}

function Placed({ sheet, hex, children }: PlacedProps) {
  const { x, y } = sheet.cells.centre[hex];
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

const STAR = 'M0-11 3.2-3.8 10.9-3.4 4.9 1.6 7 9.2 0 5-7 9.2-4.9 1.6-10.9-3.4-3.2-3.8Z';

/** A deck with its two parapets, along the way that it carries. */
function Bridge({ sheet, state, hex }: Omit<PlacedProps, 'children'> & { readonly state: SetBattleState }) {
  const { between, isLong } = bridgeAcross(state, hex);
  const [from, to] = between.map((near) => sheet.cells.centre[near]);
  const half = isLong ? 50 : 22;
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <Placed sheet={sheet} hex={hex}>
      <g transform={`rotate(${turn})`}>
        <path className={css.deck} d={`M${-half} -12H${half}V12H${-half}Z`} />
        <path
          className={css.parapets}
          d={[-1, 1]
            .map((side) => `M${-half - 7} ${side * 20}L${-half} ${side * 12}H${half}L${half + 7} ${side * 20}`)
            .join('')}
        />
      </g>
      <path className={css.star} d={STAR} transform="translate(0 44)" />
    </Placed>
  );
}

/** A road by which the attacker leaves the field for a medal: an arrow off its far edge. */
function Exit({ sheet, hex }: Omit<PlacedProps, 'children'>) {
  const { top, bottom } = sheet.box;
  const isAbove = sheet.cells.centre[hex].y < (top + bottom) / 2;
  return (
    <Placed sheet={sheet} hex={hex}>
      <g transform={isAbove ? undefined : 'rotate(180)'}>
        <path className={css.exit} d="M0 -30V-50M-9 -42L0 -52L9 -42" />
      </g>
      <path className={css.star} d={STAR} transform={`translate(28 ${isAbove ? -36 : 36})`} />
    </Placed>
  );
}

/** The lines between left, centre and right, with their names along the near edge. */
const Sections = memo(function Sections({ sheet }: { readonly sheet: MapSheet }) {
  const { top, bottom, left, right } = sheet.box;
  const lines = SECTION_MARKS.map((hex) => sheet.cells.centre[hex].x).toSorted((one, two) => one - two);
  const edges = [left, ...lines, right];
  return (
    <>
      <path className={css.line} d={lines.map((x) => `M${x} ${top}V${bottom}`).join('')} />
      {['Left', 'Centre', 'Right'].map((name, at) => (
        <text key={name} className={css.section} x={(edges[at] + edges[at + 1]) / 2} y={bottom - 7}>
          {name}
        </text>
      ))}
    </>
  );
});
