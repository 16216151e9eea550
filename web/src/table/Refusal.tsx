import { citedRule, type GameModule, type Refusal } from '@club-route/engine';
import { Link } from '@tanstack/react-router';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { TableController } from './controller.ts';
import { ruleAnchor } from './rules/sections.ts';
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
  const found = citedRule(module, refusal.rule);
  if (found === undefined) return null;
  const anchor = 'section' in found ? ruleAnchor(found.section) : `register-${found.ruling}`;
  // A ruling is cited by the rule it reads: its own number means nothing to a player.
  const cited =
    'section' in found ? refusal.rule : (module.register.find(({ id }) => id === found.ruling)?.rule ?? refusal.rule);
  return (
    <small>
      <Link to="/rules/$game" params={{ game: module.game.id }} hash={anchor} target="_blank">
        Rule {cited}
      </Link>
      .
    </small>
  );
}
