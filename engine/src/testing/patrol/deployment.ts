import { act, part, type Choice, type Refusal } from '../../contract.ts';
import { including, isAscending, without, type PatrolAction, type PatrolDraft } from './actions.ts';
import { ZONE } from './ground.ts';
import type { Reports } from './reports.ts';
import { COMPANIES, INDEX, STACK, UNITS_OF, type PatrolState, type Side } from './state.ts';
import { beginTurn } from './turn.ts';
import { lookAround } from './view.ts';

type Deployment = Extract<PatrolAction, { kind: 'deploy' }>;
type DeploymentDraft = Extract<PatrolDraft, { kind: 'deploy' }>;

const EMPTY: DeploymentDraft = { kind: 'deploy', companies: [], decoys: [] };

/** Both sides deploy at the same time and in secret: place and remove as often as you like, then commit. */
export function deploymentChoices(
  state: PatrolState,
  side: Side,
  draft: DeploymentDraft = EMPTY,
): readonly Choice<PatrolAction, PatrolDraft>[] {
  const { companies, decoys } = draft;
  const choices: Choice<PatrolAction, PatrolDraft>[] = [];
  if (companies.length === COMPANIES && decoys.length === state.decoys) choices.push(act({ ...draft, kind: 'deploy' }));
  for (const hex of ZONE[side]) {
    if (companies.includes(hex)) choices.push(part({ ...draft, companies: without(companies, hex) }));
    if (decoys.includes(hex)) choices.push(part({ ...draft, decoys: without(decoys, hex) }));
    if (countIn(draft, hex) === STACK) continue;
    if (companies.length < COMPANIES) choices.push(part({ ...draft, companies: including(companies, hex) }));
    if (decoys.length < state.decoys) choices.push(part({ ...draft, decoys: including(decoys, hex) }));
  }
  return choices;
}

export function refuseDeployment(state: PatrolState, side: Side, deployment: Deployment): Refusal | undefined {
  const { companies, decoys } = deployment;
  if (companies.length !== COMPANIES || decoys.length !== state.decoys)
    return { rule: '2.1', text: `Deploy exactly ${COMPANIES} companies and ${state.decoys} decoys.` };
  if (!isAscending(companies) || !isAscending(decoys))
    return { rule: '2.1', text: 'List the hexes from the lowest up.' };
  for (const hex of [...companies, ...decoys]) {
    if (!ZONE[side].includes(hex)) return { rule: '2.2', text: 'Deploy within the two rows at your own edge.' };
  }
  if ([...companies, ...decoys].some((hex) => countIn(deployment, hex) > STACK))
    return { rule: '2.3', text: `Deploy at most ${STACK} counters in each hex.` };
  return undefined;
}

export function deploy(state: PatrolState, side: Side, { companies, decoys }: Deployment, reports: Reports): void {
  const units = UNITS_OF[side];
  for (const [index, hex] of companies.entries()) state.unitHex[units[index]!] = hex;
  for (const [index, hex] of decoys.entries()) state.unitHex[units[COMPANIES + index]!] = hex;
  state.deployed[INDEX[side]] = 1;
  reports?.push({ kind: 'deployed', seat: side });
  if (state.deployed.includes(0)) return;
  lookAround(state, reports);
  beginTurn(state, 'north', 1, reports);
}

function countIn({ companies, decoys }: Omit<Deployment, 'kind'>, hex: number): number {
  let count = 0;
  for (const other of companies) if (other === hex) count++;
  for (const other of decoys) if (other === hex) count++;
  return count;
}
