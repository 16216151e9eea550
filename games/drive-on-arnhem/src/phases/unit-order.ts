import type { Refusal } from '@club-route/engine';
import type { UnitOrder } from '../actions.ts';
import { sideOf, UNIT_COUNT, type Side } from '../data/units.ts';
import type { Reports } from '../report.ts';
import type { DriveState } from '../state.ts';
import { refuseMove } from './march.ts';
import {
  changeMode,
  fortify,
  plotAdvance,
  plotAttack,
  plotBarrage,
  plotBuild,
  plotDisband,
  plotProtect,
  refuseAdvance,
  refuseAttack,
  refuseBarrage,
  refuseDisband,
  refuseFortify,
  refuseMode,
  refusePlot,
  refuseProtect,
  refuseWithdraw,
  withdraw,
} from './orders.ts';

/** 8.5: what may be ordered of one unit. */
export function refuseOrder(state: DriveState, side: Side, order: UnitOrder): Refusal | undefined {
  const { unit } = order;
  if (unit >= UNIT_COUNT || sideOf(unit) !== side) return { rule: '8.3', text: 'This is not one of your units.' };
  if (state.unitCell[unit] < 0) return { rule: '8.3', text: 'This unit is not on the map.' };
  switch (order.kind) {
    case 'move':
      return refuseMove(state, order);
    case 'mode':
      return refuseMode(state, unit);
    case 'fortify':
      return refuseFortify(state, unit);
    case 'attack':
      return refuseAttack(state, order);
    case 'withdraw':
      return refuseWithdraw(state, unit);
    case 'barrage':
      return refuseBarrage(state, order);
    case 'protect':
      return refuseProtect(state, order);
    case 'advance':
      return refuseAdvance(state, order);
    case 'plot':
      return refusePlot(state, order);
    case 'disband':
      return refuseDisband(state, order);
  }
}

/** An order that rolls for nothing: what it does in the game it does in a plan. */
export function giveOrder(state: DriveState, order: Exclude<UnitOrder, { kind: 'move' }>, reports: Reports): void {
  switch (order.kind) {
    case 'mode':
      return changeMode(state, order.unit, reports);
    case 'fortify':
      return fortify(state, order.unit, reports);
    case 'attack':
      return plotAttack(state, order, reports);
    case 'withdraw':
      return withdraw(state, order.unit, reports);
    case 'barrage':
      return plotBarrage(state, order, reports);
    case 'protect':
      return plotProtect(state, order, reports);
    case 'advance':
      return plotAdvance(state, order, reports);
    case 'plot':
      return plotBuild(state, order, reports);
    case 'disband':
      return plotDisband(state, order, reports);
  }
}
