/** For programs that are started beside others, in commands and in tests. */
import { createServer } from 'node:net';

/** A port on which nobody listens at this moment. */
export const freePort = (): Promise<number> => new Promise((resolve, reject) => {
  const server = createServer();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as { port: number };
    server.close(() => resolve(port));
  });
});
