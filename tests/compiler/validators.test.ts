import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entities } from '../../generated/contract/entities';
import { entities as shown } from '../../generated/resources';
import { sections } from '../../generated/validators';
import type { EntityValidators, Validator } from '../../generated/validators/runtime.js';
import { kinds } from '../../src/fields/kinds';

const directory = join(import.meta.dirname, '..', '..', 'generated', 'validators');
const modules = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));

const all: Record<string, EntityValidators> = {};
for (const load of Object.values(sections)) Object.assign(all, (await load()).validators);

/** Broken rules as `path keyword`. */
function broken(validate: Validator, value: unknown): string[] {
  return validate(value) ? [] : validate.errors!.filter(({ keyword }) => keyword !== 'if').map(({ instancePath, keyword, params }) => `${instancePath}/${keyword === 'required' ? `${String(params.missingProperty)} ` : ' '}${keyword}`.replace('/ ', ' ').trim());
}

describe('validator modules', () => {
  it.each(modules)('%s holds no way to make code at run time and imports only the runtime', (path) => {
    const code = readFileSync(join(directory, path), 'utf8');
    expect(code).not.toMatch(/\brequire\(|\beval\(|new Function|\bprocess\./);
    const imports = [...code.matchAll(/from '([^']+)'/g)].map(([, from]) => from);
    // A facet whose words alone are its own hands on those of its entity.
    const ofEntities = entities.map(({ key }) => `${key}.js`);
    const known = path === 'runtime.js' ? ['ajv/dist/runtime/equal.js', 'ajv/dist/runtime/ucs2length.js'] : ['../runtime.js', ...(ofEntities.includes(path) ? [] : ofEntities.map((other) => `../${other}`))];
    for (const from of imports) expect(known).toContain(from);
  });

  it('exist for every entity with calls, facets among them', () => {
    expect(Object.keys(all).sort()).toEqual(Object.keys(shown).sort());
    expect(Object.keys(all)).toEqual(expect.arrayContaining(entities.filter(({ endpoints }) => endpoints.length).map(({ key }) => key)));
  });
});

describe.each(entities.filter(({ endpoints }) => endpoints.some(({ name }) => name === 'create')).map((entity) => [entity.key, entity] as const))('%s', (key, entity) => {
  const { create } = all[key]!;
  const body = entity.endpoints.find(({ name }) => name === 'create')!.body!;
  const fields = entity.fields.filter(({ name }) => body.includes(name));
  const context = { enumeration: () => undefined };
  const sample = Object.fromEntries(fields.map((field) => [field.name, kinds[field.kind].sample(field, () => 0.5, context)]));

  it('takes what its kinds call a valid sample', () => {
    expect(broken(create!, sample)).toEqual([]);
  });

  it('asks for every required field, and refuses keys that nobody declared', () => {
    const asked = fields.filter(({ required, when }) => required && !when).map(({ name }) => `/${name} required`);
    expect(broken(create!, {}).sort()).toEqual(asked.sort());
    expect(create!({ ...sample, undeclared: 1 })).toBe(false);
  });
});

describe('rules', () => {
  const specimen = all['gallery/specimen']!;

  it('of a condition hold only while it does', () => {
    expect(broken(specimen.create!, { level: 1 })).toContain('/validity required');
    expect(broken(specimen.create!, { level: 2 })).not.toContain('/validity required');
  });

  it('of an update leave secrets and fields without input alone', () => {
    const admin = all['operation/companyList']!;
    expect(broken(admin.update!, { sort: 1, status: true, partnerKey: true })).toEqual([]);
    expect(broken(admin.update!, { sort: 1, status: true, partnerId: true })).toEqual(['/account required']);
  });

  it('of an action are its inputs and its prompt', () => {
    expect(broken(specimen.actions.reject!, { rejectReason: '釉色 不符' })).toEqual(['/rejectReason pattern']);
    expect(broken(specimen.actions.reject!, {})).toEqual(['/rejectReason required']);
    expect(specimen.actions.approve).toBeUndefined();
  });
});
