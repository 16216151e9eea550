import { defaultOptions, Match } from '@club-route/engine';
import { driveOnArnhem, driveOnArnhemModule, type DriveOptions } from '@club-route/drive-on-arnhem';
import { openSheet } from '@club-route/cartography/draw/open-sheet';
import { deskOf } from '../../../src/hex/desk.ts';
import { goOn } from '../../../src/hex/go-on.ts';
import type { HexGame } from '../../../src/hex/game.ts';
import { driveOnArnhemGame } from '../../../src/games/drive-on-arnhem/game.ts';
import { keys } from '../../../src/games/drive-on-arnhem/keys/keys.ts';
import type { DriveController } from '../../../src/games/drive-on-arnhem/types.ts';
import { TableController } from '../../../src/table/controller.ts';
import { LocalMatch } from '../../../src/table/local/local-match.ts';
import { seatingOf } from '../../../src/table/local/seating.ts';
import { localSource } from '../table/at-home.ts';

export function startMatch(seed: number, options: Partial<DriveOptions> = {}) {
  const chosen = { ...defaultOptions(driveOnArnhem.options), ...options };
  return Match.start(driveOnArnhem, chosen, { kind: 'fast', seed }, `table ${seed}`);
}

const sheet = await openSheet('drive-on-arnhem');

/** A table before the Allied player, who commands both sides, on the first day. */
export function alliedTable(options: Partial<DriveOptions> = {}): DriveController {
  const match = startMatch(1, options);
  const keep = (): Promise<void> => Promise.resolve();
  const local = new LocalMatch({ match, module: driveOnArnhemModule, seating: seatingOf({}), playable: true, keep });
  const controller = new TableController({
    source: localSource(local, 'allied', driveOnArnhem.seats),
    pace: () => ({ rolling: 0, rest: 0 }),
    still: () => true,
  });
  controller.open();
  deskOf(controller).setState({ sheet });
  goOn(controller as unknown as TableController, driveOnArnhemGame as unknown as HexGame);
  return controller;
}

/** Air strikes are over, and it is for the Allies to give orders. */
export function operations(options: Partial<DriveOptions> = {}): DriveController {
  const controller = alliedTable(options);
  while (controller.state.phase !== 'alliedFirst') controller.act({ kind: 'end' });
  return controller;
}

/** Presses keys of 1985 one after the other. */
export function press(controller: DriveController, pressed: string): void {
  for (const key of pressed)
    keys
      .shortcuts(controller)
      .find((one) => one.key === key)!
      .run();
}
