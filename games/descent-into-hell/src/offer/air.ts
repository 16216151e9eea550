import { NO_OFFER, traysBy } from '@club-route/engine';
import { airChoices } from '../choices/air.ts';
import { AIRFIELDS, cellOf } from '../data/board.ts';
import { ALLIED_POOL, ALLIED_POOL_NAMES } from '../data/units.ts';
import { cellName, counted, dateOf, hexsideName, listed, unitName } from '../language/names.ts';
import { costOf } from '../phases/drop.ts';
import { WAITING, type DescentState } from '../state.ts';
import { impulseName, moversOffer } from './pick.ts';
import type { DescentButton, DescentOffer, DescentUnit } from './types.ts';

/** H-08: before the first move the Allies flip bridging units back, roll for the weather and drop. */
export function airOffer(state: DescentState): DescentOffer {
  const found = airChoices(state);
  const drops = found.flatMap(({ draft }) => (draft?.kind === 'drop' ? [draft] : []));
  const { transportPoints, landers } = state;
  // Whoever moves ends the air phase, so that nobody is lit for it.
  const movers = landers.length === 0 ? moversOffer(state, 'allied', 'still') : undefined;
  return {
    ...NO_OFFER,
    ...movers,
    entries: [],
    units: new Map<number, DescentUnit>([
      ...(movers?.units ?? []),
      ...drops.map((draft): [number, DescentUnit] => [draft.unit, { cell: undefined, look: 'able', press: { draft } }]),
    ]),
    head: {
      title: `Air transport, ${impulseName(state).toLowerCase()}, ${dateOf(state.turn)}`,
      words: `${counted(transportPoints, 'transport point')} left. ${weatherWords(state)}`,
    },
    hint: 'Nobody is seen before all are placed. The first move ends the air phase.',
    trays: traysBy(
      drops.map(({ unit }) => unit),
      (unit) => `${ALLIED_POOL_NAMES[ALLIED_POOL[unit]]}, ${counted(costOf({ unit }), 'point')} each`,
    ),
    groups: [
      {
        title: 'Before the first move',
        kind: 'works',
        choices: found.flatMap(({ action, draft }) => buttonOf(state, action ?? draft)),
      },
    ],
    end: {
      label: landers.length === 0 ? 'End the air phase' : `Land at ${listed(placesOf(state))}`,
      left: drops.length === 0 || transportPoints === 0 ? '' : `${counted(transportPoints, 'transport point')} left.`,
      action: { kind: 'end' },
    },
    place: (unit) => (movers?.units.has(unit) ? movers.place(unit) : { at: goalOf(state, unit), around: [] }),
    round: () => ({ stops: drops.map((draft) => ({ unit: draft.unit, press: { draft } })) }),
  };
}

function weatherWords({ weather }: DescentState): string {
  return weather === 'unknown' ? 'The weather is not known yet.' : `The weather is ${weather}.`;
}

function placesOf({ landers }: DescentState): readonly string[] {
  return [...new Set(landers.map(({ cell }) => cell))].map(cellName);
}

/** Where each division was meant to land. */
const GOALS: Readonly<Record<string, number>> = {
  '1 Abn XX': cellOf('2105'),
  'Polish X': cellOf('2105'),
  '82 Abn XX': cellOf('1910'),
  '101 Abn XX': cellOf('1021'),
};

/** Where the eye goes for a unit that may drop: to those of its division in the air, or to its goal. */
function goalOf({ landers }: DescentState, unit: number): number {
  const friend = landers.findLast(
    (lander) => lander.unit !== undefined && ALLIED_POOL[lander.unit] === ALLIED_POOL[unit],
  );
  return friend?.cell ?? GOALS[ALLIED_POOL_NAMES[ALLIED_POOL[unit]]] ?? AIRFIELDS[0];
}

function landingMarkers({ landers }: DescentState): number {
  return landers.filter(({ marker }) => marker !== undefined).length;
}

type Found = ReturnType<typeof airChoices>[number];

function buttonOf(state: DescentState, made: Found['action'] | Found['draft']): readonly DescentButton[] {
  switch (made?.kind) {
    case 'flip':
      return [
        {
          label: `Take up the bridge of ${unitName(made.unit)}`,
          note: hexsideName(state.unitSpan[made.unit]),
          press: { action: made },
        },
      ];
    case 'weather':
      return [{ label: 'Roll for the weather', note: '1–2 poor, 3–4 marginal, 5–6 good', press: { action: made } }];
    case 'supply':
      return 'cell' in made
        ? []
        : [
            {
              label: 'Drop air supplies',
              note: `${costOf({ marker: 0 })} points, ${state.markerCell.filter((cell) => cell === WAITING).length - landingMarkers(state)} left`,
              press: { draft: made },
            },
          ];
    default:
      return [];
  }
}
