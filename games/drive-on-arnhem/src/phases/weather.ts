import type { Dice } from '@club-route/engine';
import { ALLIED_AIR, CLEAR_UP_TO, CLOUDY_UP_TO, GERMAN_AIR, HISTORICAL_WEATHER, type Weather } from '../data/tables.ts';
import { UNIT_COUNT } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { remember } from '../rules/relocate.ts';
import { isSeen } from '../rules/zones.ts';
import { ON_TIME, optionsOf, type DriveState } from '../state.ts';

/** 3.0 Weather determination phase, and the forgetting with which a turn begins (H4). */
export function determineWeather(state: DriveState, dice: Dice, reports: Reports): void {
  state.unitMoved.fill(0);
  state.unitLate.fill(ON_TIME);
  state.unitStrain.fill(0);
  state.unitInterdicted.fill(0);
  state.unitOutOfCommand.fill(0);
  state.ferryUsed = 0;
  state.interdiction = state.interdictionTested = 0;
  state.weather = weatherOf(state, dice);
  state.alliedAir = ALLIED_AIR[state.weather];
  state.germanAir = GERMAN_AIR[state.weather];
  if (optionsOf(state).hidden)
    for (let unit = 0; unit < UNIT_COUNT; unit++) if (isSeen(state, unit)) remember(state, unit);
  reports?.push({ kind: 'turn', turn: state.turn, weather: state.weather, discloses: true });
}

function weatherOf(state: DriveState, dice: Dice): Weather {
  if (state.turn === 1 || optionsOf(state).weather === 'historical') return HISTORICAL_WEATHER[state.turn - 1];
  const die = dice.between(1, 100, 'weather');
  if (die <= CLEAR_UP_TO) return 'clear';
  return die <= CLOUDY_UP_TO ? 'cloudy' : 'overcast';
}
