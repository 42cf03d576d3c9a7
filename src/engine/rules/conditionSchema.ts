import type { Condition, FieldModel, KindName, Scalar, Test } from '../model';
import type { JsonSchema } from '../schema/jsonSchema';
import { holds } from './holds';

const decimal: JsonSchema = { type: 'string', pattern: '^-?\\d+(?:\\.\\d+)?$' };

/** JSON Schema has no empty `anyOf`: no member means nothing matches. */
const anyOf = (members: JsonSchema[]): JsonSchema => (members.length === 0 ? { not: {} } : { anyOf: members });

/** Fields whose decoded values are never decimal text; in an enumeration text is a code and no number. */
const plainKinds: readonly KindName[] = ['integer', 'enumeration', 'switch'];

/** Decimal text equals the number it writes, as in `holds`. A pattern says so to whoever reads the description without our keywords. */
function constantSchema(constant: Scalar): JsonSchema {
  if (typeof constant !== 'number') return { const: constant };
  const [whole = '', part] = String(Math.abs(constant)).split('.');
  // One so large or small that it is written with an exponent.
  if (!/^\d+$/.test(whole + (part ?? ''))) return { anyOf: [{ const: constant }, { ...decimal, decimalMinimum: constant, decimalMaximum: constant }] };
  const sign = constant < 0 ? '-' : constant === 0 ? '-?' : '';
  return { anyOf: [{ const: constant }, { type: 'string', pattern: `^${sign}0*${whole}${part === undefined ? '(?:\\.0+)?' : `\\.${part}0*`}$` }] };
}

/** @param isPlain no value of the field is decimal text */
function testSchema(test: Test, isPlain: boolean): JsonSchema {
  if (Array.isArray(test)) return isPlain && test.length > 0 ? { enum: [...new Set(test)] } : anyOf(test.map(constantSchema));
  if (test === null || typeof test !== 'object') return isPlain ? { const: test } : constantSchema(test);
  if ('not' in test) return { not: testSchema(test.not, isPlain) };
  if ('empty' in test) {
    const empty: JsonSchema = { anyOf: [{ type: 'null' }, { const: '' }, { type: 'array', maxItems: 0 }] };
    return test.empty ? empty : { not: empty };
  }
  if ('has' in test) return { type: 'array', contains: testSchema(test.has, false) };
  const range = {
    ...(test.from === undefined ? {} : { decimalMinimum: test.from }),
    ...(test.to === undefined ? {} : { decimalMaximum: test.to }),
  };
  return isPlain ? { type: 'number', ...range } : { anyOf: [{ type: 'number', ...range }, { ...decimal, ...range }] };
}

/**
 * JSON Schema that a record matches exactly when `holds(condition, record)`; for `if` in compiled validators.
 * @param known fields of the record: what their kinds rule out is not asked, so that it holds of records whose values are of their kinds
 */
export function conditionSchema(condition: Condition, known: readonly Pick<FieldModel, 'name' | 'kind'>[] = []): JsonSchema {
  const parts = Object.entries(condition).flatMap(([name, test]): JsonSchema[] => {
    if (test === undefined) return [];
    if (name === 'any') return [anyOf((test as Condition[]).map((each) => conditionSchema(each, known)))];
    const mayBeAbsent = holds({ [name]: test }, {});
    const isPlain = known.some((field) => field.name === name && plainKinds.includes(field.kind));
    return [{ properties: { [name]: testSchema(test as Test, isPlain) }, ...(mayBeAbsent ? {} : { required: [name] }) }];
  });
  if (parts.length === 0) return {};
  return parts.length === 1 ? parts[0]! : { allOf: parts };
}
