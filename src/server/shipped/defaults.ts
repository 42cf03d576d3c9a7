/** What a setting that ships says while nobody has filled it in. */
import { readConfiguration } from '../configuration';
import type { Sql } from '../sql/connect';
import { templates } from './index';

const defaults = new Map(templates.flatMap(({ fields }) => fields.map(({ name, defaultValue }) => [name, defaultValue] as const)));

export const shippedDefault = (key: string): unknown => defaults.get(key);

/** @returns of each of these keys what somebody has filled in, else what ships; empty where neither says anything */
export async function readConfigured<Key extends string>(sql: Sql, keys: readonly Key[]): Promise<(key: Key) => string> {
  const stored = await readConfiguration(sql, keys);
  return (key) => stored.get(key) ?? String(shippedDefault(key) ?? '');
}
