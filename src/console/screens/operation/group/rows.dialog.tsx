/** 组合数据列表: the rows of one group, in the columns that its form template makes (settings sheet). */
import { useMemo, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formOf } from '../../../../engine/formTemplate/form';
import { TemplateError } from '../../../../engine/formTemplate/item';
import { readTemplate } from '../../../../engine/formTemplate/template';
import type { FieldModel } from '../../../../engine/model';
import { FieldCell } from '../../../../fields/FieldCell';
import { type StoredTemplate, useStoredTemplate } from '../../../data/formTemplates';
import { useMayCall } from '../../../data/session/permissions';
import type { RecordOf } from '../../../data/records/typed';
import { useResource } from '../../../data/resources';
import { useProvider } from '../../../resource/provider';
import { Asked } from '../../../../ui/states/Asked';
import type { ActionDialogProps } from '../../../../ui/ports/actionDialogs';
import { Button } from '../../../../ui/buttons/Button';
import { deletion, useConfirm } from '../../../../ui/layers/Confirm';
import { Dialog } from '../../../../ui/layers/Dialog';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { ErrorState } from '../../../../ui/states/ErrorState';
import { showNotice } from '../../../../ui/states/notices';
import { Pager } from '../../../../ui/display/Pager';
import { Segments } from '../../../../ui/inputs/Segments';
import { Tag } from '../../../../ui/display/Tag';
import { RowForm } from './RowForm';
import { cellOf, type GroupRow, textsOf } from './values';
import './group.css';

const entity = 'operation/groupData';
/** Rows of this template stay (settings sheet). */
const keptTemplate = 99;

type Status = '' | '1' | '0';
const statuses: { value: Status; label: string }[] = [{ value: '', label: '全部' }, { value: '1', label: '显示' }, { value: '0', label: '不显示' }];

export default function GroupRows({ record, onClose }: ActionDialogProps<RecordOf<'operation/group'>>) {
  return (
    <Dialog open title="组合数据列表" width={1000} onClose={() => onClose()}>
      {record.id && record.formId ? <WithTemplate gid={record.id} name={record.name ?? ''} formId={record.formId} /> : <ErrorState message="请先为该数据组选择表单模板" />}
    </Dialog>
  );
}

function WithTemplate({ formId, ...group }: { gid: number; name: string; formId: number }) {
  return <Asked query={useStoredTemplate({ id: formId })} lines={6} height={32}>{(template) => <WithFields {...group} template={template} />}</Asked>;
}

function WithFields({ template, ...group }: Omit<RowsProps, 'fields'>) {
  const fields = useMemo(() => fieldsOf(template), [template]);
  return typeof fields === 'string' ? <ErrorState message={fields} /> : <Rows {...group} template={template} fields={fields} />;
}

function fieldsOf({ id, content }: StoredTemplate): FieldModel[] | string {
  try {
    return formOf(readTemplate(content), `form:${id}`).fields;
  } catch (error) {
    if (error instanceof TemplateError) return `表单模板有误：${error.message}`;
    throw error;
  }
}

interface RowsProps {
  gid: number;
  name: string;
  template: StoredTemplate;
  fields: readonly FieldModel[];
}

function Rows({ gid, name, template, fields }: RowsProps) {
  const provider = useProvider();
  const client = useQueryClient();
  const confirm = useConfirm();
  const resource = useResource(entity);
  const mayCall = useMayCall();
  const may = (endpoint: string) => mayCall(resource.endpoints.find((each) => each.name === endpoint));
  const [status, setStatus] = useState<Status>('');
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(20);
  const [edited, setEdited] = useState<GroupRow | 'new'>();
  const query = useQuery({
    queryKey: [entity, gid, status, page, perPage],
    queryFn: ({ signal }) => provider.getList(entity, { filter: { gid, ...(status && { status: status === '1' }) }, pagination: { page, perPage }, sort: { field: 'sort', order: 'ASC' }, signal }),
    placeholderData: (before) => before,
  });
  const refresh = () => client.invalidateQueries({ queryKey: [entity] });

  const remove = async (row: GroupRow) => {
    if (!(await confirm(deletion()))) return;
    try {
      await provider.delete(entity, { id: row.id, previousData: { ...row } });
    } catch {
      // The data layer has told why; what is shown may be out of date.
      return void refresh();
    }
    showNotice('success', '删除成功');
    void refresh();
  };

  const total = query.data?.total ?? 0;
  return (
    <div className="group-rows">
      <div className="group-tools">
        {may('action.save') && <Button variant="primary" icon="add" onClick={() => setEdited('new')}>添加数据</Button>}
        <Segments label="状态" options={statuses} value={status} onChange={(next) => { setStatus(next); setPage(1); }} />
      </div>
      <Asked query={query} lines={5} height={32}>{({ data: rows }) => (rows.length === 0 ? <EmptyState /> : (
        <div className="group-scroll" role="region" aria-label={`${name}的数据`} tabIndex={0}>
          <table className="group-table">
            <thead>
              <tr>
                <th scope="col">编号</th>
                {fields.map((field) => <th key={field.name} scope="col">{field.title}</th>)}
                <th scope="col">排序</th>
                <th scope="col">状态</th>
                <th scope="col">操作</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.id}</th>
                  {fields.map((field) => <td key={field.name}><Cell field={field} row={row} /></td>)}
                  <td>{row.sort}</td>
                  <td><Tag tone={row.status ? 'success' : 'info'}>{row.status ? '显示' : '不显示'}</Tag></td>
                  <td className="group-actions">
                    {may('action.update') && <Button variant="text" aria-label={`编辑 ${row.id}`} onClick={() => setEdited(row)}>编辑</Button>}
                    {may('delete') && template.id !== keptTemplate && <Button variant="text" aria-label={`删除 ${row.id}`} onClick={() => void remove(row)}>删除</Button>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}</Asked>
      {total > 0 && <Pager page={page} perPage={perPage} total={total} sizes={[10, 20, 30, 40]} onPage={setPage} onPerPage={(next) => { setPerPage(next); setPage(1); }} />}
      {edited && <RowForm gid={gid} template={template} row={edited === 'new' ? undefined : edited} onClose={(saved) => { setEdited(undefined); if (saved) void refresh(); }} />}
    </div>
  );
}

function Cell({ field, row }: { field: FieldModel; row: GroupRow }) {
  const texts = textsOf(row);
  const shown = cellOf(field, texts[field.name]);
  return <FieldCell {...shown} record={texts} />;
}
