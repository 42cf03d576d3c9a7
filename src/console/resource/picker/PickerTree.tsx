import { useMemo } from 'react';
import type { TreeModel } from '../../../engine/model';
import type { Row, RowId } from '../table/model';
import { BranchCell } from '../tree/BranchCell';
import { TreeContext, type TreeState } from '../tree/TreeContext';
import { growTree } from '../tree/treeRows';
import { useBranches } from '../tree/useBranches';
import { PickerTable, type PickerTableProps } from './PickerTable';
import '../tree/TreeTable.css';

const noRows: readonly Row[] = [];

/** The rows of a tree to choose from; branches open one by one. */
export function PickerTree({ model, ...table }: PickerTableProps & { model: TreeModel }) {
  const { query, nameOf } = table;
  const rows = query.data ?? noRows;
  const tree = useMemo(() => growTree(rows, model), [rows, model]);
  const { open, nodes, toggle, onBranch } = useBranches(tree);
  const state: TreeState = { tree, open, toggle, moving: false, nameOf: (id) => nameOf(tree.byId.get(id)!.row) };
  return (
    <TreeContext value={state}>
      <PickerTable {...table} query={{ ...query, data: query.data && nodes.map(({ row }) => row) }} onBranch={onBranch} wrapFirst={(row: Row, content) => <BranchCell id={row.id as RowId}>{content}</BranchCell>} />
    </TreeContext>
  );
}
