/** Secrets at rest: what lies in the database, whose key opens it, and how the key is turned. */
import fc from '../property';
import { sql as raw } from 'kysely';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSecret } from '../../src/server/configuration';
import { readConfig } from '../../src/server/config';
import { contract } from '../../src/server/contract';
import { prepare } from '../../src/server/prepare';
import { createRecord, updateRecord } from '../../src/server/resources/door/door';
import { lockRow } from '../../src/server/resources/door/rows';
import { system } from '../../src/server/resources/door/visit';
import { openHouse, write } from '../../src/server/resources/house';
import { addKey, vaultFor } from '../../src/server/secrets/keys';
import { forgetStored, KeyRefused, proveKey, sealStored, secretColumns } from '../../src/server/secrets/stored';
import { isSealed, keyFrom, placeOf, sealedBy, vaultOf } from '../../src/server/secrets/vault';
import { adminPassword, startTestApp, startTestDatabase, type TestApp, type TestDatabase } from './helper';
import { secretKey } from './secretKey';

const [first, second] = ['first', 'second'].map(keyFrom);

describe('a sealed text', () => {
  const vault = vaultOf(() => [first!]);
  it('comes back as it was, and never looks the same twice', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string(), (text, place) => {
      const sealed = vault.seal(text, place);
      expect(vault.open(sealed, place)).toBe(text);
      expect(sealed).not.toBe(vault.seal(text, place));
    }), { seed: 18, numRuns: 200 });
  });

  it('opens neither in another row, nor changed, nor by another key', () => {
    const sealed = vault.seal('sk_live_1', placeOf('system_config', 'secret', 1));
    expect(() => vault.open(sealed, placeOf('system_config', 'secret', 2))).toThrow();
    for (let at = sealedBy(first!.id).length; at < sealed.length - 1; at += 1) {
      const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
      expect(() => vault.open(changed, placeOf('system_config', 'secret', 1))).toThrow();
    }
    expect(() => vaultOf(() => [second!]).open(sealed, placeOf('system_config', 'secret', 1))).toThrow(/not here/);
  });

  it('opens by the key before, once another one seals', () => {
    const sealed = vault.seal('old', 'x');
    const turned = vaultOf(() => [second!, first!]);
    expect(turned.open(sealed, 'x')).toBe('old');
    expect(turned.seal('new', 'x').startsWith(sealedBy(second!.id))).toBe(true);
  });
});

describe('the key', () => {
  it('is a file of 0600 that is made once, or SECRET_KEY', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'bazaar-key-'));
    const vault = vaultFor({ dataDir });
    const sealed = vault.seal('x', 'y');
    expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
    expect(vaultFor({ dataDir }).open(sealed, 'y')).toBe('x');
    // A process that runs already opens and seals with the new key at once.
    addKey({ dataDir });
    const other = vaultFor({ dataDir });
    expect(other.keyId()).not.toBe(vaultOf(() => [keyFrom('other')]).keyId());
    expect(vault.open(other.seal('after', 'y'), 'y')).toBe('after');
    expect(vault.keyId()).toBe(other.keyId());
    expect(other.open(sealed, 'y')).toBe('x');
    expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
    expect(vaultFor({ dataDir, secretKey }).keyId()).toBe(keyFrom(secretKey).id);
    await rm(dataDir, { recursive: true });
  });

  it('is refused where it is short, and never printed', () => {
    expect(() => readConfig({ SECRET_KEY: 'short-and-secret' })).toThrow(/^SECRET_KEY: 至少 32 个字符(?!.*short)/);
  });
});

