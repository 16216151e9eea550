import type { FastifyInstance } from 'fastify';
import type { GameModule, OptionField } from '@club-route/engine';
import type { GameDescription } from '@club-route/wire';
import type { Club } from '../club.ts';
import type { Shelf } from '../shelf.ts';

export function gameRoutes(server: FastifyInstance, { shelf }: Pick<Club, 'shelf'>): void {
  // Long, and always the same: put into words once, and those who read slowly hold up no copies of it.
  let words: Promise<Buffer> | undefined;
  server.get('/api/games', async (_request, reply) => {
    words ??= describeAll(shelf);
    return reply.type('application/json; charset=utf-8').send(await words);
  });
}

async function describeAll(shelf: Shelf): Promise<Buffer> {
  const modules = await Promise.all(shelf.ids.map((id) => shelf.load(id)));
  return Buffer.from(JSON.stringify(modules.filter((module) => module !== undefined).map(describe)));
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
