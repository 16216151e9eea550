import { select, type Selection } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import type { Layer } from '@club-route/cartography/draw/layers';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import type { Palette } from '@club-route/cartography/draw/palette';
import { readPalette } from '../paint/palette.ts';
import { CELL, type Box, type Spot } from '@club-route/cartography/sheet/spot';
import { Glide } from './glide.ts';
import { TileLayer } from './tiles.ts';
import {
  fittingScale,
  flight,
  middleFor,
  middleOf,
  openingOf,
  readableScale,
  shiftInto,
  toSheet,
  windowOf,
  type Opening,
} from './window.ts';

interface StageParts {
  readonly host: HTMLElement;
  readonly world: HTMLElement;
  readonly overlay: SVGSVGElement;
}

/** Pixels a cell at the nearest. */
const NEAREST = { hex: 170, square: 110 };
/** Scales that differ by less are the same. */
const ROUNDING = 0.005;
/** A zoom that has paused for so long is over: tiles are painted for its scale. */
const PAUSE = 130;
/** Milliseconds of painting in one frame, at most one tile more. */
const BUDGET = 5;
/** How far the sheet may be pushed out of the window, in cells. */
const SLACK = 4;

/**
 * Moves a sheet about in its window. Nothing here goes through React: a pan sets one transform, and tiles are painted a
 * few at a time between frames. `k` of a transform is pixels a cell.
 */
export class MapStage {
  readonly #parts: StageParts;
  readonly #sheet: MapSheet;
  readonly #zoom: ZoomBehavior<HTMLElement, unknown>;
  readonly #selection: Selection<HTMLElement, unknown, null, undefined>;
  readonly #glide = new Glide();
  #layers: ReadonlySet<Layer>;
  #palette: Palette;
  #tiles: TileLayer | undefined;
  #old: TileLayer | undefined;
  #size = { width: 0, height: 0 };
  /** The part of the window that nothing lies over. */
  #opening: Opening = { left: 0, top: 0, width: 0, height: 0 };
  #timer = 0;
  #frame = 0;
  readonly #onScale: (scale: number) => void;

  constructor(
    parts: StageParts,
    sheet: MapSheet,
    layers: ReadonlySet<Layer>,
    onScale: (pixelsPerCell: number) => void,
  ) {
    this.#parts = parts;
    this.#sheet = sheet;
    this.#layers = layers;
    this.#onScale = onScale;
    this.#palette = readPalette();
    this.#selection = select(parts.host);
    const { right, bottom } = sheet.box;
    this.#zoom = zoom<HTMLElement, unknown>()
      .clickDistance(5)
      .translateExtent([
        [-SLACK, -SLACK],
        [right / CELL + SLACK, bottom / CELL + SLACK],
      ])
      .on('zoom', () => this.#show());
    this.#selection.call(this.#zoom).on('dblclick.zoom', null);
    parts.overlay.setAttribute('viewBox', `0 0 ${right} ${bottom}`);
  }

  get transform(): ZoomTransform {
    return zoomTransform(this.#parts.host);
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
    const now = openingOf(this.#parts.host, width, height);
    this.#opening = now;
    const { x, y, k } = this.transform;
    const isFirst = before.width === 0 || before.height === 0;
    const isWhole = isFirst || k <= fittingScale(this.#sheet.box, before.width, before.height) * (1 + ROUNDING);
    const fit = fittingScale(this.#sheet.box, now.width, now.height);
    const nearest = NEAREST[this.#sheet.theatre.file.grid.shape];
    // What is covered is no part of the window: every cell can be brought out from under it.
    this.#zoom.scaleExtent([fit * 0.9, Math.max(nearest, fit * 2)]).extent([
      [now.left, now.top],
      [width, height],
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

  /** Shows a part of the sheet as large as it fits and is of use, if it is not large enough already; never smaller than now. */
  frame({ left, top, right, bottom }: Box): void {
    const { width, height } = this.#opening;
    const scale = Math.min(this.#readable, (width * CELL) / (right - left), (height * CELL) / (bottom - top));
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    if (scale > this.transform.k) this.#go(middleFor(this.#sheet.box, this.#opening, middle, scale), scale, true);
    else this.reveal(middle);
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
    this.#glide.to(
      (part) => this.#set(zoomIdentity.translate(from.x + x * part, from.y + y * part).scale(from.k)),
      120,
    );
  }

  zoomBy(factor: number): void {
    this.#go(this.middle, this.transform.k * factor, true);
  }

  setLayers(layers: ReadonlySet<Layer>): void {
    this.#layers = layers;
    this.#repaint();
  }

  /** The colours have changed. */
  recolour(): void {
    this.#palette = readPalette();
    this.#repaint();
  }

  close(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#glide.stop();
    this.#selection.on('.zoom', null);
    this.#tiles?.element.remove();
    this.#old?.element.remove();
  }

  get #readable(): number {
    return readableScale(this.#sheet.box, this.#opening.width, this.#opening.height);
  }

  #go(spot: Spot, scale: number, animate: boolean): void {
    const [least, most] = this.#zoom.scaleExtent();
    const k = Math.min(most, Math.max(least, scale));
    const at = flight(this.#opening, { spot: this.middle, k: this.transform.k }, { spot, k });
    if (animate) this.#glide.to((part) => this.#set(at(part)), 260);
    else this.#set(at(1));
  }

  #set(transform: ZoomTransform): void {
    this.#selection.call((selection) => this.#zoom.transform(selection, transform));
  }

  /** Once per frame of a movement. */
  #show(): void {
    const { x, y, k } = this.transform;
    const scale = this.#tiles?.look.scale ?? k;
    // Whole pixels: a tile half a pixel off is blurred.
    this.#parts.world.style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px) scale(${k / scale})`;
    if (this.#tiles === undefined || k !== scale) {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#repaint(), this.#tiles === undefined ? 0 : PAUSE);
    } else this.#aim();
  }

  #aim(): void {
    this.#tiles!.aim(windowOf(this.transform, this.#size.width, this.#size.height));
    this.#parts.host.dataset['whole'] = String(this.#tiles!.isWhole);
    cancelAnimationFrame(this.#frame);
    if (!this.#tiles!.isDone || this.#old !== undefined) this.#frame = requestAnimationFrame(() => this.#work());
  }

  #work(): void {
    const start = performance.now();
    let more = true;
    while (more && performance.now() - start < BUDGET) more = this.#tiles!.paintNext();
    if (this.#tiles!.isWhole) {
      this.#old?.element.remove();
      this.#old = undefined;
      this.#parts.host.dataset['whole'] = 'true';
    }
    if (more) this.#frame = requestAnimationFrame(() => this.#work());
  }

  /** Begins new tiles for the scale as it is now; the old ones stay under them until the window is whole again. */
  #repaint(): void {
    const { width, height } = this.#size;
    if (width === 0 || height === 0) return;
    const { world, overlay } = this.#parts;
    const { k } = this.transform;
    if (this.#old === undefined) this.#old = this.#tiles;
    else this.#tiles?.element.remove();
    if (this.#old !== undefined) this.#old.element.style.transform = `scale(${k / this.#old.look.scale})`;
    this.#tiles = new TileLayer({
      sheet: this.#sheet,
      palette: this.#palette,
      layers: this.#layers,
      scale: k,
      density: Math.min(2, Math.max(1, devicePixelRatio)),
    });
    world.insertBefore(this.#tiles.element, overlay);
    this.#onScale(k);
    overlay.setAttribute('width', String((this.#sheet.box.right / CELL) * k));
    overlay.setAttribute('height', String((this.#sheet.box.bottom / CELL) * k));
    this.#show();
  }
}
