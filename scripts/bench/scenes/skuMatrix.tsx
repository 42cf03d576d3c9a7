import { useState } from 'react';
import type { Matrix } from '../../../src/engine/matrix/document';
import type { FieldModel } from '../../../src/engine/model';
import Editor from '../../../src/fields/skuMatrix/Editor';
import '../../../src/console/shell/base.css';
import '../../../src/ui/tokens.css';
import { showScene } from './show';
import { columnsOf, matrixField, matrixOf } from './skuRows';

function Scene({ field, initial }: { field: FieldModel; initial: Matrix }) {
  const [value, setValue] = useState<unknown>(initial);
  return <Editor id="skus" field={field} value={value} onChange={setValue} />;
}

showScene((rows, columns) => {
  const fields = columnsOf(columns);
  return <Scene field={matrixField(fields)} initial={matrixOf(rows, fields)} />;
});
