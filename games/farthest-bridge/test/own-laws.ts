import type { OwnLaw } from '@club-route/engine/testing';
import { ARNHEM, ZONES } from '../src/data/board.ts';
import { UK3, US3 } from '../src/data/support.ts';
import { COUNTS_FOR_VICTORY, UNIT_COUNT } from '../src/data/units.ts';
import { farthestBridge } from '../src/game.ts';
import { rebuildOccupancy } from '../src/rules/occupancy.ts';
import { allotmentOf } from '../src/rules/support-fire.ts';
import { GONE, NONE, WAITING, type FarthestBridgeState } from '../src/state.ts';

const scratch = farthestBridge.shape.create();

/** What holds in every position of this game, and from every position to the next. */
const LAWS: Readonly<Record<string, OwnLaw<FarthestBridgeState>['check']>> = {
  'what follows from where the units are is what the columns say': (now) => {
    farthestBridge.shape.copyInto(scratch, now);
    // A unit on its way holds no hex and has no zone.
    if (now.mover !== NONE) scratch.unitCell[now.mover] = WAITING;
    rebuildOccupancy(scratch);
    scratch.unitCell.set(now.unitCell);
    return farthestBridge.shape.equal(scratch, now)
      ? undefined
      : `${Object.keys(farthestBridge.shape.diff(scratch, now)).join(', ')} should be another`;
  },
  'one unit to a hex': (now) => {
    const taken = new Set<number>();
    for (let unit = 0; unit < UNIT_COUNT; unit++) {
      const cell = now.unitCell[unit]!;
      if (cell < 0 || unit === now.mover) continue;
      if (taken.has(cell)) return `two units are in cell ${cell}`;
      taken.add(cell);
    }
    return undefined;
  },
  'nobody recovers, and nobody comes back': (now, before) => {
    for (let unit = 0; unit < UNIT_COUNT; unit++) {
      if (before.unitDepleted[unit] === 1 && now.unitDepleted[unit] === 0) return `unit ${unit} has recovered`;
      if (before.unitCell[unit] === GONE && now.unitCell[unit] !== GONE) return `unit ${unit} has come back`;
    }
    return undefined;
  },
  'support fire is never more than the allotment, and a lost drop zone has none': (now) => {
    if (now.turn === 0 || now.phase === 'over') return undefined;
    for (const [kind, most] of allotmentOf(now).entries())
      if (now.markers[kind]! > most) return `there are ${now.markers[kind]} markers of kind ${kind}`;
    if (now.options!.dropZoneWhileOccupied) return undefined;
    const lost = ZONES.filter((_, zone) => now.zoneEntered[zone] === 1);
    if (lost.includes('1st') && now.markers[UK3]! > 0) return 'the UK +3 should be gone';
    if (lost.some((zone) => zone !== '1st') && now.markers[US3]! > 0) return 'the US +3 should be gone';
    return lost.length > 1 && now.markers[UK3]! + now.markers[US3]! > 0 ? 'every +3 should be gone' : undefined;
  },
  'a game in which two hexes of Arnhem are held is over': (now) => {
    const held = ARNHEM.filter((cell) => now.cellUnit[cell]! >= 0 && COUNTS_FOR_VICTORY[now.cellUnit[cell]!] === 1);
    if (held.length > 0 && !now.heldOne) return 'a hex of Arnhem is held and nobody has noticed';
    return held.length > 1 && now.ending !== 'allied' ? 'two hexes of Arnhem are held and the game goes on' : undefined;
  },
  'bridges come back in Allied movement phases only': (now, before) =>
    (before.bridgesDown & ~now.bridgesDown) !== 0 && before.phase !== 'alliedMove' && before.phase !== 'alliedMobile'
      ? 'a bridge stands again'
      : undefined,
};

export const ownLaws: readonly OwnLaw<FarthestBridgeState>[] = Object.entries(LAWS).map(([name, check]) => ({
  name,
  check,
}));
