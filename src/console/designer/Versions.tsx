/** Earlier versions of the template, told apart by item; one of them can be taken up again. */
import { HistoryPanel } from '../resource/detail/HistoryPanel';
import { useFormParts } from '../resource/form/context';
import { useResource } from '../data/resources';
import { Dialog } from '../../ui/layers/Dialog';
import { showNotice } from '../../ui/states/notices';

export default function Versions({ id, disabled, onClose }: { id: number | string; disabled: boolean; onClose(): void }) {
  const { resource: key, store } = useFormParts();
  const resource = useResource(key);
  const restore = (values: Record<string, unknown>) => {
    store.patch(values);
    showNotice('success', '已恢复到所选版本，保存后生效');
    onClose();
  };
  return (
    <Dialog open width={900} title="历史版本" onClose={onClose}>
      <HistoryPanel resource={resource} id={id} onRestore={disabled ? undefined : restore} />
    </Dialog>
  );
}
