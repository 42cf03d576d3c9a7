/** A form template drawn, filled in and judged at run time. */
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import type { FieldModel } from '../../engine/model';
import type { Item } from '../../engine/formTemplate/item';
import { initialValues } from '../../engine/formTemplate/values';
import { Button } from '../../ui/buttons/Button';
import { useConfirm } from '../../ui/layers/Confirm';
import { FormContext } from '../resource/form/context';
import { type CloseGuard, LeaveGuard, useCloseGuard, useMayClose } from '../resource/form/leaving';
import { Summary } from '../resource/form/Summary';
import { useSaveKeys } from '../resource/form/useSaveKeys';
import { LayoutContext, TemplateNodes, type TemplateLayout } from './TemplateNodes';
import { type TemplateFormOptions, useTemplateForm } from './useTemplateForm';
import '../resource/form/form.css';
import './TemplateForm.css';
import '../../ui/inputs/field.css';

export interface TemplateFormProps extends Omit<TemplateFormOptions, 'at'> {
  /** Where the template comes from, for developers: `form:84`. */
  at?: string;
  /** Waits for something else than its own submit. */
  busy?: boolean;
  submitLabel?: string;
  /** What stands behind the control of a field. */
  aside?(field: FieldModel): ReactNode;
  /** Asks before the form is closed or replaced by what stands around it. */
  guard?: CloseGuard;
  /** Stands beside the form and follows what it holds (`useFormValues`). */
  children?: ReactNode;
  /** A button beside 提交 that puts the defaults of the template into all fields, once its question is agreed to. */
  restores?: { title: string; asks: string };
  /** A button of the template was pressed; without it they are shown and cannot be pressed. */
  onButton?(item: Item): void;
}

export function TemplateForm({ at = 'form', busy = false, submitLabel = '提交', onButton, aside, guard, children, restores, ...options }: TemplateFormProps) {
  const { template, values } = options;
  const { model, form } = useTemplateForm({ ...options, at });
  const { session, state, parts, root } = form;
  const { size, labelPosition, labelWidth, gutter, formBtns, disabled } = template;
  useSaveKeys(root, () => void session.submit());
  const mayClose = useMayClose(parts.store);
  useCloseGuard(guard, async () => {
    const may = await mayClose();
    if (may) form.draft.close();
    return may;
  });
  const layout = useMemo(
    (): TemplateLayout => ({ labelPosition, labelWidth, values: values ?? {}, specs: new Map(state.sections[0]?.inputs.map((spec) => [spec.field.name, spec])), onButton, aside }),
    [labelPosition, labelWidth, values, state.sections, onButton, aside],
  );
  const confirm = useConfirm();
  const restore = async (text: string) => {
    if (await confirm({ text })) parts.store.patch(initialValues(model));
  };
  const drawn = (
    <form
      className="template-form"
      data-size={size}
      data-label={labelPosition}
      style={{ '--label-width': `${labelWidth}px` } as CSSProperties}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void session.submit();
      }}
    >
      <Summary form={form} />
      <Problems problems={model.problems} />
      <div ref={(element) => { root.current = element; }}><TemplateNodes nodes={model.nodes} gutter={gutter} /></div>
      {formBtns && !disabled && !options.disabled && (
        <div className="form-footer">
          <Button type="submit" variant="primary" busy={busy || state.isSaving}>{submitLabel}</Button>
          {restores && <Button onClick={() => void restore(restores.asks)}>{restores.title}</Button>}
        </div>
      )}
    </form>
  );
  return (
    <FormContext value={parts}>
      <LayoutContext value={layout}>
        <LeaveGuard store={parts.store} onGiveUp={form.draft.close} />
        {children === undefined ? drawn : <div className="template-parts">{drawn}{children}</div>}
      </LayoutContext>
    </FormContext>
  );
}

/** What was passed over, for whoever made the template. */
function Problems({ problems }: { problems: readonly { at: string; message: string }[] }) {
  if (problems.length === 0) return null;
  return (
    <details className="template-problems">
      <summary>表单模板有 {problems.length} 处无法使用</summary>
      <ul>{problems.map(({ at, message }) => <li key={at + message}><code>{at}</code> {message}</li>)}</ul>
    </details>
  );
}
