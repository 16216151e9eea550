import type { GameModule, Refusal } from '@club-route/engine';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { TableController } from './controller.ts';
import { useTable } from './use-table.ts';

/** Why something cannot be done, by which rule, and what can be done instead. */
export function RefusalNotice({ controller }: { readonly controller: TableController }) {
  const refusal = useTable(controller, (state) => state.refusal);
  if (refusal === undefined) return null;
  return (
    <Notice danger>
      <p>
        {refusal.text} <RuleCited module={controller.module} refusal={refusal} />
      </p>
      <Button onClick={() => controller.refuse(undefined)}>Dismiss</Button>
    </Notice>
  );
}

/** The rule that forbids it, where it is one that can be looked up. */
export function RuleCited({ module, refusal }: { readonly module: GameModule; readonly refusal: Refusal }) {
  const { rules, register } = module;
  const known = rules.some(({ rule }) => rule === refusal.rule) || register.some(({ id }) => id === refusal.rule);
  return known ? <small>Rule {refusal.rule}.</small> : null;
}
