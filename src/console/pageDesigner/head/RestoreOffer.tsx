import { wallTime } from '../../../engine/time/wallTime';
import { openPage } from '../../../engine/page/document';
import { Button } from '../../ui/Button';
import { useSession } from '../state/context';
import type { KeptPage } from '../state/journal';

/** An earlier visit ended without a save: its work waits for a decision. */
export function RestoreOffer({ kept, onSettle }: { kept: KeptPage; onSettle(): void }) {
  const session = useSession();
  const restore = () => {
    onSettle();
    session.replace(openPage(kept.saved), '已恢复未保存的内容');
  };
  return (
    <div className="pd-offer" role="status">
      <span>{wallTime(new Date(kept.at))} 有未保存的内容，要继续编辑吗？</span>
      <Button variant="primary" size="small" onClick={restore}>恢复</Button>
      <Button size="small" onClick={onSettle}>丢弃</Button>
    </div>
  );
}
