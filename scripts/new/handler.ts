/** `npm run new -- handler section/entity name`: the code that a schema leaves open, typed, at the path where it is found. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { check } from '../compiler/check';
import { leftToCode } from '../compiler/check/code';
import { type Code, departurePath, readCode } from '../compiler/code';
import { readSchemas } from '../compiler/files';
import { type Mistake, SchemaError, formatMistake, meant, oneOf } from '../compiler/mistakes';
import type { NormalEntity } from '../compiler/normal';
import { normalize } from '../compiler/normalize';
import { normalizeWidgets } from '../compiler/normalize/widgets';
import { read } from '../compiler/read';
import { resolve } from '../compiler/resolve';
import { round } from '../compiler/watch';
import { begun, withMember } from './departure';
import { Refused } from './refused';
import { type Part, stubOf } from './stub';

/**
 * Writes the stub, and what is generated of it.
 * @param key of the entity
 * @param name of an action, a move or a computed field that its schema leaves to code, or `writes`
 * @returns what was written and what to do with it
 * @throws Refused when the schema leaves no such thing to code, or it is written already; SchemaError naming every mistake of the schemas
 */
export async function newHandler(root: string, key: string, name: string): Promise<string> {
  if (!key || !name) throw new Refused('usage: npm run new -- handler section/entity name, e.g. npm run new -- handler order/order ship');
  const { normals, code } = readAll(root);
  const entity = normals.find((normal) => normal.key === key);
  if (!entity) throw new Refused(`schemas/${key}.json does not exist${meant(key, normals.map((normal) => normal.key))}`);
  if (entity.facet) throw new Refused(`the calls of ${key} are those of ${entity.facet.of}; run npm run new -- handler ${entity.facet.of} ${name}`);
  const path = departurePath(key);
  const stub = stubOf(entity, partOf(entity, name, code), name);
  const file = join(root, path);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const text = before === undefined || !code.departures.has(key) ? begun(before, entity, stub) : withMember(before, code.departures.get(key)!, stub);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const { error } = await round(root);
  const line = text.slice(0, text.indexOf(stub.code)).split('\n').length;
  return [`${path}:${line}: "${name}" begun. ${stub.todo}`, ...(error ? [error.message] : [])].join('\n');
}

/** Schemas and code, whose lack of each other is no mistake here. */
function readAll(root: string): { normals: NormalEntity[]; code: Code } {
  const texts = readSchemas(root);
  const mistakes: Mistake[] = [];
  const resolved = resolve(read(texts, mistakes), mistakes);
  const normals = normalize(resolved);
  check(normals, normalizeWidgets(resolved), { ...resolved, mistakes });
  const code = readCode(texts, mistakes);
  if (mistakes.length) throw new SchemaError(mistakes);
  return { normals, code };
}

/** The part of a departure to which the name belongs; of several the one that is not written yet. */
function partOf(entity: NormalEntity, name: string, { departures }: Code): Part {
  const { key, source } = entity;
  const left = leftToCode(entity);
  const departure = departures.get(key);
  const open: { part: Part; name: string; written: Omit<Mistake, 'text'> | undefined }[] = [
    ...(['actions', 'moves', 'computed'] as const).flatMap((part) => left[part].map((each) => ({ part, name: each.name, written: departure?.named[part].get(each.name) }))),
    ...(source.resource && source.resource.writes === 'handler' ? [{ part: 'writes' as const, name: 'writes', written: departure?.parts.get('writes') }] : []),
  ];
  const found = open.filter((each) => each.name === name);
  const missing = found.find(({ written }) => !written);
  if (missing) return missing.part;
  const names = open.map((each) => each.name);
  if (!found[0]) throw new Refused(`schemas/${key}.json leaves nothing called "${name}" to code${meant(name, names) || oneOf(names)}`);
  throw new Refused(formatMistake({ ...found[0].written!, text: `"${name}" is written already` }));
}
