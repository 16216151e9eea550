import type { Refusal } from '../contract.ts';
import { sameJson } from '../state/same-json.ts';
import { canonical } from '../text/canonical.ts';

/** Says what in a value would not survive being written as JSON and read again; nothing if all of it would. */
export function notPlain(value: unknown, name = 'it'): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${name} is the number ${format(value)}`;
    case 'object':
      break;
    default:
      return `${name} is ${typeof value}`;
  }
  if (value === null) return undefined;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const problem = notPlain(item, `${name}[${index}]`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${name} is not a plain object`;
  for (const [key, item] of Object.entries(value)) {
    // A field that is left out and a field that is undefined are the same once written; no rule may tell them apart.
    const problem = item === undefined ? `${name}.${key} is undefined` : notPlain(item, `${name}.${key}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Equal as JSON, whatever the order of the fields. */
export function same(one: unknown, two: unknown): boolean {
  if (sameJson(one, two) || JSON.stringify(one) === JSON.stringify(two)) return true;
  return canonical(one ?? null) === canonical(two ?? null);
}

/** What a refusal lacks to be of use to a player: a rule to look up and a sentence to read. */
export function poorRefusal(refusal: Refusal): string | undefined {
  if (typeof refusal.rule !== 'string' || refusal.rule === '') return 'names no rule';
  if (typeof refusal.text !== 'string' || refusal.text.trim() === '') return 'has no text';
  if (!/[.!?]["'”’)]?$/.test(refusal.text)) return `has no whole sentence: "${refusal.text}"`;
  return undefined;
}

/** A value in a message: whole if short. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= 300 ? text : `${text.slice(0, 300)}…`;
}

/** Where two texts first differ, with a little of what comes before. */
export function firstDifference(one: string, two: string): string {
  let at = 0;
  while (at < one.length && one[at] === two[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${one.slice(from, at + 60)}… against …${two.slice(from, at + 60)}…`;
}

function format(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}
