import { useSettings } from '../../../app/settings.ts';
import { DIRECTIONS } from '../../../hex/board/Rose.tsx';
import { isLayerOn, switchLayer, UNITS } from '../../../hex/board/switches.ts';
import { ALL_VALUES } from '../../../hex/panel/Head.tsx';
import { cycle } from '../../../hex/shortcuts.ts';
import type { Shortcut } from '../../../table/shortcuts.ts';
import type { DriveController, DriveKeys } from '../types.ts';
import { aimBarrage, centre, command, fireBarrage, get, nextPlot, quit, step } from './deeds.ts';
import { menuOf, openMenu } from './menu.ts';

/** The keys of the rule book (4.1, 8.1 to 8.5), for those who played it then. */
export const keys: DriveKeys = {
  id: 'drive-on-arnhem/1985',
  name: '1985 keys',
  about: 'The keys and menus of the original: 0–6 G N Q T X F M B A O P C I D L.',
  shortcuts,
};

function shortcuts(controller: DriveController): readonly Shortcut[] {
  const key = (name: string, does: string, run: () => void): Shortcut => ({
    key: name,
    does,
    // A die that is asked for is typed with the same keys.
    applies: () => controller.store.getState().waiting === undefined,
    run: () => press(controller, name, run),
  });
  const order = (name: string, does: string, made: Parameters<typeof command>[1]): Shortcut =>
    key(name, does, () => command(controller, made));
  const column = (name: 'unitDisband' | 'unitAdvance' | 'unitProtect', unit: number): number =>
    controller.state[name][unit];
  return [
    key('0', 'Centre the map on the cursor or the unit', () => centre(controller)),
    ...DIRECTIONS.map((way, index) =>
      key(String(index + 1), `Move the cursor or the unit ${way}; pick a unit of the menu`, () =>
        step(controller, index + 1),
      ),
    ),
    key('g', 'Get the units under the cursor; in the air phase, strike there', () => get(controller)),
    key('n', 'Next unit', () => cycle(controller, 1)),
    key('q', 'Leave the unit or the menu; in the air phase, end it', () => quit(controller)),
    key('t', 'Terrain: hide the units; while aiming, set the target', () => terrain(controller)),
    order('x', 'Disband or keep', (unit) => ({ kind: 'disband', unit, on: column('unitDisband', unit) !== 1 })),
    order('f', 'Fortify one level', (unit) => ({ kind: 'fortify', unit })),
    order('m', 'Change mode: normal or travel', (unit) => ({ kind: 'mode', unit })),
    order('b', 'Plot breakdown, build-up or neither', (unit) => nextPlot(controller, unit)),
    order('a', 'Plot the advance: 0, 1 or 2 hexes', (unit) => ({
      kind: 'advance',
      unit,
      hexes: (column('unitAdvance', unit) + 1) % 3,
    })),
    key('o', 'Aim an offensive barrage: move the cursor, then T', () => aimBarrage(controller)),
    order('p', 'Protective fire on one attack or two', (unit) => ({
      kind: 'protect',
      unit,
      targets: column('unitProtect', unit) === 2 ? 1 : 2,
    })),
    key('c', 'End the phase and fight its battles', () => controller.act({ kind: 'end' })),
    key('i', 'Add an air point to interdiction', () => controller.act({ kind: 'interdict' })),
    key('d', 'Show all values of the unit, or few', () => unfold()),
    key('l', 'Command list', () => openMenu(controller, { isListed: true })),
  ];
}

/** What is told is shown at once first; the command list and the bare map go away with any key (8.1, 8.5). */
function press(controller: DriveController, key: string, run: () => void): void {
  controller.skip();
  if (menuOf(controller).isListed) {
    openMenu(controller);
    if (key !== 'd') return;
  }
  if (key !== 't' && !isLayerOn(controller, UNITS)) return switchLayer(controller, UNITS);
  run();
}

function terrain(controller: DriveController): void {
  const { gunner } = menuOf(controller);
  if (gunner === undefined) switchLayer(controller, UNITS);
  else fireBarrage(controller, gunner);
}

function unfold(): void {
  useSettings.setState(({ folds }) => ({ folds: { ...folds, [ALL_VALUES]: !(folds[ALL_VALUES] ?? true) } }));
}
