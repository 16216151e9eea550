/**
 * The first name that an object of a JSON text has twice, if any. JSON.parse keeps the last of the two and other readers
 * the first, so such a text says different things to different readers. The text must be valid JSON.
 */
export function twiceNamed(json: string): string | undefined {
  // Per open bracket: the names of an object so far, or nothing for a list.
  const open: (Set<string> | undefined)[] = [];
  let names: Set<string> | undefined;
  let isName = false;
  for (let at = 0; at < json.length; at++) {
    switch (json.charCodeAt(at)) {
      case OBJECT:
        names = new Set();
        open.push(names);
        isName = true;
        break;
      case LIST:
        names = undefined;
        open.push(names);
        break;
      case OBJECT_END:
      case LIST_END:
        open.pop();
        names = open.at(-1);
        break;
      case COMMA:
        isName = names !== undefined;
        break;
      case QUOTE: {
        const end = endOfText(json, at);
        if (isName && names !== undefined) {
          const name = JSON.parse(json.slice(at, end + 1)) as string;
          if (names.has(name)) return name;
          names.add(name);
          isName = false;
        }
        at = end;
        break;
      }
    }
  }
  return undefined;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const LIST = 0x5b;
const BACKSLASH = 0x5c;
const LIST_END = 0x5d;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;

/** Where the text ends that begins at this quotation mark. */
function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
