/** 5.3: a message fails on a sum of 2 or 3 of two dice; on the net of 1st Airborne on any double. */
export type Net = 'usual' | 'first airborne';

export function fails(net: Net, one: number, two: number): boolean {
  return net === 'usual' ? one + two <= 3 : one === two;
}

/** R7: so near a unit of 1st Airborne the Poles share its net. */
export const SHARED_NET_DISTANCE = 10;
