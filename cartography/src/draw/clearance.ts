import { around, type Raster } from '../sheet/raster.ts';
import { resampled } from '../sheet/measure.ts';
import type { Line, Spot } from '../sheet/spot.ts';

/** Where lines, towns and signs are, so that no tree is drawn on a road. */
export class Clearance {
  readonly #busy: Uint8Array;
  readonly #raster: Raster;

  constructor(raster: Raster) {
    this.#raster = raster;
    this.#busy = new Uint8Array(raster.columns * raster.rows);
  }

  keepLine(line: Line, reach: number): void {
    if (line.length > 1) for (const spot of resampled(line, this.#raster.step)) this.keepSpot(spot, reach);
  }

  keepSpot(spot: Spot, reach: number): void {
    around(this.#raster, spot, Math.max(reach, this.#raster.step * 0.75), (sample) => {
      this.#busy[sample] = 1;
    });
  }

  isFree(sample: number): boolean {
    return this.#busy[sample] === 0;
  }
}
