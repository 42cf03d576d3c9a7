import { useCallback, useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formOf } from '../../../../engine/formTemplate/form';
import { readTemplate } from '../../../../engine/formTemplate/template';
import { initialValues } from '../../../../engine/formTemplate/values';
import type { FieldModel } from '../../../../engine/model';
import { usePermission } from '../../../data/permissions';
import { readSetting, saveSetting, saveSettingPermission, SettingConflict, type Setting } from '../../../data/settings';
import { TemplateFormText } from '../../../formTemplate';
import type { CloseGuard } from '../../../resource/form/leaving';
import { ErrorState } from '../../../ui/ErrorState';
import { showNotice } from '../../../ui/notices';
import { Skeleton } from '../../../ui/Skeleton';
import { KeyTools } from './KeyTools';

interface SettingPanelProps {
  /** Name of the form template. */
  template: string;
  guard?: CloseGuard;
}

/** One form of the settings. What it opens with is read anew whenever it is opened, and after each save. */
export function SettingPanel({ template, guard }: SettingPanelProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['setting', template],
    queryFn: ({ signal }) => readSetting(template, signal),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
  // Kept with the form: a screen that was hidden for a while finds the cache empty, and nothing typed may go.
  const [opened, setOpened] = useState<Setting>();
  if (data && !opened) setOpened(data);
  if (!opened) return error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <Skeleton lines={8} height={32} />;
  return <SettingForm opened={opened} read={() => readSetting(template)} guard={guard} />;
}

interface SettingFormProps {
  opened: Setting;
  read(): Promise<Setting>;
  guard?: CloseGuard;
}

function SettingForm({ opened, read, guard }: SettingFormProps) {
  const may = usePermission();
  const box = useRef<HTMLDivElement>(null);
  const [setting, setSetting] = useState(opened);
  const [saves, setSaves] = useState(0);
  const { id, content, states } = setting;
  // What a save is compared with; a conflict that was shown is known from then on.
  const seen = useRef(setting);

  const show = useCallback((next: Setting) => {
    seen.current = next;
    setSetting(next);
  }, []);

  const submit = async (values: Record<string, unknown>) => {
    if (!may(saveSettingPermission)) throw new Error('暂无操作权限');
    try {
      await saveSetting(seen.current, values, (texts) => initialValues(formOf(readTemplate(content), `form:${id}`), texts));
    } catch (error) {
      if (error instanceof SettingConflict) seen.current = { ...seen.current, values: error.stored };
      throw error;
    }
    showNotice('success', '保存成功');
    const next = await read().catch(() => undefined);
    if (next) {
      show(next);
      setSaves((count) => count + 1);
    }
  };

  // The saved form is drawn anew, without the secrets that were typed; the focus stays with it.
  useEffect(() => {
    if (saves > 0) box.current?.focus();
  }, [saves]);

  const reload = useCallback(async () => {
    const { states: now } = await read();
    setSetting((before) => ({ ...before, states: now }));
  }, [read]);
  const aside = useCallback(
    (field: FieldModel) => states && <KeyTools formId={id} field={field} state={states.find(({ name }) => name === field.name)} onCleared={reload} />,
    [id, states, reload],
  );

  return (
    <div className="setting-form" ref={box} tabIndex={-1}>
      <TemplateFormText
        key={saves}
        content={content}
        at={`form:${id}`}
        values={setting.values}
        states={states}
        draft={`setting/${id}`}
        guard={guard}
        aside={aside}
        onSubmit={submit}
      />
    </div>
  );
}
