import {
  BRIDGES,
  cellName,
  combatsOf,
  counted,
  engineerFerries,
  FERRIES,
  FLAK_SOURCES,
  flakSeverity,
  forecastLanding,
  forecastShot,
  ghostsOf,
  hexsideName,
  isSide,
  momentName,
  oddsName,
  openLandingFights,
  OTHER,
  shots,
  sideOf,
  SUPPLY_MARKER_COST,
  TRANSPORT_COST,
  TRANSPORT_POINTS,
  unitName,
  unitNames,
  type Side,
} from '@club-route/descent-into-hell';
import { chanceText } from '@club-route/engine';
import { SIGHTINGS } from '../../hex/board/switches.ts';
import { listingPage, type ListedThing, type ListingView } from '../../hex/pages/Listings.tsx';
import { bridgeFacts, ferryFacts } from './cell-facts.ts';
import { SUPPLY } from './layers.ts';
import { ownSupplies } from './supply.ts';
import type { DescentController, DescentSkin } from './types.ts';

/** Lists without things are left out. */
function filled(lists: readonly ListingView[]): readonly ListingView[] {
  return lists.filter(({ things }) => things.length > 0);
}

/** 1.7: points, prices, who is in the air and with what chance, and the antiaircraft fire by its source. */
function airLists({ state, source: { viewer } }: DescentController): readonly ListingView[] {
  const air = state.landers.map(({ unit, marker, cell }): ListedThing => {
    const piece = unit === undefined ? { marker: marker! } : { unit };
    const { whole } = forecastLanding(state, piece, cell);
    const name = unit === undefined ? 'Air supplies' : unitName(unit);
    return { name, words: `lands at ${cellName(cell)}, intact in ${chanceText(whole / 6)} of cases.`, cells: [cell] };
  });
  const left = state.transportPoints;
  const prices = [...Object.entries(TRANSPORT_COST), ['Air Supply', SUPPLY_MARKER_COST] as const].map(
    ([what, cost]): ListedThing => ({ name: what, words: counted(cost, 'point') }),
  );
  const fire = FLAK_SOURCES.map((source): ListedThing => ({
    name: source,
    words: `hits on ${flakSeverity(source)} of 6`,
  }));
  const landings = [...state.landings].map(({ turn, cells }): ListedThing => ({
    name: cells.map(cellName).join(', '),
    words: `on ${16 + turn} September`,
    cells,
  }));
  return filled([
    { title: 'In the air', things: air },
    {
      title: 'Transport points',
      note:
        viewer === 'allied' && left >= 0
          ? `${left} of ${TRANSPORT_POINTS[state.turn - 1]} left today. You lose unspent points in the evening.`
          : 'Only the Allies know how many are left.',
      things: prices,
    },
    { title: 'Antiaircraft fire', note: 'The most dangerous source fires at each piece that lands.', things: fire },
    { title: 'Landings', things: landings.toReversed() },
  ]);
}

/** 1.6: what must and may be attacked, and every shot of the fight that goes on. */
function combatLists({ state, seat, source: { viewer }, mayAct }: DescentController): readonly ListingView[] {
  const { battle } = state;
  if (!isSide(viewer)) return [];
  if (battle !== null && mayAct && battle.pending === null) {
    const all = shots(state, seat as Side, battle);
    return filled(
      [...new Set(all.map(([firer]) => firer))].map((firer) => ({
        title: `${unitName(firer)} may fire at`,
        things: all.filter(([one]) => one === firer).map(([, target]) => shotThing(state, firer, target)),
      })),
    );
  }
  if (state.side !== viewer) return [];
  const { duty, free } = state.combats ?? combatsOf(state, viewer);
  const thing = (cell: number): ListedThing => ({ name: cellName(cell), words: '', cells: [cell] });
  const fought = state.combats?.fought ?? [];
  return filled([
    {
      title: 'First fight where you have landed',
      things: state.combats === null ? [] : openLandingFights(state).map(thing),
    },
    { title: 'You must attack', things: duty.filter((cell) => !fought.includes(cell)).map(thing) },
    { title: 'You may attack', things: free.filter((cell) => !fought.includes(cell)).map(thing) },
    { title: 'Fought', things: fought.map(thing) },
  ]);
}

