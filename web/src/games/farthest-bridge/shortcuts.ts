import type { FarthestBridgeAction } from '@club-route/farthest-bridge';
import { deskOf, lookAt } from '../../hex/desk.ts';
import { ORDER_LINE } from '../../hex/board/OrderLine.tsx';
import type { Shortcut } from '../../table/shortcuts.ts';
import { attackersOf, beginAttack, isBattleDraft } from './attack.ts';
import { commit } from './commit.ts';
import { offerNow, offerOf, type Offer } from './offer.ts';
import { letGo } from './press.ts';
import { takeUp } from './take-up.ts';
import type { FarthestBridgeController } from './types.ts';

/** The keys of this game, besides those of the map: arrows, Enter, plus and minus. */
export function shortcuts(controller: FarthestBridgeController): readonly Shortcut[] {
  const acts = (): boolean => controller.mayAct;
  return [
    { key: 'n', does: 'Next unit, target or hex that can be chosen', applies: acts, run: () => cycle(controller, 1) },
    { key: 'p', does: 'The one before', applies: acts, run: () => cycle(controller, -1) },
    {
      key: 'Enter',
      does: 'Do it: go, jump, attack, hand in; while it is told, show it all',
      run: () => commit(controller),
    },
    { key: 'Escape', does: 'Let go', run: () => letGo(controller) },
    { key: 'a', does: 'Attack with all who can', applies: acts, run: () => attackWithAll(controller) },
    {
      key: 'h',
      does: 'Hold: stop, halt, hold the ground, fire nothing, leave it standing',
      applies: acts,
      run: () => hold(controller),
    },
    { key: 'e', does: 'End the phase', applies: acts, run: () => endPhase(controller) },
    { key: '/', does: 'Type a unit, a place or an order', run: () => document.getElementById(ORDER_LINE)?.focus() },
  ];
}

/** Goes through whatever can be chosen now. */
function cycle(controller: FarthestBridgeController, step: number): void {
  const { draft } = controller.store.getState();
  const { cursor } = deskOf(controller).getState();
  const after = <T>(list: readonly T[], now: T | undefined): T | undefined => {
    const at = now === undefined ? -1 : list.indexOf(now);
    return list[at < 0 ? (step > 0 ? 0 : list.length - 1) : (at + step + list.length) % list.length];
  };
  const { state } = controller;
  if (state.step === 'free' && state.phase.endsWith('Combat')) {
    const offer = offerOf(controller, undefined, []);
    const target =
      offer.kind === 'attack' ? after(offer.targets, isBattleDraft(draft) ? draft.target : undefined) : undefined;
    if (target === undefined) return;
    controller.propose(beginAttack(controller, target, []));
    lookAt(controller, state.unitCell[target]);
    return;
  }
  if (state.step === 'free' && state.phase !== 'deploy') {
    const offer = offerOf(controller, undefined, []);
    const unit =
      offer.kind === 'pick' ? after(offer.units, draft?.kind === 'unit' ? draft.unit : undefined) : undefined;
    if (unit !== undefined) takeUp(controller, unit);
    return;
  }
  const cell = after(cellsOf(offerNow(controller)), cursor);
  if (cell !== undefined) lookAt(controller, cell);
}

function cellsOf(offer: Offer): readonly number[] {
  switch (offer.kind) {
    case 'cells':
      return [...offer.actions.keys()];
    case 'march':
      return [...offer.destinations.keys()];
    case 'land':
      return [...offer.odds.keys()];
    case 'retreat':
      return [...new Set(offer.ways.map((way) => way.at(-1)!))];
    case 'advance':
      return [...new Set(offer.ways.map(({ to }) => to))];
    case 'nothing':
    case 'pick':
    case 'attack':
    case 'span':
    case 'bridges':
    case 'defence':
      return [];
  }
}

function attackWithAll(controller: FarthestBridgeController): void {
  const { draft } = controller.store.getState();
  if (draft?.kind === 'attack') controller.propose({ ...draft, attackers: attackersOf(controller, draft.target) });
}

/** The answer that changes least. */
function hold(controller: FarthestBridgeController): void {
  const answers: Readonly<Record<string, FarthestBridgeAction>> = {
    moving: { kind: 'stop' },
    demolition: { kind: 'spare' },
    defence: { kind: 'support', markers: [] },
    retreat: { kind: 'resist' },
    advance: { kind: 'halt' },
  };
  const answer = answers[controller.state.step];
  if (answer !== undefined) controller.act(answer);
}

function endPhase(controller: FarthestBridgeController): void {
  const { state } = controller;
  if (state.step === 'free' && state.phase !== 'deploy' && !controller.planning) controller.act({ kind: 'end' });
}
