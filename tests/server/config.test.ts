import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config';

describe('the environment', () => {
  it('may be empty', () => {
    expect(readConfig({}, '/srv/shop')).toMatchObject({ port: 8080, host: '127.0.0.1', dataDir: '/srv/shop/var', demo: 1, strict: false, trustProxy: false, logLevel: 'info' });
  });

  it.each<[Record<string, string>, object]>([
    [{ PORT: '0', HOST: '0.0.0.0', DATA_DIR: '/data' }, { port: 0, host: '0.0.0.0', dataDir: '/data' }],
    [{ DATABASE_URL: ' postgres://u:p@db/shop ' }, { databaseUrl: 'postgres://u:p@db/shop' }],
    [{ DATABASE_URL: 'postgres://u:p@/shop?host=/var/run/postgresql' }, { databaseUrl: 'postgres://u:p@/shop?host=/var/run/postgresql' }],
    [{ DATABASE_URL: 'postgres://db/shop', DATABASE_READ_URL: 'postgres://replica/shop' }, { databaseReadUrl: 'postgres://replica/shop' }],
    [{ DATABASE_URL: 'postgres:///shop?host=/tmp' }, { databaseUrl: 'postgres:///shop?host=/tmp' }],
    [{ UPSTREAM: 'https://backend.example.com/' }, { upstream: 'https://backend.example.com' }],
    [{ DEMO: '0', STRICT: '1' }, { demo: 0, strict: true }],
    [{ PORT: '', DEMO: '' }, { port: 8080, demo: 1 }],
    [{ DEMO: '2', DEMO_ROWS: '1000' }, { demo: 2, demoRows: 1_000 }],
    [{}, { batchMost: 5_000 }],
    [{ BATCH_MOST: '20' }, { batchMost: 20 }],
    [{ TRUST_PROXY: 'true' }, { trustProxy: true }],
    [{ TRUST_PROXY: '10.0.0.0/8,127.0.0.1' }, { trustProxy: '10.0.0.0/8,127.0.0.1' }],
  ])('%j', (environment, expected) => {
    expect(readConfig(environment)).toMatchObject(expected);
  });

  it('TRUST_PROXY=1 believes the nearest proxy only, not what its client claims', () => {
    const { trustProxy } = readConfig({ TRUST_PROXY: '1' });
    expect([0, 1, 2].map((hop) => (trustProxy as (address: string, hop: number) => boolean)('10.0.0.1', hop))).toEqual([true, false, false]);
  });

  it('keeps the password of a database out of its message', () => {
    expect(() => readConfig({ DATABASE_URL: 'http://u:secret@db/shop' })).toThrow(/^DATABASE_URL: (?!.*secret)/);
  });

  it.each([
    [{ PORT: '80a' }, 'PORT=80a'], [{ PORT: '70000' }, 'PORT=70000'], [{ DEMO: '3' }, 'DEMO=3'], [{ DEMO_ROWS: '0' }, 'DEMO_ROWS=0'], [{ BATCH_MOST: '0' }, 'BATCH_MOST=0'], [{ BATCH_MOST: '5001' }, 'BATCH_MOST=5001'], [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud'],
    [{ UPSTREAM: 'backend' }, 'UPSTREAM=backend'], [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL'], [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
  ])('%j is refused by name', (environment: Record<string, string>, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });
});
