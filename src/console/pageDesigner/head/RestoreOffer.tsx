import { wallTime } from '../../../engine/time/wallTime';
import { differences } from '../../../engine/page/difference';
import type { PageDocument } from '../../../engine/page/document';
import { Button } from '../../../ui/buttons/Button';
import { useSession } from '../state/context';
import type { KeptPage } from '../state/journal';
import { names } from '../versions/names';

interface RestoreOfferProps {
  kept: KeptPage;
  onDecided(): void;
  /** Somebody saved the page after the draft was begun. */
  onStale(base: PageDocument): void;
}

/** An earlier visit ended without a save: its work waits for a decision. */
export function RestoreOffer({ kept, onDecided, onStale }: RestoreOfferProps) {
  const session = useSession();
  const restore = () => {
    onDecided();
    const { stored } = session.state();
    session.replace(kept.document, '已恢复未保存的内容');
    if (kept.base && stored && differences(kept.base, stored, names).length > 0) onStale(kept.base);
  };
  return (
    <div className="pd-offer" role="status">
      <span>{wallTime(new Date(kept.at))} 有未保存的内容，要继续编辑吗？</span>
      <Button variant="primary" size="small" onClick={restore}>恢复</Button>
      <Button size="small" onClick={onDecided}>丢弃</Button>
    </div>
  );
}
