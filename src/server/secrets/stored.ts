/** Every column that holds secrets: those of the schemas, the second factors, and what WeChat lends. */
import { sql as raw } from 'kysely';
import type { FieldModel } from '../../engine/model';
import type { Contract } from '../contract';
import type { Sql } from '../sql/connect';
import { transact } from '../sql/retry';
import { lockState, readState, writeState } from '../sql/state';
import { placeOf, sealedBy, type Vault } from './vault';

/** A secret that has to be read again, by the server alone: a hash would not do. */
export const isSealedField = ({ kind, writeOnly, hashed }: Pick<FieldModel, 'kind' | 'writeOnly' | 'hashed'>): boolean => kind === 'password' && writeOnly && !hashed;

interface SecretColumn { table: string; column: string; key: string }

export const secondFactorColumn: SecretColumn = { table: 'second_factor', column: 'secret', key: 'admin_id' };

export const wechatCredentialColumn: SecretColumn = { table: 'wechat_credential', column: 'token', key: 'name' };

export function secretColumns({ entities }: Pick<Contract, 'entities'>): SecretColumn[] {
  const ofSchemas = entities.flatMap(({ table, fields, primaryKey }) => table.columns
    .filter(({ field, role }) => !role && fields.some((each) => each.name === field && isSealedField(each)))
    .map(({ name }) => ({ table: table.name, column: name, key: table.columns.find(({ field, role }) => field === primaryKey && !role)!.name })));
  const seen = new Set<string>();
  return [secondFactorColumn, wechatCredentialColumn, ...ofSchemas].filter(({ table, column }) => !seen.has(`${table}.${column}`) && seen.add(`${table}.${column}`));
}

/** The keys here are not those of the database; its message is one sentence for the operator. */
export class KeyRefused extends Error {}

const stateName = 'secrets';
const checkPlace = placeOf('schema_state', stateName, 'check');

/** Notes at the first start which key belongs to the database. @throws KeyRefused when another one does */
export async function proveKey(sql: Sql, vault: Vault): Promise<void> {
  await transact(sql, async (transaction) => {
    await lockState(transaction);
    const state = await readState(transaction, stateName) as { check: string } | undefined;
    if (!state) return noteKey(transaction, vault);
    try {
      vault.open(state.check, checkPlace);
    } catch {
      throw new KeyRefused('密钥与数据库不符：数据库中的密文由另一个密钥加密。请使用原来的 SECRET_KEY（或原来 DATA_DIR 中的 secret.key），共用一个数据库的各进程必须相同；'
        + '如果密钥已经丢失，可运行 npm run secrets -- forget 清除所有密文，再重新填写。');
    }
  });
}

const noteKey = (sql: Sql, vault: Vault) => writeState(sql, stateName, { key: vault.keyId(), check: vault.seal('check', checkPlace) });

/** Seals what stands in clear, or under an earlier key. Safe at every start and for several processes. @returns values sealed */
export function sealStored(sql: Sql, contract: Pick<Contract, 'entities'>, vault: Vault): Promise<number> {
  return transact(sql, async (transaction) => {
    await lockState(transaction);
    let sealed = 0;
    for (const { table, column, key } of await present(transaction, contract)) {
      const [tableRef, columnRef, keyRef] = [raw.table(table), raw.ref(column), raw.ref(key)];
      const { rows } = await raw<{ key: unknown; value: string }>`select ${keyRef} as key, ${columnRef} as value from ${tableRef}
        where ${columnRef} <> '' and left(${columnRef}, ${sealedBy(vault.keyId()).length}) <> ${sealedBy(vault.keyId())} for update`.execute(transaction);
      for (const row of rows) {
        const place = placeOf(table, column, row.key);
        await raw`update ${tableRef} set ${columnRef} = ${vault.seal(vault.open(row.value, place), place)} where ${keyRef} = ${row.key} and ${columnRef} = ${row.value}`.execute(transaction);
      }
      sealed += rows.length;
    }
    await noteKey(transaction, vault);
    return sealed;
  });
}

/** After a lost key: secrets that nobody can open any more are emptied, and second factors begin anew. @returns values given up */
export function forgetStored(sql: Sql, contract: Pick<Contract, 'entities'>, vault: Vault): Promise<number> {
  return transact(sql, async (transaction) => {
    await lockState(transaction);
    let given = 0;
    for (const { table, column, key } of await present(transaction, contract)) {
      const { rows } = await raw<{ key: unknown; value: string }>`select ${raw.ref(key)} as key, ${raw.ref(column)} as value from ${raw.table(table)} where ${raw.ref(column)} <> '' for update`.execute(transaction);
      for (const row of rows.filter(({ key: id, value }) => !opens(vault, value, placeOf(table, column, id)))) {
        given += 1;
        await (table === secondFactorColumn.table
          ? raw`delete from second_factor where admin_id = ${row.key}`
          : raw`update ${raw.table(table)} set ${raw.ref(column)} = '' where ${raw.ref(key)} = ${row.key}`).execute(transaction);
      }
    }
    await noteKey(transaction, vault);
    return given;
  });
}

function opens(vault: Vault, value: string, place: string): boolean {
  try {
    vault.open(value, place);
    return true;
  } catch {
    return false;
  }
}

/** Tables of the gallery are there only while DEMO ≠ 0. */
async function present(sql: Sql, contract: Pick<Contract, 'entities'>): Promise<SecretColumn[]> {
  const { rows } = await raw<{ name: string }>`select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(sql);
  const names = new Set(rows.map(({ name }) => name));
  return secretColumns(contract).filter(({ table }) => names.has(table));
}
