import { useState } from 'react';
import type { SettingState } from '../../../../engine/extension/paths';
import type { FieldModel } from '../../../../engine/model';
import { usePermission } from '../../../data/session/permissions';
import { clearSetting, saveSettingPermission } from '../../../data/settings';
import { Button } from '../../../../ui/buttons/Button';
import { useConfirm } from '../../../../ui/layers/Confirm';
import { IconButton } from '../../../../ui/buttons/IconButton';
import { showNotice } from '../../../../ui/states/notices';
import { Tag } from '../../../../ui/display/Tag';
import { deferred } from '../../../../ui/deferred';

const HistoryDrawer = deferred(() => import('./HistoryDrawer'));

interface KeyToolsProps {
  formId: number;
  field: FieldModel;
  state: SettingState | undefined;
  onCleared(): Promise<void>;
}

/** Behind each control: whether a secret is set, how it is cleared, and who changed the key. */
export function KeyTools({ formId, field, state, onCleared }: KeyToolsProps) {
  const [open, setOpen] = useState(false);
  const confirm = useConfirm();
  const may = usePermission();
  const { name, title } = field;
  const isSet = state?.secret === true && state.stored;
  const clear = async () => {
    if (!(await confirm({ text: `清除已保存的${title}？清除后需要重新填写。`, danger: true }))) return;
    try {
      await clearSetting(formId, name);
    } catch {
      // The data layer has told why.
      return;
    }
    showNotice('success', '清除成功');
    await onCleared();
  };
  return (
    <span className="setting-tools">
      {isSet && <Tag tone="success">已设置</Tag>}
      {isSet && may(saveSettingPermission) && <Button variant="text" aria-label={`清除${title}`} onClick={() => void clear()}>清除</Button>}
      <IconButton icon="restore" label={`${title}的修改记录`} onClick={() => setOpen(true)} />
      {open && <HistoryDrawer formId={formId} field={field} secret={state?.secret === true} onClose={() => setOpen(false)} />}
    </span>
  );
}
