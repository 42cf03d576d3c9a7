import { describe, expect, it } from 'vitest';
import { type FieldContext, fieldRules, normalizeField } from '../../scripts/compiler/normalize/fields';
import { json, sentences } from './cases';

describe('each rule of normalization does what its sentence says', () => {
  it('every rule has a case, every case a rule', () => {
    expect(sentences('fields')).toEqual(Object.keys(fieldRules).sort());
  });

  it.each(Object.keys(fieldRules))('%s', (sentence) => {
    const { field, ...context } = json<{ field: Record<string, unknown> } & Partial<FieldContext>>('fields', sentence, 'in.json');
    fieldRules[sentence]!(field, { name: 'field', required: false, entityTitle: '品牌', ...context });
    expect(field).toEqual(json('fields', sentence, 'out.json'));
  });
});

describe('the kind follows from the schema', () => {
  it.each([
    ['text', { type: 'string' }],
    ['date', { type: 'string', format: 'date' }],
    ['datetime', { type: 'string', format: 'date-time' }],
    ['url', { type: 'string', format: 'uri' }],
    ['integer', { type: 'integer' }],
    ['decimal', { type: 'number' }],
    ['switch', { type: 'boolean' }],
    ['json', { type: 'object' }],
    ['tags', { type: 'array', items: { type: 'string' } }],
    ['childTable', { type: 'array', items: { type: 'object', properties: {} } }],
    ['enumeration', { type: 'integer', enumeration: 'show' }],
    ['reference', { type: 'integer', to: 'product/brand' }],
    ['references', { type: 'array', to: 'product/brand' }],
    ['money', { type: 'string', kind: 'money' }],
  ] as const)('%s from %j', (kind, property) => {
    expect(normalizeField(property, { name: 'field', required: false, entityTitle: '品牌' }).kind).toBe(kind);
  });
});
