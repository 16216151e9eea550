import { isArtillery, isRecon, UNITS } from '@club-route/kriegsspiel';

/** A letter in the making as text with a caret: what pressing units, verbs and squares writes into it. All of it is plain text. */

/** What has been written up to the caret, and what follows. */
export interface Draft {
  readonly before: string;
  readonly after: string;
}

export function draftAt(text: string, caret: number): Draft {
  return { before: text.slice(0, caret), after: text.slice(caret) };
}

const HEADER = /^\s*(FROM|TO|AT|NOW|REF)\b/i;
const ADDRESS = /^\s*TO\s+(.*)$/i;

/** The lines of the block in which the caret stands, up to it. */
function blockBefore(before: string): readonly string[] {
  const lines = before.split('\n');
  const last = lines.findLastIndex((line) => /^\s*(FROM|TO)\b/i.test(line));
  if (last < 0) return [];
  return lines.slice(/^\s*FROM\b/i.test(lines[last - 1] ?? '') ? last - 1 : last);
}

/** What follows in that block, from the caret on. */
function blockAfter(after: string): string {
  const lines = after.split('\n');
  const next = lines.findIndex((line, index) => index > 0 && /^\s*(FROM|TO|END)\b/i.test(line));
  return (next < 0 ? lines : lines.slice(0, next)).join('\n');
}

/** Whom the block is for, as it is written. */
export function addresseeIn(before: string): string | undefined {
  const line = blockBefore(before).find((one) => ADDRESS.test(one));
  const named = line === undefined ? undefined : ADDRESS.exec(line)![1].trim().toUpperCase();
  return named === '' ? undefined : named;
}

/** Writes to somebody: in the place of whoever a block without orders was for, else in a block of its own. */
export function addressed({ before, after }: Draft, name: string): Draft {
  const block = blockBefore(before);
  const isBegun = block.some((line) => line.trim() !== '' && !HEADER.test(line));
  if (block.length > 0 && !isBegun) {
    const head = before.slice(0, before.length - block.join('\n').length);
    const lines = block.map((line) => (ADDRESS.test(line) ? `TO ${name}` : line)).filter((line) => line.trim() !== '');
    return { before: `${head}${lines.join('\n')}\n`, after };
  }
  const head = before.trimEnd();
  return { before: `${head === '' ? '' : `${head}\n\n`}TO ${name}\n`, after };
}

/** Adds one more to those whom the block is for. */
export function alsoTo({ before, after }: Draft, name: string): Draft {
  const lines = before.split('\n');
  const at = lines.findLastIndex((line) => ADDRESS.test(line));
  if (at < 0) return addressed({ before, after }, name);
  return { before: lines.with(at, `${lines[at].trimEnd()}, ${name}`).join('\n'), after };
}

/** Begins a line of its own. */
export function withLine({ before, after }: Draft, line: string): Draft {
  const isFresh = before === '' || before.endsWith('\n');
  return { before: `${before}${isFresh ? '' : '\n'}${line}`, after: after.startsWith('\n') ? after : after };
}

/** What a line ends with that waits for a place. */
const WANTING =
  /(MOVE TO|ATTACK|ENEMY AT|WITHDRAW TO|RECCE TO|HOLD|BOMBARD|VIA|REPAIR|ON|\bAT|PATROL|AIR RECCE|\bTO|,)\s*$/i;
const AREA = /(PATROL|AIR RECCE)\s+\d{4}\s*$/i;
const GOES = /^\s*(MOVE|ATTACK|WITHDRAW|RECCE)\b/i;

/** Whether the line at the caret waits for a place, so that a square is meant even where a unit stands. */
export function wantsPlace(before: string): boolean {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return !ADDRESS.test(line) && (WANTING.test(line) || AREA.test(line));
}

