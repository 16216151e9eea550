import type { z } from 'zod';
import { wrong } from '../problem.ts';

/** Nobody sends us as much; each of thousands would be looked at for milliseconds, while others wait, only to be refused. */
const MOST_VALUES = 500;

/** Input by its schema, or a sentence that says what is wrong with it. */
export function read<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  if (hasTooMany(value)) throw wrong(`This has more than ${MOST_VALUES} values. Send fewer.`);
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0]!;
  // A sentence of ours is for a person, who knows no names of fields.
  if (message.endsWith('.')) throw wrong(message);
  throw wrong(path.length === 0 ? `${message}.` : `${path.join('.')}: ${message}`);
}

/** Whether more values lie in it, at any depth, than anybody sends. */
function hasTooMany(value: unknown): boolean {
  const lists: unknown[] = [value];
  let count = 0;
  for (const one of lists) {
    if (typeof one !== 'object' || one === null) continue;
    // Not `Object.values`, which would go through all of them first.
    for (const name in one) {
      if (++count > MOST_VALUES) return true;
      lists.push((one as Readonly<Record<string, unknown>>)[name]);
    }
  }
  return false;
}
