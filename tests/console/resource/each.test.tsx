// @vitest-environment jsdom
/** Columns that tell each row of a child table: taken from every list that has one. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { entities } from '../../../generated/resources';
import { loadResource } from '../../../src/console/data/resources';
import { cellRenderer } from '../../../src/console/resource/table/cells';
import { ReferenceContext, type ReferenceSource } from '../../../src/ui/ports/references';

afterEach(cleanup);

const resources = await Promise.all(Object.keys(entities).map(loadResource));
const columns = resources.flatMap(({ key, fields, list, views }) => [...(list ? [list] : []), ...views].flatMap((each) => each.columns.flatMap((column) =>
  (column.each === undefined ? [] : [{ where: `${key} ${each.name} ${column.name}`, column, fields: new Map(fields.map((field) => [field.name, field])) }]))));

/** Every record is called by its number. */
const names = { useNames: (_entity: string, ids: readonly unknown[]) => Object.fromEntries(ids.map((id) => [String(id), `名称${String(id)}`])) };

it('there are such columns', () => {
  expect(columns.map(({ where }) => where)).toContain('marketing/integralRule list levelRates');
});

it.each(columns)('$where: a line for each row, with names for references, and what an empty one says', ({ column, fields }) => {
  const rows = [7, 8].map((at) => Object.fromEntries((fields.get(column.name)?.fields ?? []).map(({ name, kind }) => [name, kind === 'reference' ? at : `${at}.5`])));
  const expected = rows.map((row) => column.each!.replace(/\{(\w+)\}/g, (_whole, name: string) => (typeof row[name] === 'number' ? `名称${row[name]}` : String(row[name]))));
  const draw = cellRenderer(column, fields, () => undefined);
  const { container, rerender } = render(<ReferenceContext value={names as unknown as ReferenceSource}>{draw({ [column.name]: rows })}</ReferenceContext>);
  expect([...container.children].map(({ textContent }) => textContent)).toEqual(expected);
  rerender(<p>{draw({ [column.name]: [] })}</p>);
  expect(screen.getByText(column.empty ?? '-')).toBeInTheDocument();
});
