/** How many connections and unfinished requests one address may have, and how long a request may take to arrive. */
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { codes } from '../../engine/envelope';
import { Refusal } from '../refusal';

/** Milliseconds. Large files come in pieces, each a request. */
export const timeouts = {
  requestTimeout: 300_000,
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
} satisfies FastifyHttpOptions<Server>;

export interface ConnectionLimits {
  /** Connections from one address; an office behind one address has six a browser. */
  perAddress: number;
  total: number;
}

const connections: ConnectionLimits = { perAddress: 1_000, total: 4_000 };
/** Requests of one address that wait for their answer. */
const unfinished = 200;

/** Counts by key, without the keys of which there is none left. */
class Counts {
  readonly #counts = new Map<string, number>();

  /** @returns how many there are now */
  add(key: string, step: 1 | -1): number {
    const count = (this.#counts.get(key) ?? 0) + step;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
    return count;
  }
}

const busy = JSON.stringify({ code: codes.tooMany, message: '连接数过多，请稍后再试', data: null });
const answer = `HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(busy)}\r\n\r\n${busy}`;

/**
 * Connections beyond the limits are answered 503 and closed.
 * @param proxied connections come from a proxy, so that their address tells nothing of the client
 */
export function limitSockets(server: Server, { perAddress, total }: ConnectionLimits, proxied: boolean): void {
  const counts = new Counts();
  let open = 0;
  // Before the server's own listener, which would begin to read.
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    open += 1;
    const ofAddress = counts.add(address, 1);
    socket.once('close', () => {
      open -= 1;
      counts.add(address, -1);
    });
    if (open > total || (!proxied && ofAddress > perAddress)) socket.end(answer, () => socket.destroySoon());
  });
}

/** What one address asks at once, also behind a proxy, where the address is that of the client. */
export function limitConnections(app: FastifyInstance): void {
  limitSockets(app.server, connections, app.config.trustProxy !== false);
  const counts = new Counts();
  app.addHook('onRequest', async (request, reply) => {
    const { ip } = request;
    let left = false;
    const leave = () => {
      if (!left) counts.add(ip, -1);
      left = true;
    };
    const count = counts.add(ip, 1);
    reply.raw.once('finish', leave).once('close', leave);
    if (count > unfinished) throw new Refusal(codes.tooMany, '同一地址的请求过多，请稍后再试');
  });
}