describe('in the database', () => {
  let server: TestApp;
  beforeAll(async () => { server = await startTestApp({ config: { demo: 1 } }); });
  afterAll(() => server.close());
  const columns = secretColumns(contract);

  it('every secret that the server reads again is known', () => {
    expect(columns.map(({ table, column }) => `${table}.${column}`)).toEqual(expect.arrayContaining(['second_factor.secret', 'wechat_credential.token', 'system_config.secret']));
    const schemas = contract.entities.flatMap(({ key, fields }) => fields.filter(({ kind, repeats, hashed }) => kind === 'password' && !repeats && !hashed).map(({ name, writeOnly }) => [key, name, writeOnly]));
    expect(schemas.filter(([, , writeOnly]) => !writeOnly)).toEqual([]);
    expect(columns).toHaveLength(schemas.length + 2);
  });

  it('no field of any schema lies in clear, written by the door, and the door reads it back', async () => {
    const house = openHouse(server.database.connect(), server.app.contract, { demo: true });
    const keepers = [...house.resources.values()].filter(({ sealed }) => sealed.length > 0);
    expect(keepers.map(({ key }) => key)).toEqual(expect.arrayContaining(['operation/config', 'operation/companyList', 'gallery/specimen']));
    for (const resource of keepers) {
      const { rows: [row] } = await raw<{ id: number }>`select ${resource.id.ref} as id from ${resource.table} t order by 1 limit 1`.execute(server.app.sql);
      const id = row?.id ?? (await write(house, system, (visit) => createRecord(visit, resource, { name: 'a_secret', formId: 1, secret: 'before-all' }, { title: '测试' }))).id;
      const [secret] = resource.sealed;
      for (const text of ['sk-first-value', 'sk-second-value']) {
        await raw`update ${resource.table} set ${raw.ref(secret!.column)} = ${text} where ${raw.ref(resource.id.column)} = ${id}`.execute(server.app.sql);
        expect(await sealStored(server.app.sql, contract, server.app.vault)).toBe(1);
        const { rows: [stored] } = await raw<{ value: string }>`select ${secret!.ref} as value from ${resource.table} t where ${resource.id.ref} = ${id}`.execute(server.app.sql);
        expect(isSealed(stored!.value)).toBe(true);
        expect((await write(house, system, (visit) => lockRow(visit, resource, id))).record[secret!.field.name]).toBe(text);
      }
    }
    expect(await sealStored(server.app.sql, contract, server.app.vault)).toBe(0);
  });

  it('a setting is sealed when it is saved and changed, and the server reads it', async () => {
    const house = openHouse(server.database.connect(), server.app.contract, { demo: true });
    const resource = house.resources.get('operation/config')!;
    const { id } = await write(house, system, (visit) => createRecord(visit, resource, { name: 'pay_key', formId: 1, secret: '支付密钥-1' }, { title: '测试' }));
    const stored = async () => ((await server.app.sql.selectFrom('system_config').select('secret').where('id', '=', Number(id)).executeTakeFirstOrThrow()) as { secret: string }).secret;
    expect(await stored()).toMatch(/^sealed:v1:/);
    expect(await readSecret(server.app.sql, server.app.vault, 'pay_key')).toBe('支付密钥-1');
    await write(house, system, (visit) => updateRecord(visit, resource, id, { secret: '支付密钥-2' }, { title: '测试' }));
    expect(await readSecret(server.app.sql, server.app.vault, 'pay_key')).toBe('支付密钥-2');
    const kept = await stored();
    await write(house, system, (visit) => updateRecord(visit, resource, id, { secret: '', title: '别名' }, { title: '测试' }));
    expect(await stored()).toBe(kept);
    const dump = await raw<{ text: string }>`select (select json_agg(c)::text from system_config c) || (select coalesce(json_agg(l)::text, '') from operation_log l) as text`.execute(server.app.sql);
    expect(dump.rows[0]!.text).not.toContain('支付密钥');
  });

  it('a second factor is sealed, one of earlier days too, and goes on opening', async () => {
    const token = await server.signIn('admin', adminPassword);
    const { secret } = (await server.call('POST', '/console/account/second-factor/begin', { body: { password: adminPassword }, token })).data as { secret: string };
    const stored = async () => ((await server.app.sql.selectFrom('second_factor').select('secret').executeTakeFirstOrThrow()) as { secret: string }).secret;
    expect(await stored()).toMatch(/^sealed:v1:/);
    await server.app.sql.updateTable('second_factor').set({ secret }).execute();
    await sealStored(server.app.sql, contract, server.app.vault);
    expect(await stored()).toMatch(/^sealed:v1:/);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect(await server.call('POST', '/console/account/second-factor/confirm', { body: { code }, token })).toMatchObject({ code: 200 });
  });

  it('turning the key seals all of it anew; a lost key is told, and gives up what it sealed', async () => {
    const { sql } = server.app;
    const dataDir = await mkdtemp(join(tmpdir(), 'bazaar-key-'));
    const counts = async (id: string) => {
      let count = 0;
      for (const { table, column } of columns) {
        const { rows: [row] } = await raw<{ count: number }>`select count(*)::int as count from ${raw.table(table)} where ${raw.ref(column)} like ${`${sealedBy(id)}%`}`.execute(sql);
        count += row!.count;
      }
      return count;
    };
    const old = keyFrom(secretKey).id;
    const before = await counts(old);
    expect(before).toBeGreaterThan(2);
    const next = `${secretKey}, turned`;
    const both = vaultFor({ dataDir, secretKey: next, secretKeyOld: secretKey });
    await proveKey(sql, both);
    expect(await sealStored(sql, contract, both)).toBe(before);
    expect([await counts(old), await counts(keyFrom(next).id)]).toEqual([0, before]);
    expect(await readSecret(sql, vaultFor({ dataDir, secretKey: next }), 'pay_key')).toBe('支付密钥-2');
    await expect(proveKey(sql, vaultFor({ dataDir, secretKey }))).rejects.toThrow(KeyRefused);
    const lost = vaultFor({ dataDir });
    await expect(prepare({ ...server.database.connect(), vault: lost }, contract, { demo: 1, dataDir })).rejects.toThrow(/^密钥与数据库不符/);
    expect(await forgetStored(sql, contract, lost)).toBe(before);
    await proveKey(sql, lost);
    expect(await readSecret(sql, lost, 'pay_key')).toBeUndefined();
    await rm(dataDir, { recursive: true });
  });
});

describe('an earlier version left them in clear', () => {
  let database: TestDatabase;
  beforeAll(async () => { database = await startTestDatabase(0); });
  afterAll(() => database.stop());

  it('and the next start seals them', async () => {
    const room = database.connect();
    await raw`delete from schema_state where name = 'secrets'`.execute(room.sql);
    await raw`insert into system_config (name, form_id, value, secret) values ('wechat_appsecret', 1, '', 'in clear')`.execute(room.sql);
    await prepare(room, contract, { demo: 0, dataDir: database.dataDir });
    const { secret } = await room.sql.selectFrom('system_config').select('secret').where('name', '=', 'wechat_appsecret').executeTakeFirstOrThrow() as { secret: string };
    expect(secret).toMatch(/^sealed:v1:/);
    expect(await readSecret(room.sql, room.vault!, 'wechat_appsecret')).toBe('in clear');
    await room.close();
  });
});
