import type { ZoomTransform } from 'd3-zoom';
import type { Layer } from '@club-route/cartography/draw/layers';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import type { Palette } from '@club-route/cartography/draw/palette';
import { CELL } from '@club-route/cartography/sheet/spot';
import { readPalette } from '../paint/palette.ts';
import { TileLayer } from './tiles.ts';
import { windowOf } from './window.ts';

export interface StageParts {
  readonly host: HTMLElement;
  readonly world: HTMLElement;
  readonly overlay: SVGSVGElement;
}

/** Where a sheet lies in its window. */
interface View {
  readonly transform: ZoomTransform;
  readonly width: number;
  readonly height: number;
}

/** A zoom that has paused for so long is over: tiles are painted for its scale. */
const PAUSE = 130;
/** Milliseconds of painting in one frame, at most one tile more. */
const BUDGET = 5;

/**
 * Paints what a window shows of a sheet, a few tiles at a time between frames. A pan moves the tiles there are; another
 * scale stretches them until it has come to rest.
 */
export class Painter {
  readonly #parts: StageParts;
  readonly #sheet: MapSheet;
  readonly #view: () => View;
  readonly #onScale: (pixelsPerCell: number) => void;
  #layers: ReadonlySet<Layer>;
  #palette: Palette;
  #tiles: TileLayer | undefined;
  #old: TileLayer | undefined;
  #timer = 0;
  #frame = 0;

  constructor(
    parts: StageParts,
    sheet: MapSheet,
    layers: ReadonlySet<Layer>,
    view: () => View,
    onScale: (pixelsPerCell: number) => void,
  ) {
    this.#parts = parts;
    this.#sheet = sheet;
    this.#layers = layers;
    this.#view = view;
    this.#onScale = onScale;
    this.#palette = readPalette();
  }

  /** Whether anything was ever shown. */
  get hasBegun(): boolean {
    return this.#tiles !== undefined;
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
    this.#tiles?.element.remove();
    this.#old?.element.remove();
  }

  /** Once per frame of a movement. */
  show(): void {
    const { x, y, k } = this.#view().transform;
    const scale = this.#tiles?.look.scale ?? k;
    // Whole pixels: a tile half a pixel off is blurred.
    this.#parts.world.style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px) scale(${k / scale})`;
    if (this.#tiles === undefined || k !== scale) {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#repaint(), this.#tiles === undefined ? 0 : PAUSE);
    } else this.#aim();
  }

  #aim(): void {
    const { transform, width, height } = this.#view();
    this.#tiles!.aim(windowOf(transform, width, height));
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
    const { transform, width, height } = this.#view();
    if (width === 0 || height === 0) return;
    const { world, overlay } = this.#parts;
    const { k } = transform;
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
    this.show();
  }
}
