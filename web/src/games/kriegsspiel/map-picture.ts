import {
  ALL_UNITS,
  commanderOf,
  REPORTED_STATES,
  SIDE_OF_COMMAND,
  sightingText,
  STRUCTURES,
  STRUCTURE_STATES,
  unitsUnder,
  type CampaignState,
  type Command,
} from '@club-route/kriegsspiel';
import type { CounterFace } from '../../hex/counter/Counter.tsx';
import { keptFace } from '../../hex/counter/kept.ts';
import { likedBy } from './characters.ts';
import type { CrossingView, GhostView, HexPicture, PieceView } from '../../hex/game.ts';
import { believed, eyesOf, onTheMap } from './eyes.ts';
import { knownFace, knownWords, seenFace, trueFace, trueWords } from './faces.ts';
import { shortTime } from './times.ts';
import type { CampaignController } from './types.ts';

/** What lies on the map at the moment on show: what a commander believes, or the truth. */
export function mapPicture(controller: CampaignController): HexPicture {
  const eyes = onTheMap(eyesOf(controller).getState());
  const look = likedBy(controller);
  return eyes === 'truth' ? truth(controller.state, look) : belief(believed(controller, eyes), eyes, look);
}

/** How the face of a unit of some strength is shown. */
type Look = (face: CounterFace, unit: number, strength: number) => CounterFace;
const plainly: Look = (face) => face;

export function belief(sight: CampaignState, command: Command, look = plainly): HexPicture {
  return {
    pieces: ownPieces(sight, command, look),
    ghosts: sightings(sight, command),
    crossings: crossings(sight[`${command}Structures`]),
    spans: [],
  };
}

/** 6: own units where their last report put them. */
function ownPieces(sight: CampaignState, command: Command, look: Look): readonly PieceView[] {
  return unitsUnder(sight, command).flatMap((unit) => {
    const cell = sight.knownCell[unit];
    if (cell < 0 || REPORTED_STATES[sight.knownState[unit]] === 'lost') return [];
    const face = keptFace(look(knownFace(sight, unit), unit, sight.knownStrength[unit]));
    return [{ unit, cell, seat: command, face, words: knownWords(sight, unit) }];
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
    // Where it stands in a sentence, that sentence ends it.
    words: sightingText(seen).replace(/\.$/, ''),
    seen: {
      when: shortTime(seen.minute, sight.minute),
      age: Math.floor((sight.minute - seen.minute) / FADES_AFTER),
    },
  }));
}

export function truth(state: CampaignState, look = plainly): HexPicture {
  const fighting = new Set(
    state.combats.flatMap(({ fights }) => fights.flatMap(({ attacker, target }) => [attacker, target])),
  );
  return {
    pieces: ALL_UNITS.filter((unit) => state.unitCell[unit] >= 0).map((unit) => ({
      unit,
      cell: state.unitCell[unit],
      seat: commanderOf(state, unit),
      face: keptFace(
        look(
          trueFace(state, unit, state.unitStepTo[unit] >= 0 && state.unitStepAt[unit] > 0, fighting.has(unit)),
          unit,
          state.unitStrength[unit],
        ),
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
