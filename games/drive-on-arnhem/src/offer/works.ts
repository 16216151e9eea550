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
    orders.push({ label: 'Choose the way hex by hex', press: { draft: { kind: 'way', unit, way: [] } } });
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
    if (action.kind === 'withdraw') buttons.push({ label: 'Withdraw the attack', press: { action } });
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

/** 8.13, 8.16 */
function advancedWorks(state: DriveState, unit: number, actions: readonly DriveAction[]): readonly DriveGroup[] {
  const staying: DriveButton['press'] = { draft: { kind: 'unit', unit } };
  const barrage = state.unitBarrage[unit];
  const barrages = actions.flatMap((action): DriveButton[] => {
    if (action.kind !== 'barrage') return [];
    return action.cell === undefined
      ? [{ label: 'No barrage', press: { action } }]
      : [{ label: cellName(action.cell), press: { action }, cell: action.cell }];
  });
  if (barrage !== NONE) barrages.push({ label: cellName(barrage), press: staying, cell: barrage, selected: true });
  const pressFor = (wanted: (action: DriveAction) => boolean): Pick<DriveButton, 'press' | 'selected'> => {
    const action = actions.find(wanted);
    return action === undefined ? { press: staying, selected: true } : { press: { action } };
  };
  const advances = [0, 1, 2].map((hexes) => ({
    label: counted(hexes, 'hex', 'hexes'),
    ...pressFor((action) => action.kind === 'advance' && action.hexes === hexes),
  }));
  const protection = [1, 2].map((targets) => ({
    label: targets === 1 ? 'All on the first attack' : 'Half on each of the first two',
    ...pressFor((action) => action.kind === 'protect' && action.targets === targets),
  }));
  return [
    { title: 'Barrage', kind: 'list', choices: barrages },
    folding('Protective fire', state.unitGuns[unit] > 0 ? protection : []),
    folding('Advance after combat', advances),
  ];
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
  const choices: DriveButton[] = [];
  for (const plot of plots.length > 1 ? plots : []) {
    const action = actions.find((one) => one.kind === 'plot' && one.plot === plot);
    if (action !== undefined) choices.push({ label: PLOT_LABELS[plot], press: { action } });
    else choices.push({ label: PLOT_LABELS[plot], press: { draft: { kind: 'unit', unit } }, selected: true });
  }
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
