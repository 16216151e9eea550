import type { BuildPlot, DriveAction, DriveChoice } from '../actions.ts';
import { BUILD_PLOTS } from '../actions.ts';
import { cellName, counted, listed } from '../language/names.ts';
import { fortificationCost, mayPlot, plotCode } from '../phases/orders.ts';
import { COST } from '../data/tables.ts';
import { isAdvanced, NONE, NORMAL, type DriveState } from '../state.ts';
import type { DriveButton, DriveGroup } from './types.ts';

/** Orders to one unit other than marching, as buttons. What is in force already is marked, and a press on it changes nothing. */
export function worksOf(state: DriveState, unit: number, found: readonly DriveChoice[]): readonly DriveGroup[] {
  const actions = found.flatMap(({ action }) => action ?? []);
  const orders = [...ordersOf(state, unit, actions)];
  if (found.some(({ draft }) => draft?.kind === 'way'))
    orders.push({ label: 'Choose the path hex by hex', press: { draft: { kind: 'way', unit, way: [] } } });
  const groups: DriveGroup[] = [
    { title: 'Orders', kind: 'works', choices: orders },
    { title: 'Attack', kind: 'list', choices: attacksOf(actions) },
  ];
  if (isAdvanced(state)) groups.push(...advancedWorks(state, unit, actions));
  groups.push(morningPlots(state, unit, actions));
  return groups.filter(({ choices }) => choices.length > 0);
}

function ordersOf(state: DriveState, unit: number, actions: readonly DriveAction[]): readonly DriveButton[] {
  const buttons: DriveButton[] = [];
  for (const action of actions) {
    if (action.kind === 'mode') {
      const mode = state.unitMode[unit] === NORMAL ? 'Travel mode' : 'Normal mode';
      buttons.push({ label: mode, note: counted(COST.mode, 'point'), press: { action } });
    }
    if (action.kind === 'fortify') {
      const note = counted(fortificationCost(state, unit), 'point');
      buttons.push({ label: `Fortify to level ${state.unitFort[unit] + 1}`, note, press: { action } });
    }
    if (action.kind === 'withdraw') buttons.push({ label: 'Cancel the attack', press: { action } });
  }
  return buttons;
}

function attacksOf(actions: readonly DriveAction[]): readonly DriveButton[] {
  return actions.flatMap((action) =>
    action.kind === 'attack'
      ? [
          {
            label: cellName(action.cell),
            note: counted(COST.offensiveFire, 'point'),
            press: { action },
            cell: action.cell,
          },
        ]
      : [],
  );
}

/** One of several plots: the order that makes it, or that it is in force. */
function plotButton(
  unit: number,
  label: string,
  actions: readonly DriveAction[],
  makes: (action: DriveAction) => boolean,
): DriveButton {
  const action = actions.find(makes);
  return action === undefined
    ? { label, press: { draft: { kind: 'unit', unit } }, selected: true }
    : { label, press: { action } };
}

/** 8.13, 8.16 */
function advancedWorks(state: DriveState, unit: number, actions: readonly DriveAction[]): readonly DriveGroup[] {
  const hasGuns = state.unitGuns[unit] > 0;
  const protection = hasGuns ? ['All on the first attack', 'Half on each of the first two'] : [];
  return [
    { title: 'Barrage', kind: 'list', choices: barragesOf(state, unit, actions) },
    folding(
      'Protective fire',
      protection.map((label, index) =>
        plotButton(unit, label, actions, (action) => action.kind === 'protect' && action.targets === index + 1),
      ),
    ),
    folding(
      'Advance after combat',
      [0, 1, 2].map((hexes) => {
        const label = counted(hexes, 'hex', 'hexes');
        return plotButton(unit, label, actions, (action) => action.kind === 'advance' && action.hexes === hexes);
      }),
    ),
  ];
}

function barragesOf(state: DriveState, unit: number, actions: readonly DriveAction[]): readonly DriveButton[] {
  const barrage = state.unitBarrage[unit];
  const others = actions.flatMap((action): DriveButton[] => {
    if (action.kind !== 'barrage') return [];
    return action.cell === undefined
      ? [{ label: 'No barrage', press: { action } }]
      : [{ label: cellName(action.cell), press: { action }, cell: action.cell }];
  });
  return barrage === NONE
    ? others
    : [...others, { ...plotButton(unit, cellName(barrage), [], () => false), cell: barrage }];
}

/** A line that says what is in force, and opens: it is seldom changed. */
function folding(title: string, choices: readonly DriveButton[]): DriveGroup {
  const now = choices.find(({ selected }) => selected)?.label ?? '';
  return { title, folded: `${title}: ${now.toLowerCase()}`, kind: 'list', choices };
}

const PLOT_LABELS: Readonly<Record<BuildPlot, string>> = {
  none: 'Neither',
  breakdown: 'Break down',
  buildup: 'Build up',
};

/** 7.0, 8.5: what happens on the next morning, folded because it is seldom wanted. */
function morningPlots(state: DriveState, unit: number, actions: readonly DriveAction[]): DriveGroup {
  const plots = BUILD_PLOTS.filter((plot) => mayPlot(unit, plot));
  const choices = (plots.length > 1 ? plots : []).map((plot) =>
    plotButton(unit, PLOT_LABELS[plot], actions, (action) => action.kind === 'plot' && action.plot === plot),
  );
  const disband = actions.find(({ kind }) => kind === 'disband');
  const disbands = state.unitDisband[unit] === 1;
  if (disband !== undefined)
    choices.push({ label: disbands ? 'Keep the unit' : 'Disband', press: { action: disband } });
  const plotted = plots.find((plot) => plot !== 'none' && state.unitPlot[unit] === plotCode(plot));
  const said = [
    ...(plotted === undefined ? [] : [PLOT_LABELS[plotted].toLowerCase()]),
    ...(disbands ? ['disband'] : []),
  ];
  const folded = said.length === 0 ? 'Next morning' : `Next morning: ${listed(said)}`;
  return { title: 'Next morning', folded, kind: 'list', choices };
}
