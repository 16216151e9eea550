import type { z } from 'zod';
import { wrong } from '../problem.ts';

/** Input by its schema, or a sentence that says what is wrong with it. */
export function read<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0]!;
  // A sentence of ours is for a person, who knows no names of fields.
  if (message.endsWith('.')) throw wrong(message);
  throw wrong(path.length === 0 ? `${message}.` : `${path.join('.')}: ${message}`);
}
