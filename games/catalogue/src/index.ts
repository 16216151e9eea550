import type { GameModule } from '@club-route/engine';

/** A game as the shelf shows it, before its rules are loaded. */
export interface CatalogueEntry {
  readonly id: GameId;
  readonly title: string;
  /** One sentence: what you do in it. */
  readonly summary: string;
  readonly players: string;
  readonly time: string;
  /** The game that it plays, and whose it is. */
  readonly source: string;
  /** It has lessons; the shelf knows before the rules are loaded. */
  readonly taught?: true;
  load(): Promise<GameModule>;
}

/** Every game there is. Only this package knows them all; each loads when it is wanted. */
const GAMES = {
  'battle-card': {
    title: 'Battle Card: Market Garden',
    summary: 'Three divisions drop, and 30 Corps has six rounds to reach Arnhem along one road.',
    players: 'Solitaire',
    time: '5 minutes',
    source: 'Battle Card: Market Garden by Nils Johansson and David Thompson, 2022',
    taught: true,
    load: async () => (await import('@club-route/battle-card')).battleCardModule,
  },
  'farthest-bridge': {
    title: 'Arnhem: The Farthest Bridge',
    summary: 'Paratroops seize a dozen bridges; XXX Corps comes up one road; the Germans blow what they can.',
    players: 'Two, or one against the computer',
    time: '2 to 3 hours',
    source: 'Arnhem: The Farthest Bridge, Decision Games, 2010, after Arnhem, SPI, 1976',
    taught: true,
    load: async () => (await import('@club-route/farthest-bridge')).farthestBridgeModule,
  },
  'drive-on-arnhem': {
    title: 'Operation Market Garden: Drive on Arnhem',
    summary:
      'Ten days of operation points, supply and plotted battles: 30 Corps drives north, the Germans cut its road.',
    players: 'Two, or one against the computer',
    time: '4 to 8 hours',
    source: 'Operation Market Garden: Drive on Arnhem, September 1944, Strategic Simulations, 1985',
    taught: true,
    load: async () => (await import('@club-route/drive-on-arnhem')).driveOnArnhemModule,
  },
  'descent-into-hell': {
    title: 'Operation Market-Garden: Descent into Hell',
    summary: 'Only adjacent units see a battalion. Drop, find the Germans, and keep the road to Arnhem open.',
    players: 'Two, or one against the computer',
    time: '4 to 6 hours',
    source: 'Operation Market-Garden: Descent into Hell, September 1944, Game Designers’ Workshop, 1985',
    taught: true,
    load: async () => (await import('@club-route/descent-into-hell')).descentIntoHellModule,
  },
  'kriegsspiel-battle': {
    title: 'Market Garden Battle',
    summary: 'One fight for a bridge or a village: companies on hexes, ordered by the command cards in your hand.',
    players: 'Two, or one against the computer',
    time: '20 to 40 minutes',
    source: 'The battles of Rules for the conduct of the Market Garden Campaign, second edition, after Memoir ’44',
    taught: true,
    load: async () => (await import('@club-route/kriegsspiel/battle')).kriegsspielBattleModule,
  },
  kriegsspiel: {
    title: 'Market Garden Campaign',
    summary: 'A campaign by letter: write orders, wait for reports, and know only what they bring. An umpire rules.',
    players: 'One to four, with the computer',
    time: 'an evening to weeks',
    source: 'Operation Market Garden, an umpired email kriegsspiel, first edition',
    taught: true,
    load: async () => (await import('@club-route/kriegsspiel')).kriegsspielModule as unknown as GameModule,
  },
  'kriegsspiel-second': {
    title: 'Market Garden Campaign, second edition',
    summary: 'Command a division by letter in half-hour turns, and fight its battles company by company with cards.',
    players: 'One to fifteen, with the computer',
    time: 'an evening to weeks',
    source: 'Operation Market Garden, an umpired email kriegsspiel, second edition',
    taught: true,
    load: async () => (await import('@club-route/kriegsspiel/second')).kriegsspielSecondModule as unknown as GameModule,
  },
} as const satisfies Readonly<Record<string, Omit<CatalogueEntry, 'id'>>>;

export type GameId = keyof typeof GAMES;

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(GAMES, id);
}

export const catalogue: readonly CatalogueEntry[] = Object.entries(GAMES).map(([id, game]) => ({
  id: id as GameId,
  ...game,
}));

export function findGame(id: string): CatalogueEntry | undefined {
  return catalogue.find((entry) => entry.id === id);
}
