import type { FastifyInstance } from 'fastify';
import type { GameModule, OptionField } from '@club-route/engine';
import type { GameDescription } from '@club-route/wire';
import type { Club } from '../club.ts';

export function gameRoutes(server: FastifyInstance, { shelf }: Pick<Club, 'shelf'>): void {
  server.get('/api/games', async () => {
    const modules = await Promise.all(shelf.ids.map((id) => shelf.load(id)));
    return modules.filter((module) => module !== undefined).map(describe);
  });
}

function describe({ game, bots, standing, register, clock, secluded }: GameModule): GameDescription {
  const { id, title, version, seats } = game;
  const settled: Record<string, Readonly<Record<string, OptionField>>> = {};
  for (const seat of seats) {
    const schema = standing?.schema(seat);
    if (schema !== undefined) settled[seat] = schema;
  }
  return {
    id,
    title,
    rules: version,
    seats,
    options: game.options,
    bots: bots.map((bot) => ({ id: bot.id, title: bot.title, about: bot.about })),
    standing: settled,
    register,
    ...(clock === undefined ? {} : { timed: true }),
    ...(secluded === undefined ? {} : { secluded }),
  };
}
