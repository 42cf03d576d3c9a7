// @vitest-environment jsdom
/** What cells say of records that have no value: taken from every column of every list. */
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entities } from '../../../generated/resources';
import { loadedEnumeration, loadResource } from '../../../src/console/data/resources';
import { cellRenderer } from '../../../src/console/resource/table/cells';
import { EnumerationContext } from '../../../src/ui/ports/enumerations';

const resources = await Promise.all(Object.keys(entities).map(loadResource));
const columns = resources.flatMap(({ key, fields, list, views }) => [...(list ? [list] : []), ...views].flatMap((each) => each.columns
  .filter(({ empty, template, each: lines, below, cases, texts }) => empty !== undefined && !(template ?? lines ?? below ?? cases ?? texts))
  .map((column) => ({ where: `${key} ${each.name} ${column.name}`, column, fields: new Map(fields.map((field) => [field.name, field])) }))));

it('among them are codes', () => {
  expect(columns.map(({ where }) => where)).toContain('finance/rechargeOrder list payType');
});

it.each(columns)('$where says what it has for an empty value', ({ column, fields }) => {
  const cell = cellRenderer(column, fields, loadedEnumeration);
  const { container } = render(<EnumerationContext value={loadedEnumeration}>{cell({ [column.name]: null })}</EnumerationContext>);
  expect(container).toHaveTextContent(new RegExp(`^${column.empty}$`));
});
