import { useMemo, useRef } from 'react';
import { formOf } from '../../../../engine/formTemplate/form';
import { initialValues } from '../../../../engine/formTemplate/values';
import { ApiError } from '../../../data/transport/errors';
import type { StoredTemplate } from '../../../data/formTemplates';
import type { ActionOf } from '../../../data/records/typed';
import { useProvider } from '../../../resource/provider';
import { TemplateForm } from '../../../formTemplate';
import type { CloseGuard } from '../../../resource/form/leaving';
import { Dialog } from '../../../../ui/layers/Dialog';
import { showNotice } from '../../../../ui/states/notices';
import { formBody, formTexts, type GroupRow, rowTemplate } from './values';

const action = { save: 'save', update: 'update' } satisfies { [Name in ActionOf<'operation/groupData'>]: Name };

interface RowFormProps {
  gid: number;
  template: StoredTemplate;
  /** Undefined for a new one. */
  row?: GroupRow;
  onClose(saved: boolean): void;
}

/** One row of combined data, entered in the group's form template. */
export function RowForm({ gid, template, row, onClose }: RowFormProps) {
  const provider = useProvider();
  const guard: CloseGuard = useRef<() => Promise<boolean>>(undefined);
  const form = useMemo(() => rowTemplate(template.content), [template]);
  const values = useMemo(() => row && formTexts(row), [row]);
  // A conflict that was shown is known from then on.
  const seen = useRef(row);

  const submit = async (entered: Record<string, unknown>) => {
    const input = { gid, form: formBody(template.id, entered) };
    try {
      await provider.action('operation/groupData', row ? { name: action.update, ids: [row.id], record: { ...seen.current }, input } : { name: action.save, input });
    } catch (error) {
      throw asEntered(error);
    }
    showNotice('success', row ? '修改成功' : '添加成功');
    onClose(true);
  };

  /** The record that somebody else saved, as the form holds it. */
  const asEntered = (error: unknown): unknown => {
    const conflict = error instanceof ApiError ? error.conflict : undefined;
    if (!conflict) return error;
    const current = conflict.current as GroupRow;
    seen.current = current;
    const { code, message } = error as ApiError;
    return new ApiError('refused', code, message, { ...conflict, current: initialValues(formOf(form, `form:${template.id}`), formTexts(current)) });
  };

  return (
    <Dialog open title={row ? '编辑数据' : '添加数据'} width={700} beforeClose={async () => (await guard.current?.()) ?? true} onClose={() => onClose(false)}>
      <TemplateForm template={form} at={`form:${template.id}`} values={values} draft={`group/${gid}/${row?.id ?? 'new'}`} guard={guard} onSubmit={submit} />
    </Dialog>
  );
}
