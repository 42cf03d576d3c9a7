/** A small proxy that hands each request to the next of several servers, as those in front of several machines do. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  url: string;
  close(): Promise<void>;
}

/** @param targets looked up with each request; a server that takes no connection is passed over, a request that was sent is not sent again */
export async function startProxy(targets: () => readonly string[]): Promise<Proxy> {
  let turn = 0;
  const pass = (incoming: IncomingMessage, answer: ServerResponse, body: Buffer, left: number): void => {
    const all = targets();
    const { hostname, port } = new URL(all[turn++ % all.length]!);
    const outgoing = request({
      hostname, port, method: incoming.method, path: incoming.url, agent: false,
      headers: { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress, connection: 'close' },
    }, (received) => {
      answer.writeHead(received.statusCode!, received.headers);
      received.pipe(answer);
      received.on('error', () => answer.destroy());
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && left > 0) pass(incoming, answer, body, left - 1);
      else if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    outgoing.end(body);
  };
  const server = createServer((incoming, answer) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => pass(incoming, answer, Buffer.concat(parts), targets().length - 1));
  });
  await new Promise<void>((done) => { server.listen(0, '127.0.0.1', done); });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    }),
  };
}
