import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Colour } from './palette.ts';

const compress = promisify(deflate);
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const BYTE_EACH = 8;
const BY_PALETTE = 3;

/** A PNG of places in a palette, one byte for each pixel. */
export async function palettePng(width: number, places: Buffer, colours: readonly Colour[]): Promise<Buffer> {
  const height = places.length / width;
  // Each row begins with the name of its filter: none, which for palettes is the best.
  const rows = Buffer.alloc(height * (width + 1));
  for (let row = 0; row < height; row++) places.copy(rows, row * (width + 1) + 1, row * width, (row + 1) * width);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([BYTE_EACH, BY_PALETTE], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', await compress(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
