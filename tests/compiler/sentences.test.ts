/**
 * Sentences that the sheets of sections use over and over, each with the schemas that say it and what the compiler makes of them.
 * All are compiled at once, beside the product's own; what no word says yet stands below with the reason.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { compileModel } from '../../scripts/compiler';
import { readSchemas } from '../../scripts/compiler/files';
import type { ActionModel, EntityModel } from '../../src/engine/model';
import { titled } from '../titled';
import { departures, headings, type Schemas, sentences } from './sentences';

const root = new URL('../..', import.meta.url).pathname;

/** The text of each file by its path: an entity by its key, or a file whose path is written out. */
const textsOf = (schemas: Schemas): [string, string][] =>
  Object.entries(schemas).map(([key, schema]) => [
    `schemas/${key}.json`,
    JSON.stringify(key.startsWith('enumerations/') ? schema : { title: key, ...titled(schema) }),
  ]);

describe('what sheets say is said in schemas', () => {
  let made: Map<string, EntityModel>;
  beforeAll(() => {
    const own = sentences.flatMap(({ schemas }) => textsOf(schemas));
    expect(new Set(own.map(([path]) => path)).size, 'no two sentences share a file').toBe(own.length);
    made = new Map(compileModel(new Map([...readSchemas(root), ...own])).entities.map((entity) => [entity.key, entity]));
  });

  it.each(sentences)('$about: $sheet', ({ becomes }) => {
    for (const [place, expected] of Object.entries(becomes)) {
      const [key = '', ...path] = place.split(' ');
      expect(at(made.get(key), path), place).toMatchObject(expected as object);
    }
  });
});

/** What stands at a path in an entity; members of a list are found by their name, their parameter or their path. */
const at = (value: unknown, path: string[]): unknown => path.reduce<unknown>((whole, step) => {
  if (!Array.isArray(whole)) return (whole as Record<string, unknown> | undefined)?.[step];
  return whole.find((each: Partial<ActionModel & { param: string }>) => each.name === step || each.param === step) ?? whole[Number(step)];
}, value);

it('every heading is said, or is a departure with its reason', () => {
  const about = new Set([...sentences, ...departures].map((each) => each.about));
  expect(headings.filter((heading) => !about.has(heading))).toEqual([]);
  for (const { sheet, reason } of departures) expect(reason.length, sheet).toBeGreaterThan(20);
});
