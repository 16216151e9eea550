import { useSettings } from '../app/settings.ts';
import type { TableController } from './controller.ts';
import { clockShortcuts } from './clock/shortcuts.ts';
import type { SheetName } from './Sheets.tsx';
import type { Shortcut } from './shortcuts.ts';

/** The keys that are the same at every table. */
export function tableShortcuts(
  controller: TableController,
  openSheet: (sheet: SheetName) => void,
  branch: (n: number) => void,
): readonly Shortcut[] {
  const shown = (): number => controller.store.getState().shown;
  const dice = [1, 2, 3, 4, 5, 6].map((face) => ({
    key: String(face),
    does: `Enter a die roll of ${face}`,
    run: () => controller.typeDie(face),
  }));
  return [
    ...(controller.module.clock === undefined
      ? [{ key: 'z', does: 'Undo', run: () => controller.undo() }]
      : clockShortcuts(controller)),
    { key: '[', does: 'Back one entry', run: () => controller.goTo(shown() - 1) },
    { key: ']', does: 'Forward one entry', run: () => controller.goTo(shown() + 1) },
    { key: 'l', does: 'Back to now: the latest entry', run: () => controller.goTo(Infinity) },
    {
      key: 'w',
      does: 'Watch the replay, or pause it',
      run: () => (controller.store.getState().playing ? controller.pause() : controller.play()),
    },
    { key: 'b', does: 'Branch from this entry', run: () => branch(shown()) },
    {
      key: 't',
      does: 'Text view or map view',
      run: () => useSettings.setState(({ textView }) => ({ textView: !textView })),
    },
    ...(controller.module.planning === undefined
      ? []
      : [
          {
            key: 'o',
            does: 'Plan ahead while others act, or watch them again',
            applies: () => controller.mayPlan,
            run: () => (controller.planning ? controller.plan.leave() : controller.plan.begin()),
          },
        ]),
    { key: 'r', does: 'Rules', run: () => openSheet('rules') },
    ...(controller.module.measures === undefined ? [] : [{ key: 'g', does: 'Charts', run: () => openSheet('charts') }]),
    { key: 's', does: 'Save and share', run: () => openSheet('save') },
    { key: '?', does: 'This list', run: () => openSheet('shortcuts') },
    ...dice,
  ];
}
