import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { TableController } from './controller.ts';

/** For a person whose turn it is again: what the others did meanwhile can be seen once more. */
export function Since({ controller }: { readonly controller: TableController }) {
  const { unseen } = controller;
  // Where everybody may act at any time there are no turns: the mail says what has come.
  if (!controller.mayAct || unseen === undefined || controller.module.clock !== undefined) return null;
  const count = controller.source.last - unseen;
  return (
    <Notice>
      <p>{count} events since your last turn.</p>
      <Button onClick={() => controller.replayFrom(unseen)}>Watch them</Button>
    </Notice>
  );
}
