import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { entities } from '../../generated/contract/entities';
import { enumerations } from '../../generated/enumerations';
import { decode } from '../../src/engine/codec/decode';
import { encode } from '../../src/engine/codec/encode';
import { integerBounds } from '../../src/engine/schema/integerBounds';
import { addKeywords } from '../../src/engine/validation/keywords';
import { columns } from '../../src/fields/columns';
import { kinds } from '../../src/fields/kinds';

const context = { enumeration: (name: string) => enumerations[name] };
const ajv = addKeywords(new Ajv({ allErrors: true, strict: true }));

/** Every field that any schema declares: its kind must bear what the schema asks of it. */
describe.each(entities.map((entity) => [entity.key, entity] as const))('%s', (_key, entity) => {
  const accepted = entity.fields.filter((field) => !field.readOnly && field.computed === undefined);

  test.each(accepted.map((field) => [field.name, field] as const))('%s has valid samples that survive its wire and its column', (_name, field) => {
    const kind = kinds[field.kind];
    expect(kind.wires).toContain(field.wire);
    const validate = ajv.compile(kind.schema(field));
    for (let seed = 0; seed < 20; seed += 1) {
      let step = seed;
      const sample = kind.sample(field, () => (step += 0.618034) % 1, context);
      expect(validate(sample), `${JSON.stringify(sample)}: ${ajv.errorsText(validate.errors)}`).toBe(true);
      expect(decode(field.wire, encode(field.wire, sample, field), field)).toEqual(sample);
      const parameter = columns[field.kind].toSql(sample, field);
      const stored = columns[field.kind].type(field) === 'jsonb' ? (JSON.parse(parameter as string) as unknown) : parameter;
      expect(columns[field.kind].fromSql(stored, field)).toEqual(sample);
    }
  });

  test('declared defaults are valid', () => {
    const withDefault = entity.fields.filter((field) => field.default !== undefined && field.default !== null && !field.readOnly);
    const wrong = withDefault.filter((field) => !ajv.validate(kinds[field.kind].schema(field), kinds[field.kind].normalize?.(field.default, field) ?? field.default));
    expect(wrong.map((field) => `${field.name}: ${JSON.stringify(field.default)}`)).toEqual([]);
  });

  test('filters are of kinds that can serve their operators', () => {
    const filters = [entity.list, ...entity.views].flatMap((list) => list?.filters ?? []);
    // An order is chosen like any one code.
    const wrong = filters.filter(({ field, operator }) => !kinds[field.kind].operators.includes(operator === 'order' ? 'equals' : operator));
    expect(wrong.map((filter) => `${filter.param}: ${filter.field.kind} ${filter.operator}`)).toEqual([]);
  });
});

test('no field that holds the number of another record ends where the number control does', () => {
  const narrow = entities.flatMap(({ key, primaryKey, fields }) => fields.filter(({ kind, name, computed }) => kind === 'integer' && name !== primaryKey && !computed && name.endsWith('Id')).filter((field) => integerBounds(field).maximum === 9999).map(({ name }) => `${key} ${name}`));
  expect(narrow).toEqual([]);
});
