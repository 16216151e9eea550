import { select, type Selection } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import type { Layer } from '@club-route/cartography/draw/layers';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { CELL, type Box, type Spot } from '@club-route/cartography/sheet/spot';
import { Glide } from './glide.ts';
import { Painter, type StageParts } from './painter.ts';
import {
  fittingScale,
  flight,
  middleFor,
  middleOf,
  openingOf,
  readableScale,
  framingScale,
  shiftInto,
  toSheet,
  type Opening,
} from './window.ts';

/** Pixels a cell at the nearest. */
const NEAREST = { hex: 170, square: 110 };
/** Scales that differ by less are the same. */
const ROUNDING = 0.005;
/** How far the sheet may be pushed out of the window, in cells. */
const SLACK = 4;

/**
 * Moves a sheet about in its window. Nothing here goes through React: a pan sets one transform, and a painter brings the
 * tiles. `k` of a transform is pixels a cell.
 */
export class MapStage {
  readonly #host: HTMLElement;
  readonly #sheet: MapSheet;
  readonly #zoom: ZoomBehavior<HTMLElement, unknown>;
  readonly #selection: Selection<HTMLElement, unknown, null, undefined>;
  readonly #glide = new Glide();
  readonly #painter: Painter;
  #size = { width: 0, height: 0 };
  /** The part of the window that nothing lies over. */
  #opening: Opening = { left: 0, top: 0, width: 0, height: 0 };

  constructor(
    parts: StageParts,
    sheet: MapSheet,
    layers: ReadonlySet<Layer>,
    onScale: (pixelsPerCell: number) => void,
  ) {
    this.#host = parts.host;
    this.#sheet = sheet;
    this.#painter = new Painter(parts, sheet, layers, () => ({ transform: this.transform, ...this.#size }), onScale);
    this.#selection = select(parts.host);
    const { right, bottom } = sheet.box;
    this.#zoom = zoom<HTMLElement, unknown>()
      .clickDistance(5)
      .translateExtent([
        [-SLACK, -SLACK],
        [right / CELL + SLACK, bottom / CELL + SLACK],
      ])
      .on('zoom', () => this.#painter.show());
    this.#selection.call(this.#zoom).on('dblclick.zoom', null);
    parts.overlay.setAttribute('viewBox', `0 0 ${right} ${bottom}`);
  }

  get transform(): ZoomTransform {
    return zoomTransform(this.#host);
  }

  get size(): { readonly width: number; readonly height: number } {
    return this.#size;
  }

  /** The place on the sheet in the middle of what the window shows. */
  get middle(): Spot {
    const { x, y } = middleOf(this.#opening);
    return this.spotAt(x, y);
  }

  /** The place on the sheet under a pixel of the window. */
  spotAt(x: number, y: number): Spot {
    return toSheet(this.transform, x, y);
  }

  /** The window has another size. The whole sheet stays whole, and what was in the middle stays there. */
  resize(width: number, height: number): void {
    const before = { ...this.#opening };
    this.#size = { width, height };
    if (width === 0 || height === 0) return;
    const now = openingOf(this.#host, width, height);
    this.#opening = now;
    const { x, y, k } = this.transform;
    const isFirst = before.width === 0 || before.height === 0;
    const isWhole = isFirst || k <= fittingScale(this.#sheet.box, before.width, before.height) * (1 + ROUNDING);
    const fit = fittingScale(this.#sheet.box, now.width, now.height);
    const nearest = NEAREST[this.#sheet.theatre.file.grid.shape];
    // What is covered is no part of the window: every cell can be brought out from under it.
    this.#zoom.scaleExtent([fit * 0.9, Math.max(nearest, fit * 2)]).extent([
      [now.left, now.top],
      [now.left + now.width, now.top + now.height],
    ]);
    if (isWhole) return this.fit(false);
    const shift = { x: middleOf(now).x - middleOf(before).x, y: middleOf(now).y - middleOf(before).y };
    return this.#set(zoomIdentity.translate(x + shift.x, y + shift.y).scale(k));
  }

  fit(animate = true): void {
    const { width, height } = this.#opening;
    const { right, bottom } = this.#sheet.box;
    const scale = fittingScale(this.#sheet.box, width, height);
    this.#go({ x: right / 2, y: bottom / 2 }, scale, animate);
  }

  /** Brings a place to the middle, near enough to read it. */
  goTo(spot: Spot, animate = true): void {
    this.#go(spot, Math.max(this.transform.k, this.#readable), animate);
  }

  /** Shows a part of the sheet as large as it fits and is of use; if all of it is in sight and large enough, nothing moves. */
  frame(part: Box): void {
    const scale = framingScale(part, this.#opening, this.transform, this.#readable);
    if (scale === undefined) return;
    const middle = { x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2 };
    this.#go(middleFor(this.#sheet.box, this.#opening, middle, scale), scale, true);
  }

  /** Brings a place to the middle from afar, near enough to read counters; from nearby only makes sure that it is seen. */
  attend(spot: Spot): void {
    const scale = this.#readable;
    if (this.transform.k < scale * 0.7) this.#go(middleFor(this.#sheet.box, this.#opening, spot, scale), scale, true);
    else this.reveal(spot, 200);
  }

  /** Makes sure that a place is well inside the window, so many pixels from its edges if there is room. */
  reveal(spot: Spot, wanted = 90): void {
    const { x, y, k } = this.transform;
    const shift = shiftInto(this.#opening, { x: (spot.x / CELL) * k + x, y: (spot.y / CELL) * k + y }, wanted);
    if (shift.x !== 0 || shift.y !== 0) this.panBy(shift.x, shift.y);
  }

  panBy(x: number, y: number): void {
    const from = this.transform;
    this.#move((part) => zoomIdentity.translate(from.x + x * part, from.y + y * part).scale(from.k), 120);
  }

  zoomBy(factor: number): void {
    this.#go(this.middle, this.transform.k * factor, true);
  }

  setLayers(layers: ReadonlySet<Layer>): void {
    this.#painter.setLayers(layers);
  }

  /** The colours have changed. */
  recolour(): void {
    this.#painter.recolour();
  }

  close(): void {
    this.#glide.stop();
    this.#selection.on('.zoom', null);
    this.#painter.close();
  }

  get #readable(): number {
    return readableScale(this.#sheet.box, this.#opening.width, this.#opening.height);
  }

  #go(spot: Spot, scale: number, animate: boolean): void {
    const [least, most] = this.#zoom.scaleExtent();
    const k = Math.min(most, Math.max(least, scale));
    const at = flight(this.#opening, { spot: this.middle, k: this.transform.k }, { spot, k });
    if (animate) this.#move(at, 260);
    else this.#set(at(1));
  }

  /** Before anything is shown there is nothing to glide from: a map that opens on a part of its sheet paints only that. */
  #move(at: (part: number) => ZoomTransform, milliseconds: number): void {
    if (this.#painter.hasBegun) this.#glide.to((part) => this.#set(at(part)), milliseconds);
    else this.#set(at(1));
  }

  #set(transform: ZoomTransform): void {
    this.#selection.call((selection) => this.#zoom.transform(selection, transform));
  }
}
