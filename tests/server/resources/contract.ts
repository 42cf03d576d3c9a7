/** A contract made from the product's schemas and a few more written in a test. */
import { Ajv } from 'ajv';
import type { EntityValidators } from '../../../generated/validators/runtime.js';
import { validatorSchemas } from '../../../scripts/compiler/emit/validators';
import { readSchemas } from '../../../scripts/compiler/files';
import { compileModel } from '../../../scripts/compiler/index';
import type { EntityModel } from '../../../src/engine/model';
import { addKeywords } from '../../../src/engine/validation/keywords';
import type { Contract } from '../../../src/server/contract';
import { titled } from '../../titled';

const root = new URL('../../..', import.meta.url).pathname;

function validatorsOf(entity: EntityModel): EntityValidators {
  const schemas = validatorSchemas(entity);
  const ajv = addKeywords(new Ajv({ allErrors: true, strict: false }));
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema({ ...schema, $id: name });
  const of = (name: string) => (schemas[name] ? ajv.getSchema(name) as EntityValidators['create'] : undefined);
  const actions = Object.keys(schemas).filter((name) => name.startsWith('action_'));
  return { create: of('create'), update: of('update'), actions: Object.fromEntries(actions.map((name) => [name.slice(7), of(name)!])) };
}

/** Whom a server signs in, by which rights, and what it says about the shop. */
const needed = ['operation/admin', 'operation/role', 'operation/menu', 'operation/config'];

/**
 * @param own schemas by key, e.g. `{ 'trial/box': { title: '盒子', properties: {…} } }`
 * @param alone only these are served, beside the tables that every server needs: starts faster
 */
export function contractWith(own: Record<string, object> = {}, alone = false): Contract {
  const texts = Object.entries(own).map(([key, schema]): [string, string] => [`schemas/${key}.json`, JSON.stringify({ $schema: '../vocabulary.json', type: 'object', ...titled(schema) }, null, 2)]);
  return contractOf(new Map(texts), (key) => !alone || key in own || needed.includes(key));
}

/**
 * @param own texts of schemas by path, beside those of the product
 * @param isServed tells by its key whether an entity is served
 */
export function contractOf(own: ReadonlyMap<string, string>, isServed: (key: string) => boolean = () => true): Contract {
  const { entities: all, enumerations, menu } = compileModel(new Map([...readSchemas(root), ...own]));
  const entities = all.filter(({ facet, key }) => !facet && isServed(key));
  const facets = all.filter(({ key, facet }) => facet?.within && isServed(key));
  return {
    entities, facets, menu, demo: async () => Object.fromEntries(entities.map(({ key, demo }) => [key, demo])), enumerations: Object.values(enumerations), openapi: {},
    validators: Object.fromEntries([...entities, ...facets].map((entity) => [entity.key, validatorsOf(entity)])),
  };
}
