import { expect, it } from 'vitest';
import { canonicalType } from '../../../src/server/sql/types';

it.each([
  ['varchar(20)', 'character varying(20)'], ['int8[]', 'bigint[]'], ['numeric(10, 2)', 'numeric(10,2)'],
  ['timestamp with time zone', 'timestamptz'], ['timestamp(3) without time zone', 'timestamp(3)'], ['timestamp without time zone', 'timestamp'],
  ['time without time zone', 'time'], ['time', 'time'],
])('the type %s is spelt %s', (written, spelt) => {
  expect(canonicalType(written)).toBe(spelt);
});
