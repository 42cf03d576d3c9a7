/** A template whose values the configuration store keeps: read when it is opened and once it is saved, compared before they are saved. */
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formOf } from '../../engine/formTemplate/form';
import { readTemplate } from '../../engine/formTemplate/template';
import { initialValues } from '../../engine/formTemplate/values';
import type { FieldModel } from '../../engine/model';
import { templatePermission } from '../data/formTemplates';
import { HasPermission } from '../data/session/guards';
import { usePermission } from '../data/session/permissions';
import { readSetting, saveSetting, saveSettingPermission, SettingConflict, TemplateRefused, type Setting } from '../data/settings';
import type { CloseGuard } from '../resource/form/leaving';
import { useFirstAnswer } from '../resource/form/useFirstAnswer';
import { Asked } from '../../ui/states/Asked';
import { EmptyState } from '../../ui/states/EmptyState';
import { showNotice } from '../../ui/states/notices';
import { TemplateFormText } from './LoadedTemplate';
import type { TemplateFormProps } from './TemplateForm';
import type { TemplateFormOptions } from './useTemplateForm';

export interface SettingFormProps extends Pick<TemplateFormProps, 'children' | 'restores' | 'submitLabel'> {
  /** Name of the form template; another one is another form: give it a `key`. */
  template: string;
  guard?: CloseGuard;
  /** @param reload reads the states of the keys once more and leaves the form as it is */
  aside?(field: FieldModel, setting: Setting, reload: () => Promise<void>): ReactNode;
}

export const SettingForm = (props: SettingFormProps) => (
  <HasPermission permissions={[templatePermission]} otherwise={<EmptyState text="暂无查看表单的权限。" />}><Loaded {...props} /></HasPermission>
);

function Loaded(props: SettingFormProps) {
  const { template } = props;
  const read = useQuery({
    queryKey: ['setting', template],
    queryFn: ({ signal }) => readSetting(template, signal),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
  const query = useFirstAnswer(read);
  if (query.error instanceof TemplateRefused) return <EmptyState text={query.error.message} />;
  return <Asked query={query} lines={8} height={32}>{(opened) => <Opened {...props} opened={opened} />}</Asked>;
}

function Opened({ template, guard, aside, opened, children, ...shown }: SettingFormProps & { opened: Setting }) {
  const may = usePermission();
  const box = useRef<HTMLDivElement>(null);
  const [setting, setSetting] = useState(opened);
  const { id, content } = opened;
  // A save is compared with it; a conflict that was shown is known from then on.
  const seen = useRef(opened);

  const submit = async (values: Record<string, unknown>) => {
    if (!may(saveSettingPermission)) throw new Error('暂无操作权限');
    try {
      await saveSetting(seen.current, values, (texts) => initialValues(formOf(readTemplate(content), `form:${id}`), texts));
    } catch (error) {
      if (error instanceof SettingConflict) seen.current = { ...seen.current, values: error.stored };
      throw error;
    }
    showNotice('success', '保存成功');
  };
  // The form goes on with what is stored now, without the secrets that were typed; the focus stays in it.
  const goOn: TemplateFormOptions['onSaved'] = async (renew) => {
    const stored = await readSetting(template).catch(() => undefined);
    if (!stored) return;
    seen.current = stored;
    setSetting(stored);
    renew(stored.values);
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
  };

  const reload = useCallback(async () => {
    const { states } = await readSetting(template);
    setSetting((before) => ({ ...before, states }));
  }, [template]);
  const beside = useCallback((field: FieldModel) => aside?.(field, setting, reload), [aside, setting, reload]);

  return (
    <div className="setting-form" ref={box} tabIndex={-1}>
      <TemplateFormText
        content={content}
        at={`form:${id}`}
        values={opened.values}
        states={setting.states}
        draft={`setting/${id}`}
        guard={guard}
        aside={aside && beside}
        onSubmit={submit}
        onSaved={goOn}
        {...shown}
      >
        {children}
      </TemplateFormText>
    </div>
  );
}