/** Writes a place: where the line waits for one, as the other corner of an area, as a way to go by, or as where to move to. */
export function withPlace({ before, after }: Draft, place: string): Draft {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const spaced = before.endsWith(' ') || before === '' ? before : `${before} `;
  if (AREA.test(line)) return { before: `${spaced}TO ${place}`, after };
  if (ADDRESS.test(line)) return withLine({ before, after }, `MOVE TO ${place}`);
  if (WANTING.test(line)) return { before: `${spaced}${place}`, after };
  if (GOES.test(line))
    return { before: /\bVIA\b/i.test(line) ? `${before}, ${place}` : `${spaced}VIA ${place}`, after };
  return withLine({ before, after }, `MOVE TO ${place}`);
}

export interface Verb {
  readonly name: string;
  /** What it begins the line with; a place follows where it ends with a blank. */
  readonly line: string;
  /** What is to be pressed or typed next. */
  readonly next?: string;
}

const PLACE = 'Select a square on the map, or type a place.';

const GROUND: readonly Verb[] = [
  { name: 'Move', line: 'MOVE TO ', next: PLACE },
  { name: 'Attack', line: 'ATTACK ', next: PLACE },
  { name: 'Hold', line: 'HOLD' },
  { name: 'Withdraw', line: 'WITHDRAW TO ', next: PLACE },
  { name: 'If contact', line: 'IF CONTACT ', next: 'Type ATTACK, HOLD or WITHDRAW TO and a place.' },
  { name: 'Report', line: 'REPORT ALL' },
];
const RECCE: Verb = { name: 'Recce', line: 'RECCE TO ', next: PLACE };
const GUNS: readonly Verb[] = [
  { name: 'Bombard', line: 'BOMBARD ', next: PLACE },
  { name: 'Support', line: 'SUPPORT ', next: 'Select the unit to support, or type its name.' },
];
const REPAIR: Verb = { name: 'Repair', line: 'REPAIR ', next: 'Type a bridge, for example SON-BRIDGE.' };
const CORNERS = 'Select two opposite corners on the map.';
const AIR: readonly Verb[] = [
  { name: 'Patrol', line: 'PATROL ', next: CORNERS },
  { name: 'Air recce', line: 'AIR RECCE ', next: `${CORNERS} At most 24 squares.` },
  { name: 'Strike', line: 'STRIKE FOR ', next: 'Type the unit whose attack the squadron joins.' },
];
const MESSAGE: readonly Verb[] = [{ name: 'Message', line: 'MESSAGE: ', next: 'Type your message.' }];

/** What can be ordered to whoever the block is for. */
export function verbsFor(addressee: string | undefined): readonly Verb[] {
  if (addressee === undefined) return [];
  if (addressee === 'AIR') return AIR;
  if (addressee === 'UMPIRE' || addressee.includes(' HQ')) return MESSAGE;
  const names = addressee.split(',').map((name) => name.trim());
  const units = [...UNITS.keys()].filter((unit) => names.includes(UNITS[unit].id.toUpperCase()));
  return [
    ...GROUND,
    ...(units.some(isRecon) ? [RECCE] : []),
    ...(units.some(isArtillery) ? GUNS : []),
    ...(units.some((unit) => UNITS[unit].kind === 'engineer') ? [REPAIR] : []),
  ];
}

/** Whether a text names whom it is for and orders nothing yet. */
export function isBare(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.some((line) => ADDRESS.test(line)) && lines.every((line) => HEADER.test(line));
}

/** What the line at the caret waits for: an order to whoever is named, or what a verb waits for. */
export function wantedNext(before: string, after = ''): string | undefined {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const addressee = addresseeIn(before);
  if (addressee !== undefined && isBare(`${blockBefore(before).join('\n')}${blockAfter(after)}`))
    return `Choose an order for ${addressee}, or type it.`;
  return [...GROUND, RECCE, ...GUNS, REPAIR, ...AIR, ...MESSAGE].find(
    (verb) => verb.next !== undefined && verb.line.trimEnd() === line.trimEnd().toUpperCase(),
  )?.next;
}
