import type { Command } from '../data/headquarters.ts';
import { UNIT_COUNT } from '../data/units.ts';
import type { Dispatch, UnitReport } from '../knowledge/dispatch.ts';
import type { SentBlock } from '../knowledge/fields.ts';
import { isGroundOrder, type GroundOrder } from '../orders/types.ts';
import type { CampaignState } from '../state.ts';

/** What a commander's desk has of one unit: the last order to it and what came of that. */
export interface File {
  /** The last order on the ground that was sent to it, and the place of its receipt in the mail. */
  order: GroundOrder | undefined;
  orderedAt: number;
  block: number;
  /** 5.3: that order was not acknowledged. */
  failed: boolean;
  /** When it should have arrived by its receipt; 0 if nothing was foretold. */
  expected: number;
  report: UnitReport | undefined;
  reportedAt: number;
  /** When it was ordered, and when it was last asked for a report, to the quarter of an hour. */
  quarter: number;
  askedQuarter: number;
}

/**
 * A computer commander's desk: reads dispatches and own letters as they come and files them by unit. It knows nothing that
 * does not stand in the sight, so it can be made again from any sight.
 */
export class Desk {
  readonly #command: Command;
  readonly #files: File[] = [];
  #mail = 0;
  #sent = 0;

  constructor(command: Command) {
    this.#command = command;
    this.#clear();
  }

  /** Files whatever has come since the last look. */
  update(sight: CampaignState): void {
    const mail = sight[`${this.#command}Mail`];
    const sent = sight[`${this.#command}Sent`];
    // The umpire has gone back in time: everything is read anew.
    if (mail.length < this.#mail || sent.length < this.#sent) this.#clear();
    for (; this.#sent < sent.length; this.#sent++) this.#fileBlock(this.#sent, sent.at(this.#sent));
    for (; this.#mail < mail.length; this.#mail++) this.#fileDispatch(this.#mail, mail.at(this.#mail));
  }

  file(unit: number): File {
    return this.#files[unit];
  }

  #clear(): void {
    this.#mail = 0;
    this.#sent = 0;
    for (let unit = 0; unit < UNIT_COUNT; unit++)
      this.#files[unit] = {
        order: undefined,
        orderedAt: -1,
        block: -1,
        failed: false,
        expected: 0,
        report: undefined,
        reportedAt: -1,
        quarter: 0,
        askedQuarter: 0,
      };
  }

  #fileBlock(block: number, { quarter, block: { to, orders } }: SentBlock): void {
    if (!('units' in to)) return;
    const order = orders.find(isGroundOrder);
    for (const unit of to.units) {
      const file = this.#files[unit];
      if (orders.some(({ kind }) => kind === 'report')) file.askedQuarter = quarter;
      if (order === undefined) continue;
      file.order = order;
      file.block = block;
      file.failed = false;
      file.expected = 0;
      file.quarter = quarter;
      // Its receipt is still unread, so whatever it reports from here on comes after the order.
      file.orderedAt = this.#mail;
    }
    const guns = order?.kind === 'attack' ? order.guns : [];
    for (const gun of guns) this.#files[gun].order = { kind: 'support', unit: to.units[0] };
  }

  #fileDispatch(at: number, dispatch: Dispatch): void {
    switch (dispatch.kind) {
      case 'report': {
        const file = this.#files[dispatch.unit];
        file.report = dispatch;
        file.reportedAt = at;
        return;
      }
      case 'receipt':
        for (const { unit, minute } of dispatch.forecasts)
          if (this.#files[unit].block === dispatch.block) this.#files[unit].expected = minute;
        for (const unit of this.#files.keys())
          if (this.#files[unit].block === dispatch.block) this.#files[unit].orderedAt = at;
        return;
      case 'not acknowledged':
        if (dispatch.unit !== undefined && this.#files[dispatch.unit].block === dispatch.block)
          this.#files[dispatch.unit].failed = true;
        return;
      default:
        return;
    }
  }
}

/** Whether it was ordered something in this quarter of an hour. */
export function wasJustOrdered({ order, quarter }: File, now: number): boolean {
  return order !== undefined && quarter >= now;
}

/** Whether the unit has reported after its last order. */
export function hasReported({ reportedAt, orderedAt }: File): boolean {
  return reportedAt > orderedAt;
}
