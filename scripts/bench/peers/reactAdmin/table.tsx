/** A react-admin DataTable of text columns over the same rows as ours. */
import { AdminContext, DataTable, ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { sceneRows, showScene } from '../../scenes/show';

function Table({ rows, columns }: { rows: Record<string, unknown>[]; columns: number }) {
  const list = useList({ data: rows as { id: number }[], perPage: rows.length, resource: 'rows' });
  return (
    <ListContextProvider value={list}>
      <DataTable>
        {Array.from({ length: columns }, (_, index) => <DataTable.Col key={index} source={`column${index}`} label={`列${index}`} />)}
      </DataTable>
    </ListContextProvider>
  );
}

showScene((rows, columns) => {
  const made = sceneRows(rows, columns);
  return (
    <AdminContext dataProvider={{} as never}>
      <ResourceContextProvider value="rows"><Table rows={made} columns={columns} /></ResourceContextProvider>
    </AdminContext>
  );
});
