/** A form whose fields are given by code: the same session, draft and conflict card that generated forms have. */
import { useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { FieldModel, FormSection } from '../../engine/model';
import { holds } from '../../engine/rules/holds';
import { usePermission } from '../data/session/permissions';
import { saveShopForm, type Row, type ShopForm } from '../data/shop/shopLayout';
import { ApiError } from '../data/transport/errors';
import { FormContext, useFormParts } from '../resource/form/context';
import { FormBody } from '../resource/form/FormBody';
import { LeaveGuard } from '../resource/form/leaving';
import { Summary } from '../resource/form/Summary';
import { useDraftKey } from '../resource/form/useDraftKey';
import { useFirstAnswer } from '../resource/form/useFirstAnswer';
import { useForm } from '../resource/form/useForm';
import { useInputsAhead } from '../resource/form/useInputsAhead';
import { useSaveKeys } from '../resource/form/useSaveKeys';
import type { CheckValues } from '../resource/form/validation';
import { Button } from '../../ui/buttons/Button';
import { Asked } from '../../ui/states/Asked';
import { showNotice } from '../../ui/states/notices';
import { templateCheck } from './check';
import '../resource/form/form.css';
import '../../ui/inputs/field.css';

interface FieldsFormProps {
  source: ShopForm;
  /** Stands beside the inputs and shows their values (`useFormValues`). */
  children?: ReactNode;
  className?: string;
  /** 保存 and 保存成功 unless told. */
  submitLabel?: string;
  success?: string;
  /** In place of staying with what was stored. */
  onSaved?(): void;
}

export function FieldsForm(props: FieldsFormProps) {
  const { source } = props;
  useInputsAhead(source.fields as FieldModel[]);
  const read = useQuery({
    queryKey: ['shop form', source.name], queryFn: async ({ signal }) => (await source.read(signal)).data, gcTime: 0, staleTime: Infinity, refetchOnReconnect: false,
  });
  return <Asked query={useFirstAnswer(read)} lines={8} height={32}>{(opened) => <Opened {...props} opened={opened} />}</Asked>;
}

const inputOf = ({ name, readOnly }: FieldModel): FormSection['inputs'][number] => ({ name, placeholder: '', span: 24, hiddenIn: [], disabledIn: readOnly ? ['edit'] : [] });

function Opened({ source, opened, children, className, submitLabel = '保存', success = '保存成功', onSaved }: FieldsFormProps & { opened: Row }) {
  const may = usePermission()(source.permission);
  const [initial, setInitial] = useState(opened);
  // A conflict that was shown is known from then on.
  const seen = useRef(opened);
  const fields = source.fields as FieldModel[];
  const sections = useMemo((): FormSection[] => [{ inputs: fields.map((field) => (may ? inputOf(field) : { ...inputOf(field), disabledIn: ['edit'] })) }], [fields, may]);
  const check = useMemo(() => {
    const judge = templateCheck({ nodes: [], fields, rules: new Map(), problems: [] });
    // What is not shown is not asked.
    const shown = (values: Row) => fields.filter(({ when }) => holds(when, values)).map(({ name }) => name);
    return Promise.resolve<CheckValues>((values, only) => judge(values, shown(values).filter((name) => only?.includes(name) ?? true)));
  }, [fields]);
  const form = useForm({
    resource: source.name, mode: 'edit', fields, sections, initial,
    draftKey: useDraftKey(`form/${source.name}`, 'edit'),
    loadCheck: () => check,
    async save(values) {
      try {
        await saveShopForm(source, seen.current, values);
      } catch (error) {
        const current = error instanceof ApiError ? error.conflict?.current : undefined;
        if (current) seen.current = current;
        throw error;
      }
      showNotice('success', success);
      if (onSaved) return;
      // New rows have got their ids.
      const stored = await source.read().catch(() => undefined);
      if (!stored) return;
      seen.current = stored.data;
      setInitial(stored.data);
    },
    onSaved: () => onSaved?.(),
  });
  const { session, state, parts, root } = form;
  useSaveKeys(root, () => void session.submit());
  return (
    <FormContext value={parts}>
      <LeaveGuard store={parts.store} onGiveUp={form.draft.close} />
      <div className={className}>
        {children}
        <form
          noValidate
          aria-label={source.title}
          onSubmit={(event) => {
            event.preventDefault();
            void session.submit();
          }}
        >
          <Summary form={form} />
          <FormBody form={form} sectionsAs="plain" />
          {may && <div className="form-footer"><Button type="submit" variant="primary" busy={state.isSaving} disabled={state.conflict !== undefined}>{submitLabel}</Button></div>}
        </form>
      </div>
    </FormContext>
  );
}

/** The present values of the form around. */
export function useFormValues(): Row {
  const { store } = useFormParts();
  return useSyncExternalStore((listener) => store.subscribe('values', listener), store.values);
}
