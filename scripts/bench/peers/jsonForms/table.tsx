/** The same rows in JSON Forms' table of an array, with its Material renderers. */
import { materialCells, materialRenderers } from '@jsonforms/material-renderers';
import { JsonForms } from '@jsonforms/react';
import { showScene } from '../../scenes/show';
import { columnsOf, matrixOf } from '../../scenes/skuRows';

showScene((rows, columns) => {
  const fields = columnsOf(columns);
  const types = { money: { type: 'string', pattern: '^\\d+(\\.\\d{1,2})?$' }, integer: { type: 'integer', minimum: 0, maximum: 999_999 }, text: { type: 'string', maxLength: 50 } };
  const properties = Object.fromEntries(fields.map(({ name, kind }) => [name, types[kind as keyof typeof types]]));
  const schema = { type: 'object', properties: { rows: { type: 'array', items: { type: 'object', properties } } } };
  const data = { rows: matrixOf(rows, fields).attrValueList.map((row) => Object.fromEntries(fields.map(({ name }) => [name, row[name]]))) };
  return <JsonForms schema={schema} uischema={{ type: 'Control', scope: '#/properties/rows' } as never} data={data} renderers={materialRenderers} cells={materialCells} />;
});
