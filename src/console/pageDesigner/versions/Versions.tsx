/** 历史版本: a saved version beside the page that is being edited, their differences, the way back, and 定时上线. */
import { useMemo, useState } from 'react';
import type { PageVersion } from '../../../engine/extension/page';
import type { JsonObject } from '../../../engine/json';
import { openPage, type PageDocument } from '../../../engine/page/document';
import { usePageVersion, usePageVersions } from '../../data/shop/pageVersions';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/layers/Dialog';
import { Asked } from '../../../ui/states/Asked';
import { EmptyState } from '../../../ui/states/EmptyState';
import { showNotice } from '../../../ui/states/notices';
import { Tabs } from '../../../ui/display/Tabs';
import { useDesign, useSession } from '../state/context';
import { Difference } from './Difference';
import { PagePreview } from './PagePreview';
import { Schedules } from './Schedules';
import './versions.css';

interface VersionsProps {
  /** Id of the page. */
  id: number | string;
  onClose(): void;
}

export default function Versions({ id, onClose }: VersionsProps) {
  const session = useSession();
  const query = usePageVersions(id);
  const [picked, setPicked] = useState<number>();
  const take = (document: PageDocument, version: number) => {
    session.hasStood(document);
    const { id: own, name, isDefault } = session.state().document.page;
    session.replace({ ...document, page: { ...document.page, id: own ?? null, name: name ?? '', isDefault: isDefault ?? 0 } }, `已恢复版本 ${version}`);
    showNotice('success', '已恢复到所选版本，保存后生效');
    onClose();
  };
  return (
    <Dialog open full title="历史版本" onClose={onClose}>
      <Asked query={query} lines={6} height={40}>{(versions) => {
        const chosen = picked ?? versions[0]?.version;
        return chosen === undefined ? <EmptyState text="页面还没有保存过" /> : (
          <div className="pd-versions">
            <ol className="pd-version-list" aria-label="版本">
              {versions.map((each) => <Entry key={each.version} entry={each} chosen={each.version === chosen} onChoose={() => setPicked(each.version)} />)}
            </ol>
            <Chosen key={chosen} id={id} version={chosen} onTake={(document) => take(document, chosen)} />
          </div>
        );
      }}</Asked>
    </Dialog>
  );
}

function Entry({ entry: { version, title, at, realName, account }, chosen, onChoose }: { entry: PageVersion; chosen: boolean; onChoose(): void }) {
  return (
    <li>
      <button type="button" aria-pressed={chosen} onClick={onChoose}>
        <strong>版本 {version}</strong>
        <span>{title}</span>
        <small>{at} · {realName || account}</small>
      </button>
    </li>
  );
}

type View = 'look' | 'difference' | 'schedule';
const views: { value: View; title: string }[] = [{ value: 'look', title: '并排预览' }, { value: 'difference', title: '差异' }, { value: 'schedule', title: '定时上线' }];

interface ChosenProps {
  /** Id of the page. */
  id: number | string;
  version: number;
  onTake(document: PageDocument): void;
}

const Chosen = (props: ChosenProps) => <Asked query={usePageVersion(props.id, props.version)} lines={8} height={40}>{(page) => <Compared {...props} page={page} />}</Asked>;

/** A version beside the page that is being edited. */
function Compared({ id, version, page, onTake }: ChosenProps & { page: JsonObject }) {
  const now = useDesign(({ document }) => document);
  const [view, setView] = useState<View>('look');
  const then = useMemo(() => openPage(page), [page]);
  return (
    <div className="pd-version">
      <Button className="pd-version-take" variant="primary" icon="restore" onClick={() => onTake(then)}>恢复到此版本</Button>
      <Tabs label={`版本 ${version}`} items={views} value={view} onChange={setView}>
        {view === 'look' && <div className="pd-side-by-side"><PagePreview title={`版本 ${version}`} document={then} /><PagePreview title="正在编辑" document={now} /></div>}
        {view === 'difference' && <Difference before={then} after={now} />}
        {view === 'schedule' && <Schedules id={id} version={version} />}
      </Tabs>
    </div>
  );
}
