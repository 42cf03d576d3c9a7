import { describe, expect, it } from 'vitest';
import { compileModel } from '../../scripts/compiler';
import { SchemaError, meant } from '../../scripts/compiler/mistakes';
import type { SchemaTexts } from '../../scripts/compiler/read';
import { sentences, text, texts } from './cases';

function told(schemas: SchemaTexts): string {
  try {
    compileModel(schemas);
    return '';
  } catch (error) {
    if (error instanceof SchemaError) return `${error.message}\n`;
    throw error;
  }
}

describe('mistakes are told with file, line, column and what was meant', () => {
  it.each(sentences('mistakes'))('%s', (sentence) => {
    expect(told(texts('mistakes', sentence))).toBe(text('mistakes', sentence, 'out.txt'));
  });
});

describe('a near word is suggested', () => {
  it.each([
    ['colum', ['column', 'filter'], '; did you mean "column"?'],
    ['Name', ['name', 'title'], '; did you mean "name"?'],
    ['icon', ['sort', 'title'], ''],
    ['x', [], ''],
  ])('%s among %j', (word, candidates, ending) => {
    expect(meant(word, candidates)).toBe(ending);
  });
});
