import type { Condition, Scalar, Test } from '../model';
import type { JsonSchema } from '../schema/jsonSchema';
import { holds } from './holds';

const decimal: JsonSchema = { type: 'string', pattern: '^-?\\d+(?:\\.\\d+)?$' };

/** JSON Schema has no empty `anyOf`: no member means nothing matches. */
const anyOf = (members: JsonSchema[]): JsonSchema => (members.length === 0 ? { not: {} } : { anyOf: members });

/** Decimal text equals the number it writes, as in `holds`. */
function constantSchema(constant: Scalar): JsonSchema {
  if (typeof constant !== 'number') return { const: constant };
  return { anyOf: [{ const: constant }, { ...decimal, decimalMinimum: constant, decimalMaximum: constant }] };
}

function testSchema(test: Test): JsonSchema {
  if (Array.isArray(test)) return anyOf(test.map(constantSchema));
  if (test === null || typeof test !== 'object') return constantSchema(test);
  if ('not' in test) return { not: testSchema(test.not) };
  if ('empty' in test) {
    const empty: JsonSchema = { anyOf: [{ type: 'null' }, { const: '' }, { type: 'array', maxItems: 0 }] };
    return test.empty ? empty : { not: empty };
  }
  const range = {
    ...(test.from === undefined ? {} : { decimalMinimum: test.from }),
    ...(test.to === undefined ? {} : { decimalMaximum: test.to }),
  };
  return { anyOf: [{ type: 'number', ...range }, { ...decimal, ...range }] };
}

/** JSON Schema that a record matches exactly when `holds(condition, record)`; for `if` in compiled validators. */
export function conditionSchema(condition: Condition): JsonSchema {
  const parts = Object.entries(condition).flatMap(([name, test]): JsonSchema[] => {
    if (test === undefined) return [];
    if (name === 'any') return [anyOf((test as Condition[]).map(conditionSchema))];
    const mayBeAbsent = holds({ [name]: test }, {});
    return [{ properties: { [name]: testSchema(test as Test) }, ...(mayBeAbsent ? {} : { required: [name] }) }];
  });
  if (parts.length === 0) return {};
  return parts.length === 1 ? parts[0]! : { allOf: parts };
}
