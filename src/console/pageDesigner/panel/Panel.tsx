/** The settings of what is chosen: of one widget, of several together, or of the page. */
import { useDesign, useSession } from '../state/context';
import { Button } from '../../../ui/buttons/Button';
import { PagePanel } from './PagePanel';
import { WidgetPanel } from './WidgetPanel';
import './panel.css';

export function Panel() {
  const session = useSession();
  const chosen = useDesign((state) => state.chosen);
  return (
    <aside className="pd-panel" aria-label="设置" onBlur={session.pause}>
      {chosen.length === 0 && <PagePanel />}
      {chosen.length === 1 && <WidgetPanel id={chosen[0]!} />}
      {chosen.length > 1 && <Several count={chosen.length} />}
    </aside>
  );
}

function Several({ count }: { count: number }) {
  const session = useSession();
  return (
    <>
      <h2>已选择 {count} 个组件</h2>
      <div className="pd-several">
        <Button icon="copy" onClick={session.duplicate}>复制</Button>
        <Button icon="eyeOff" onClick={session.hide}>隐藏</Button>
        <Button icon="eye" onClick={session.show}>显示</Button>
        <Button icon="undo" onClick={session.reset}>恢复默认设置</Button>
        <Button icon="delete" variant="danger" onClick={session.remove}>删除</Button>
      </div>
    </>
  );
}
