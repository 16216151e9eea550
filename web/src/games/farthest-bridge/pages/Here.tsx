import {
  ARNHEM,
  BRIDGE_WORDS,
  BRIDGES,
  bridgeName,
  bridgeState,
  CELL_BRIDGES,
  CLOSED_TO_MOBILE,
  DEMOLISHED_ON,
  ENTER_COST,
  factorsOf,
  hexLine,
  isDown,
  KIND_NAMES,
  labelOf,
  NATION_NAMES,
  placeOf,
  points,
  REPAIRED_FROM,
  terrainOf,
  UNITS,
  unitName,
  ZONES,
  type FarthestBridgeState,
} from '@club-route/farthest-bridge';
import { use } from 'react';
import { CounterImage } from '../../../hex/counter/CounterImage.tsx';
import { aimOf, useDesk } from '../../../hex/desk.ts';
import { CellPanel } from '../../../maps/CellPanel.tsx';
import { useTable } from '../../../table/use-table.ts';
import { faceOf } from '../faces.ts';
import { sheetDrawn } from '../sheet.ts';
import type { FarthestBridgeProps } from '../types.ts';
import css from './Here.module.css';

/** Everything about the hex the player points at, and how it is known. */
export function Here({ controller }: FarthestBridgeProps) {
  const cell = useDesk(controller, aimOf);
  useTable(controller, (table) => table.shown);
  const { state } = controller;
  if (cell === undefined) {
    return (
      <p className={css.hint}>
        Point at a hex to see what is there: terrain, units, zones of control, bridges. Click to keep it; with the
        keyboard, <kbd>Enter</kbd> on the map puts a cursor on a hex and the arrows move it.
      </p>
    );
  }
  const unit = state.cellUnit[cell];
  const zone = state.zoneCell.indexOf(cell);
  return (
    <div className={css.here} data-testid="here">
      <h2>
        {placeOf(cell) ?? 'Hex'} <span>{labelOf(cell)}</span>
      </h2>
      {unit < 0 ? null : <UnitFacts state={state} unit={unit} />}
      <p>
        {terrainWords(state, cell)}
        {ARNHEM.includes(cell) ? ' One of the three hexes of Arnhem that decide the game.' : ''}
        {zone < 0 ? '' : ` Drop zone of the ${ZONES[zone]}${state.zoneEntered[zone] === 1 ? ', overrun' : ''}.`}
      </p>
      <p>{zoneWords(state, cell)}</p>
      {CELL_BRIDGES[cell].map((bridge) => (
        <BridgeFacts key={bridge} state={state} bridge={bridge} cell={cell} />
      ))}
      <details className={css.known}>
        <summary>How this is known</summary>
        <CellPanel sheet={use(sheetDrawn)} cell={cell} />
      </details>
    </div>
  );
}

function UnitFacts({ state, unit }: { readonly state: FarthestBridgeState; readonly unit: number }) {
  const { nation, kind, formation, movement } = UNITS[unit];
  const depleted = state.unitDepleted[unit] === 1;
  const [attack, defense] = factorsOf(unit, depleted).split('-');
  const done = [
    ...(depleted ? ['depleted'] : []),
    ...(state.unitMoved[unit] === 1 ? ['has moved'] : []),
    ...(state.unitFought[unit] === 1 ? ['has fought'] : []),
    ...(movement >= 10 ? ['mobile'] : []),
  ];
  return (
    <div className={css.unit}>
      <CounterImage face={faceOf(unit, depleted, undefined)} size="3.5rem" />
      <p>
        <strong>{unitName(unit)}</strong>, {NATION_NAMES[nation]} {KIND_NAMES[kind]}, {formation}.
        <br />
        Attack {attack}, defense {defense}, movement {movement}
        {done.length === 0 ? '.' : `; ${done.join(', ')}.`}
      </p>
    </div>
  );
}

function terrainWords(state: FarthestBridgeState, cell: number): string {
  const terrain = terrainOf(cell);
  const mobile = CLOSED_TO_MOBILE[terrain] ? ', mobile units by road or trail only' : '';
  const name = terrain[0].toUpperCase() + terrain.slice(1);
  return `${name}: ${points(ENTER_COST[terrain])} to enter${mobile}; ${hexLine(state, cell)} line in defence.`;
}

function zoneWords(state: FarthestBridgeState, cell: number): string {
  const allied = state.alliedZone[cell] > 0;
  const german = state.germanZone[cell] > 0;
  if (allied && german) return 'In the zones of control of both sides.';
  if (!allied && !german) return 'In nobody’s zone of control.';
  return `In ${allied ? 'an Allied' : 'a German'} zone of control.`;
}

interface BridgeFactsProps {
  readonly state: FarthestBridgeState;
  readonly bridge: number;
  readonly cell: number;
}

function BridgeFacts({ state, bridge, cell }: BridgeFactsProps) {
  const { cells, kind } = BRIDGES[bridge];
  const other = labelOf(cells.find((one) => one !== cell)!);
  const repair = REPAIRED_FROM[kind];
  return (
    <p>
      <strong>{bridgeName(bridge)}</strong> to {other}, {kind}: {BRIDGE_WORDS[bridgeState(state, bridge)]}.{' '}
      {isDown(state, bridge)
        ? `Engineers repair it on ${repair}–6.`
        : `It falls on ${DEMOLISHED_ON[kind] === 1 ? '1' : `1–${DEMOLISHED_ON[kind]}`}.`}
    </p>
  );
}
