import { isFieldOpen } from '@club-route/kriegsspiel/second';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { TableController } from '../../table/controller.ts';
import { unhurried } from '../../table/message-delay.ts';
import { askedNow } from '../../table/Prompt.tsx';
import { useTable } from '../../table/use-table.ts';
import { still } from '../../ui/still.ts';
import { pace } from '../kriegsspiel-battle/pace.ts';
import type { BattleController } from '../kriegsspiel-battle/types.ts';
import { FieldSource } from './field-source.ts';
import type { SecondController } from './types.ts';

/** What lies before a commander whose battle is being fought: the field, or the map of the campaign. */
export type Sheet = 'field' | 'map';

interface Laid {
  readonly battle: string;
  readonly table: BattleController;
}

const laid = new WeakMap<object, Laid>();
const sheets = new WeakMap<object, StoreApi<{ readonly sheet: Sheet }>>();

export function sheetOf(controller: SecondController): StoreApi<{ readonly sheet: Sheet }> {
  let store = sheets.get(controller);
  if (store === undefined) {
    store = createStore<{ readonly sheet: Sheet }>(() => ({ sheet: 'field' }));
    sheets.set(controller, store);
  }
  return store;
}

/** The table of the battle on show, if the viewer sees one; it stays until its last shot has been shown. */
export function fieldOf(controller: SecondController): BattleController | undefined {
  const known = laid.get(controller);
  const { state, source, looksBack } = controller;
  if (!isFieldOpen(state)) {
    const isTelling = known?.table.store.getState().telling !== undefined;
    return isTelling && !looksBack ? known!.table : undefined;
  }
  const battle = state.engagement!.id;
  if (known?.battle === battle) return known.table;
  const { shown, draft } = controller.store.getState();
  const table: BattleController = new TableController({
    source: new FieldSource(source, shown),
    drafts: draft !== undefined && 'battle' in draft ? [draft.battle] : [],
    pace: unhurried({ pace }),
    still,
  });
  laid.set(controller, { battle, table });
  return table;
}

/** The field where it lies before the viewer: there is a battle, and the map has not been laid over it. */
export function fieldInSight(controller: SecondController): BattleController | undefined {
  return sheetOf(controller).getState().sheet === 'field' ? fieldOf(controller) : undefined;
}

const RESTING = createStore(() => ({ telling: undefined }));

/** The same for a view, which follows it. */
export function useField(controller: SecondController): BattleController | undefined {
  useTable(controller, (table) => table.shown);
  const field = fieldOf(controller);
  useStore(field?.store ?? RESTING, ({ telling }) => telling);
  return field;
}

export function useFieldInSight(controller: SecondController): BattleController | undefined {
  const field = useField(controller);
  const sheet = useStore(sheetOf(controller), (state) => state.sheet);
  return sheet === 'field' ? field : undefined;
}

/** Keeps the table of a battle going while the campaign's is open, and where the campaign is looked at. */
export function useFollowing(controller: SecondController, field: BattleController | undefined): void {
  const shown = useTable(controller, (table) => table.shown);
  const { looksBack } = controller;
  useEffect(() => field?.open(), [field]);
  // What is chosen on the field is the campaign's decision in the making: its prompt says so, and it is found again.
  useEffect(
    () =>
      field?.store.subscribe(({ draft }, before) => {
        if (draft !== before.draft) controller.propose(draft === undefined ? undefined : { battle: draft });
      }),
    [controller, field],
  );
  // What comes next is asked once the last shot has been shown.
  useEffect(() => {
    if (field === undefined) return undefined;
    const say = (): void => {
      const isTelling = field.store.getState().telling !== undefined;
      controller.store.setState({ within: isTelling ? askedNow(field) : undefined });
    };
    const leave = field.store.subscribe(say);
    say();
    return () => {
      leave();
      controller.store.setState({ within: undefined });
    };
  }, [controller, field]);
  useEffect(() => {
    if (field === undefined) return undefined;
    if (looksBack) field.goTo(shown);
    // Back in the present: nothing that was seen is told again.
    return looksBack ? () => field.goTo(Infinity) : undefined;
  }, [field, looksBack, shown]);
}
