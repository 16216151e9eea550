import type { Layer } from '@club-route/cartography/draw/layers';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { paint } from '../paint/canvas.ts';
import type { Palette } from '@club-route/cartography/draw/palette';
import { CELL, type Box } from '@club-route/cartography/sheet/spot';

/** How a sheet is to look, at one scale. */
export interface TileLook {
  readonly sheet: MapSheet;
  readonly palette: Palette;
  readonly layers: ReadonlySet<Layer>;
  readonly scale: number;
  readonly density: number;
}

interface Range {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Device pixels along one side of a tile. */
const TILE = 512;
/** Tiles beyond the window that are painted ahead, and how many are kept in all. */
const AHEAD = 1;
const KEPT = 96;

/** One scale of a sheet, cut into small canvases that are painted when they come near the window and then only moved. */
export class TileLayer {
  readonly element = document.createElement('div');
  readonly look: TileLook;
  readonly #tiles = new Map<string, HTMLCanvasElement>();
  readonly #easel = new OffscreenCanvas(TILE, TILE);
  readonly #size: number;
  #wanted: string[] = [];
  #visible = 0;

  constructor(look: TileLook) {
    this.look = look;
    this.#size = TILE / look.density;
    this.element.style.cssText = 'position:absolute;left:0;top:0;transform-origin:0 0';
  }

  /** Says what the window shows, in pixels of this scale. Tiles that are missing wait to be painted, the middle first. */
  aim(window: Box): void {
    const shown = this.#range(window, 0);
    const middle = {
      x: (window.left + window.right) / 2 / this.#size,
      y: (window.top + window.bottom) / 2 / this.#size,
    };
    const far = (key: string): number => {
      const [column, row] = key.split(' ').map(Number);
      return Math.hypot(column + 0.5 - middle.x, row + 0.5 - middle.y);
    };
    const near = keysIn(this.#range(window, AHEAD));
    const isMissing = (key: string): boolean => !this.#tiles.has(key);
    const first = keysIn(shown)
      .filter(isMissing)
      .toSorted((a, b) => far(a) - far(b));
    const later = near.filter(isMissing).filter((key) => !first.includes(key));
    this.#visible = first.length;
    this.#wanted = [...first, ...later.toSorted((a, b) => far(a) - far(b))];
    this.#forget(Math.max(KEPT, near.length), far);
  }

  /** Whether all that the window shows is painted. */
  get isWhole(): boolean {
    return this.#visible === 0;
  }

  /** Whether there is anything left to paint. */
  get isDone(): boolean {
    return this.#wanted.length === 0;
  }

  /** Paints the next tile that is wanted; false when there is none. */
  paintNext(): boolean {
    const key = this.#wanted.shift();
    if (key === undefined) return false;
    const [column, row] = key.split(' ').map(Number);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = TILE;
    canvas.style.cssText = `position:absolute;width:${this.#size}px;height:${this.#size}px;left:${column * this.#size}px;top:${row * this.#size}px`;
    const unit = (CELL / this.look.scale) * this.#size;
    const box = { left: column * unit, top: row * unit, right: (column + 1) * unit, bottom: (row + 1) * unit };
    const context = this.#easel.getContext('2d');
    if (context !== null) paint(context, { ...this.look, box });
    // A finished picture is only moved; a canvas that may still be drawn on is copied for every frame.
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(this.#easel.transferToImageBitmap());
    this.element.append(canvas);
    this.#tiles.set(key, canvas);
    if (this.#visible > 0) this.#visible--;
    return true;
  }

  /** Lets go of the farthest when there are too many. */
  #forget(kept: number, far: (key: string) => number): void {
    if (this.#tiles.size <= kept) return;
    const order = [...this.#tiles.keys()].toSorted((a, b) => far(b) - far(a));
    for (const key of order.slice(0, this.#tiles.size - kept)) {
      this.#tiles.get(key)!.remove();
      this.#tiles.delete(key);
    }
  }

  /** The tiles that a window touches, and so many more around; never beyond the sheet. */
  #range(window: Box, more: number): Range {
    const { right, bottom } = this.look.sheet.box;
    const pixels = this.look.scale / CELL;
    return {
      left: Math.max(0, Math.floor(window.left / this.#size) - more),
      top: Math.max(0, Math.floor(window.top / this.#size) - more),
      right: Math.min(Math.ceil((right * pixels) / this.#size), Math.ceil(window.right / this.#size) + more),
      bottom: Math.min(Math.ceil((bottom * pixels) / this.#size), Math.ceil(window.bottom / this.#size) + more),
    };
  }
}

function keysIn({ left, top, right, bottom }: Range): string[] {
  const keys: string[] = [];
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) keys.push(`${column} ${row}`);
  return keys;
}