function shotThing(state: DescentController['state'], firer: number, target: number): ListedThing {
  const { column, supplied, faces } = forecastShot(state, firer, target);
  const supply = supplied ? '' : ', +2 out of supply';
  const words = `${oddsName(column)}${supply}: of 6 no effect ${faces.none}, retreat ${faces.retreat}, loss ${faces.loss}, eliminated ${faces.eliminated}.`;
  return { name: unitName(target), words, cells: [state.unitCell[target]] };
}

/** 1.3, 1.4: bridges with owner and chance, ferries with the places left, bridging units. */
function waterLists({ state, source: { viewer } }: DescentController): readonly ListingView[] {
  const spans = [...state.unitSpan.keys()].filter((unit) => state.unitSpan[unit] >= 0);
  const engineers = isSide(viewer) ? engineerFerries(state, viewer) : [];
  return filled([
    { title: 'Bridges', things: BRIDGES.map((_, bridge) => bridgeFacts(state, bridge)) },
    { title: 'Ferries', things: FERRIES.map((_, ferry) => ferryFacts(state, ferry)) },
    {
      title: 'Your engineers as ferries',
      things: engineers.map(({ unit, hexside, left }) => ({
        name: unitName(unit),
        words:
          hexside < 0
            ? 'can serve one adjacent hexside.'
            : `serves ${hexsideName(hexside)}, ${counted(left, 'place')} left.`,
        cells: [state.unitCell[unit]],
      })),
    },
    {
      title: 'Bridges of bridging units',
      things: spans.map((unit) => ({
        name: hexsideName(state.unitSpan[unit]),
        words: state.unitCell[unit] >= 0 ? `built by ${unitName(unit)}.` : 'built by a unit out of sight.',
      })),
    },
  ]);
}

/** H-32: sightings with their age, the latest first. */
function seenLists({ state, source: { viewer } }: DescentController): readonly ListingView[] {
  if (!isSide(viewer)) return [];
  const enemy = OTHER[viewer];
  const now = [...state.unitCell.keys()].filter((unit) => sideOf(unit) === enemy && state.unitCell[unit] >= 0);
  const cells = [...new Set(now.map((unit) => state.unitCell[unit]))];
  return filled([
    {
      title: 'In sight now',
      things: cells.map((cell) => ({
        name: cellName(cell),
        words: unitNames(now.filter((unit) => state.unitCell[unit] === cell)),
        cells: [cell],
      })),
    },
    {
      title: 'Last seen',
      note: 'They may have moved since.',
      things: ghostsOf(state, enemy)
        .toSorted((one, two) => two.moment - one.moment || one.cell - two.cell)
        .map(({ cell, moment, units }) => ({
          name: cellName(cell),
          words: `${unitNames(units)}: ${momentName(moment)}`,
          cells: [cell],
        })),
    },
  ]);
}

/** 7.14 */
function supplyLists(controller: DescentController): readonly ListingView[] {
  const { state } = controller;
  const lines = ownSupplies(controller);
  const thing = ({ unit, way }: (typeof lines)[number]): ListedThing => ({
    name: unitName(unit),
    words: `at ${cellName(state.unitCell[unit])}`,
    cells: way.length === 0 ? [state.unitCell[unit]] : way,
    isBad: way.length === 0,
  });
  return filled([
    {
      title: 'Out of supply as far as you can see',
      note: 'They add 2 to their fire rolls. You learn the truth when they fire.',
      things: lines.filter(({ way }) => way.length === 0).map(thing),
    },
    { title: 'Supplied by air', things: lines.filter(({ way, by }) => by === 'air' && way.length > 0).map(thing) },
    {
      title: 'With a supply line by land',
      things: lines.filter(({ way, by }) => by === 'road' && way.length > 0).map(thing),
    },
  ]);
}

export const PAGES: DescentSkin['pages'] = [
  listingPage({ id: 'air', title: 'Air', lists: airLists, empty: '' }),
  listingPage({ id: 'combat', title: 'Combat', lists: combatLists, empty: 'You cannot attack any hex now.' }),
  listingPage({ id: 'water', title: 'Water', lists: waterLists, empty: '' }),
  listingPage({ id: 'sightings', title: 'Seen', lists: seenLists, empty: 'You have seen no enemy.', layer: SIGHTINGS }),
  listingPage({ id: 'supply', title: 'Supply', lists: supplyLists, empty: 'No unit is on the map.', layer: SUPPLY }),
];
