import { markTerms } from '@club-route/engine';
import type { TableController } from '../controller.ts';
import { Explained } from './Explained.tsx';

interface WordedProps {
  readonly controller: TableController;
  readonly text: string;
  /** What stands before it on the table: words are explained once, where they stand first. */
  readonly after?: readonly string[];
}

/** A sentence of the table, in which the words of the game open their definitions. */
export function Worded({ controller, text, after = [] }: WordedProps) {
  const { glossary = [] } = controller.module;
  const seen = new Set<string>();
  for (const before of after) markTerms(glossary, before, seen);
  return <Explained marked={markTerms(glossary, text, seen)} />;
}
