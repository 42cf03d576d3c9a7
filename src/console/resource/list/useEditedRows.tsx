import { Suspense } from 'react';
import type { ListModel, ResourceModel } from '../../../engine/model';
import { deferred } from '../../../ui/deferred';
import type { OpenedRow, RowForms } from '../row/useRowForms';
import type { TableColumn } from '../table/model';
import type { EditedRows } from '../table/props';
import type { Listed } from './useListed';

const RowForm = deferred(() => import('../row/RowForm').then((module) => ({ default: module.RowForm })));

/** @returns what stands in place of the rows that are edited; undefined while none is */
export function useEditedRows(resource: ResourceModel, list: ListModel, { nameOf, refresh }: Listed, forms: RowForms | undefined): EditedRows | undefined {
  const { form } = resource;
  if (!forms || !form || forms.opened.length === 0) return undefined;
  const added = forms.opened.filter(({ mode }) => mode !== 'edit');
  const draw = (opened: OpenedRow, columns: readonly TableColumn[], name: string) => (
    <Suspense key={`edited ${opened.key}`}>
      <RowForm
        resource={resource}
        form={form}
        list={list}
        opened={opened}
        columns={columns}
        name={name}
        undrafted={added.indexOf(opened) > 0}
        onClose={(saved) => {
          forms.close(opened.key);
          if (saved) void refresh();
        }}
      />
    </Suspense>
  );
  return {
    instead(row, columns) {
      const opened = forms.opened.find(({ mode, row: edited }) => mode === 'edit' && edited?.id === row.id);
      return opened && draw(opened, columns, nameOf(row));
    },
    added: (columns) => added.map((opened) => draw(opened, columns, form.titles.create)),
  };
}
