import { cellOf } from '../src/data/board.ts';
import { PANNERDEN_CELL } from '../src/data/entries.ts';
import { structureCalled } from '../src/data/structures.ts';
import { unitCalled } from '../src/data/units.ts';
import type { CampaignState } from '../src/state.ts';
import type { DieRuledOn } from '../src/umpire/ruled.ts';
import { attackTo, move, order, position, post, PurposeDice } from './positions.ts';
import { says, untilRuling } from './umpire-desk.ts';

/** For each kind of dice that the umpire sees before they count, a position in which they wait for him. */

const options = { umpireRules: true } as const;
const SON = structureCalled('son-bridge');

export const WAITING: Readonly<Record<DieRuledOn, () => CampaignState>> = {
  weather: () => dawn(5),
  'German squadrons'() {
    const state = dawn(2);
    says(state, 'RULE 1 PROPOSED BECAUSE x');
    return state;
  },
  supply() {
    const units = { '2I/5': '2132', '1/9SS': '4463' };
    const state = position({ options: { ...options, supplyOffroadMax: 1 }, time: '18 1900', units });
    untilRuling(state, '18 2000');
    return state;
  },
  demolition() {
    const state = position({ options, units: { '1/506': '0914', '1/9SS': '4463' } });
    state.structureTested[SON] = 0;
    order(state, '1/506', [move('0909')]);
    untilRuling(state, '18 1800');
    return state;
  },
  repair() {
    const state = position({
      options,
      units: { Engineers: '0910', '1/9SS': '4463' },
      structures: { 'son-bridge': 'destroyed' },
    });
    order(state, 'Engineers', [{ kind: 'repair', structure: SON }]);
    return state;
  },
  ferry() {
    const state = position({ options, units: { '3/1': '2960', '2/1': '2961', '1/9SS': '4463' } });
    order(state, '3/1', [move('2958')]);
    return state;
  },
  'engineer ferry'() {
    const state = position({ options, units: { Engineers: '4247', '1/505': '4246', '1/9SS': '4463' } });
    const ferry = { kind: 'ferry', units: [unitCalled('1/505')], water: 'waal', cell: cellOf('4247') } as const;
    order(state, 'Engineers', [ferry]);
    order(state, '1/505', [{ kind: 'wait for', unit: unitCalled('Engineers') }]);
    return state;
  },
  'Pannerden ferry'() {
    const state = position({ options, time: '20 0500', units: { '1/506': '2120' } });
    const units = ['1/10SS', '2/10SS Arty'].map(unitCalled);
    post(state, 'german', { to: { units }, orders: [{ kind: 'enter', cell: PANNERDEN_CELL, first: [] }] });
    untilRuling(state, '20 0600');
    says(state, 'RULE 1 POOR BECAUSE x');
    return state;
  },
  wading() {
    const units = { '1/506': '0911', '1/9SS': '4463' };
    const state = position({ options, units, structures: { 'son-bridge': 'destroyed' } });
    state.airborneStructures[SON] = 2;
    order(state, '1/506', [move('0910')]);
    return state;
  },
  'who moves first'() {
    const state = position({ options, units: { '1/506': '2120', '1/59': '2124' } });
    order(state, '1/506', [move('2123', { how: 'country' })]);
    order(state, '1/59', [move('2121', { how: 'country' })]);
    untilRuling(state, '18 1020', new PurposeDice({ 'who moves first': [2, 5] }));
    return state;
  },
  'who attacks'() {
    const units = { '1/506': '2120', '1/59': '2121', '1/9SS': '4463', '2/1': '4363' };
    const state = position({ options, units });
    for (const id of ['1/506', '1/59']) order(state, id, [{ kind: 'if contact', stance: { act: 'attack' } }]);
    order(state, '1/9SS', [attackTo('4363')]);
    untilRuling(state, '18 1030');
    says(state, 'RULE 1 PROPOSED BECAUSE x', new PurposeDice({ 'who attacks': [2, 5] }));
    return state;
  },
};

function dawn(weather: number): CampaignState {
  const state = position({ options, time: '19 0500', units: { '1/9SS': '4463', '1/506': '2120' } });
  untilRuling(state, '19 0600', new PurposeDice({ weather: [weather] }));
  return state;
}
