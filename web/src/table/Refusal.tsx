import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { TableController } from './controller.ts';
import { useTable } from './use-table.ts';

/** Why something cannot be done, by which rule, and what can be done instead. */
export function RefusalNotice({ controller }: { readonly controller: TableController }) {
  const refusal = useTable(controller, (state) => state.refusal);
  if (refusal === undefined) return null;
  const { rules, register } = controller.module;
  const inRules =
    rules.some(({ rule }) => rule === refusal.rule) || register.some((entry) => entry.id === refusal.rule);
  return (
    <Notice danger>
      <p>
        {refusal.text} {inRules ? <small>Rule {refusal.rule}.</small> : null}
      </p>
      <Button onClick={() => controller.refuse(undefined)}>Dismiss</Button>
    </Notice>
  );
}
