import {
  ALL_UNITS,
  commandOf,
  REPORTED_STATES,
  SIDE_OF_COMMAND,
  sightingText,
  STRUCTURES,
  STRUCTURE_STATES,
  unitsOfCommand,
  type CampaignState,
  type Command,
} from '@club-route/kriegsspiel';
import { keptFace } from '../../hex/counter/kept.ts';
import type { CrossingView, GhostView, HexPicture, PieceView } from '../../hex/game.ts';
import { believed, eyesOf } from './eyes.ts';
import { knownFace, knownWords, seenFace, trueFace, trueWords } from './faces.ts';
import { shortTime } from './times.ts';
import type { CampaignController } from './types.ts';

/** What lies on the map at the moment on show: what a commander believes, or the truth. */
export function mapPicture(controller: CampaignController): HexPicture {
  const { eyes } = eyesOf(controller).getState();
  return eyes === 'truth' ? truth(controller.state) : belief(believed(controller, eyes), eyes);
}

export function belief(sight: CampaignState, command: Command): HexPicture {
  return {
    pieces: ownPieces(sight, command),
    ghosts: sightings(sight, command),
    crossings: crossings(sight[`${command}Structures`]),
    spans: [],
  };
}

/** 6: own units where their last report put them. */
function ownPieces(sight: CampaignState, command: Command): readonly PieceView[] {
  return unitsOfCommand(command).flatMap((unit) => {
    const cell = sight.knownCell[unit];
    if (cell < 0 || REPORTED_STATES[sight.knownState[unit]] === 'lost') return [];
    return [{ unit, cell, seat: command, face: keptFace(knownFace(sight, unit)), words: knownWords(sight, unit) }];
  });
}

/** Minutes after which a sighting is one step fainter. */
const FADES_AFTER = 90;

/** Enemies where they were last seen, fainter the longer ago. */
function sightings(sight: CampaignState, command: Command): readonly GhostView[] {
  const army = SIDE_OF_COMMAND[command] === 'german' ? 'british' : 'german';
  return sight[`${command}Sightings`].map((seen) => ({
    cell: seen.cell,
    face: keptFace(seenFace(seen, army)),
    words: sightingText(seen),
    seen: {
      when: shortTime(seen.minute, sight.minute),
      age: Math.floor((sight.minute - seen.minute) / FADES_AFTER),
    },
  }));
}

export function truth(state: CampaignState): HexPicture {
  const fighting = new Set(
    state.combats.flatMap(({ fights }) => fights.flatMap(({ attacker, target }) => [attacker, target])),
  );
  return {
    pieces: ALL_UNITS.filter((unit) => state.unitCell[unit] >= 0).map((unit) => ({
      unit,
      cell: state.unitCell[unit],
      seat: commandOf(unit),
      face: keptFace(
        trueFace(state, unit, state.unitStepTo[unit] >= 0 && state.unitStepAt[unit] > 0, fighting.has(unit)),
      ),
      words: trueWords(state, unit),
    })),
    ghosts: [],
    crossings: crossings(state.structureState),
    spans: [],
  };
}

/** 16: bridges and ferries that are not as they were at the start. */
function crossings(states: Uint8Array): readonly CrossingView[] {
  return STRUCTURES.flatMap(({ id }, structure) => {
    const state = STRUCTURE_STATES[states[structure]];
    const sign = SIGNS[state];
    return sign === undefined ? [] : [{ id, state: sign, text: state }];
  });
}

const SIGNS: Readonly<Record<string, CrossingView['state'] | undefined>> = {
  damaged: 'down',
  destroyed: 'down',
  repairing: 'asked',
  temporary: 'safe',
  'temporary slow': 'safe',
};
