/** The product's server within the process of the bench, so that calls of its own may stand beside the product's. */
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/server/app';
import { readConfig } from '../../src/server/config';
import { contract } from '../../src/server/contract';
import { connectSql } from '../../src/server/sql/connect';
import { account, password, type Shop } from './shop';

/**
 * @param dataDir of the server
 * @param furnish adds calls before it is ready
 * @returns the server and the token of someone signed in
 */
export async function serveWithin({ databaseUrl }: Shop, dataDir: string, furnish?: (app: FastifyInstance) => void): Promise<{ app: FastifyInstance; token: string }> {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const app = await buildApp({ config, contract, room: connectSql({ connectionString: databaseUrl }) });
  furnish?.(app);
  await app.ready();
  const answer = await app.inject({ method: 'POST', url: '/api/admin/platform/login', payload: { account, pwd: password } });
  return { app, token: (answer.json() as { data: { token: string } }).data.token };
}
