/** `GET /healthz`: 200 while the database answers, 503 otherwise. */
import type { FastifyInstance } from 'fastify';
import type { SqlRoom } from '../sql/connect';

export function reportHealth(app: FastifyInstance, room: SqlRoom): void {
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await room.ask();
      return { status: 'ok', database: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable' });
    }
  });
}
