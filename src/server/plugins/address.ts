/** Where a request came from is known as long as it is needed: a client may send a write and reset the connection at once. */
import type { FastifyInstance } from 'fastify';

/**
 * Makes `request.ip` a text that stays the same, empty where the connection was over before it could be asked.
 * Call it before anything that adds a hook.
 */
export function keepAddresses(app: FastifyInstance): void {
  // Node asks the system once for the other end of a connection, and can no more when it is over.
  app.server.on('connection', (socket) => void socket.remoteAddress);
  app.addHook('onRequest', async (request) => {
    const arrived = request.ip as string | undefined;
    Object.defineProperty(request, 'ip', { value: arrived ?? '' });
  });
}
