import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/**
 * The table of look-alikes (confusables.txt of UTS 39) as the Unicode library inside Node has it. Node does not offer it to
 * programs, so it is read out of the file of Node itself: ICU keeps its data there as one package, with a table of
 * contents, and in it the table as `confusables.cfu` (ICU's `uspoof_impl.h` and `ucmndata.h` say how both are laid out).
 */

export const lookAlikesPath = inRoot('server/src/accounts/look-alikes.json');

/** Two bytes that stand at the same place of the head of all data of ICU, and what says that it is a package. */
const MAGIC = Buffer.from([0xda, 0x27]);
const PACKAGE = 'CmnD';
const ITEM = 'confusables.cfu';
const TABLE_MAGIC = 0x3845_fdef;

/** The file for the server: by what each looks like, the characters that look like it, as numbers in hexadecimal. */
export function lookAlikesFile(program = readFileSync(process.execPath)) {
  /** @type {Map<string, string[]>} */
  const byLook = new Map();
  for (const [from, look] of tableIn(dataIn(program))) {
    const known = byLook.get(look) ?? [];
    known.push(from.toString(16));
    byLook.set(look, known);
  }
  const lines = [...byLook].map(([look, those]) => {
    const name = Array.from(look, (one) => one.codePointAt(0)?.toString(16)).join(' ');
    return `    "${name}": "${those.join(' ')}"`;
  });
  const { unicode, icu } = process.versions;
  return `{\n  "unicode": "${unicode}",\n  "from": "ICU ${icu}",\n  "looks": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** @param {Buffer} program */
function dataIn(program) {
  for (let at = program.indexOf(PACKAGE); at >= 0; at = program.indexOf(PACKAGE, at + 1)) {
    // The name of the form stands 12 bytes into the head, which says first how long it is.
    const head = at - 12;
    if (!program.subarray(head + 2, head + 4).equals(MAGIC)) continue;
    const contents = head + program.readUInt16LE(head);
    const count = program.readUInt32LE(contents);
    for (let number = 0; number < count; number++) {
      const entry = contents + 4 + 8 * number;
      const name = contents + program.readUInt32LE(entry);
      if (program.toString('latin1', name, program.indexOf(0, name)).endsWith(`/${ITEM}`))
        return program.subarray(contents + program.readUInt32LE(entry + 4));
    }
  }
  throw new Error('this Node has no table of look-alikes: use one that comes with the whole of ICU');
}

/**
 * Each character with what it looks like, in the order of characters.
 * @param {Buffer} item
 * @returns {Generator<[number, string]>}
 */
function* tableIn(item) {
  const table = item.subarray(item.readUInt16LE(0));
  if (table.readUInt32LE(0) !== TABLE_MAGIC)
    throw new Error('ICU lays the table of look-alikes out in another way now');
  const [keys, count, values, , strings] = [12, 16, 20, 24, 28].map((at) => table.readInt32LE(at));
  for (let number = 0; number < count; number++) {
    const key = table.readUInt32LE(keys + 4 * number);
    const length = (key >>> 24) + 1;
    // A look of one letter stands there itself; of a longer one, where it begins.
    const place = values + 2 * number;
    const at = length === 1 ? place : strings + 2 * table.readUInt16LE(place);
    yield [key & 0xff_ffff, table.toString('utf16le', at, at + 2 * length)];
  }
}
