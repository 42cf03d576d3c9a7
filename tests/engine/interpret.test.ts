import { Ajv } from 'ajv';
import fc from '../property';
import { expect, it } from 'vitest';
import { kindNames } from '../../src/engine/model';
import { fieldErrors } from '../../src/engine/validation/fieldErrors';
import { interpret } from '../../src/engine/validation/interpret';
import { addKeywords } from '../../src/engine/validation/keywords';
import { kinds } from '../../src/fields/kinds';
import { fieldOf } from '../fields/fieldOf';

const value = fc.oneof(
  fc.string(), fc.integer(), fc.double({ noNaN: true }), fc.boolean(), fc.constantFrom(null, '', '2024-05-01', '#409eff', '08:00:00', '1.5', '99999'),
  fc.array(fc.oneof(fc.string(), fc.integer(), fc.constantFrom('08:00', '22:00', '2024-05-01')), { maxLength: 4 }),
);
const limits = fc.record({ minimum: fc.integer({ min: 0, max: 5 }), maximum: fc.integer({ min: 6, max: 9 }), maxLength: fc.integer({ min: 1, max: 5 }), maxItems: fc.constantFrom(1, 2), required: fc.boolean() }, { requiredKeys: [] });

it.each(kindNames.filter((name) => name !== 'childTable'))('%s is judged as by the compiled validators, with the same sentences', (name) => {
  fc.assert(fc.property(value, limits, (given, more) => {
    const field = fieldOf(name, more);
    const schema = kinds[name].schema(field);
    const compiled = addKeywords(new Ajv({ allErrors: true, strict: false })).compile({ properties: { [field.name]: schema } });
    const record = { [field.name]: given };
    const expected = compiled(record) ? [] : fieldErrors(compiled.errors, [field], record, (kind) => kinds[kind]);
    const found = interpret(schema)(given).map((error) => ({ ...error, instancePath: `/${field.name}${error.instancePath}` }));
    const spoken = fieldErrors(found, [field], record, (kind) => kinds[kind]);
    expect(spoken.map((each) => each.field)).toEqual(expected.map((each) => each.field));
  }), { numRuns: 25 });
});
