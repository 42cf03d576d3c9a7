import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListModel, QueueModel, ResourceModel } from '../../../engine/model';
import { useKnownCapabilities } from '../../data/capabilities';
import { Button } from '../../../ui/buttons/Button';
import { useCommands } from '../../../ui/ports/commands';
import { deferred } from '../../../ui/deferred';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { PageHeader } from '../../../ui/display/PageHeader';
import { useLeave } from '../../../ui/ports/screen';
import { shortcutHelp } from '../../../ui/ports/shortcutHelp';
import { Skeleton } from '../../../ui/states/Skeleton';
import { filterAt } from './filter';
import { QueueItem } from './QueueItem';
import type { Revealed } from './useDeciding';
import { useQueue, type QueueHold } from './useQueue';
import './queue.css';

const SecretsDialog = deferred(() => import('../actions/SecretsDialog'));
const DetailDrawer = deferred(() => import('../detail/DetailDrawer').then((module) => ({ default: module.DetailDrawer })));

/** Pending records of an entity, one at a time; its address carries the filters of the list it was opened from. */
export default function QueueScreen({ resource }: { resource: ResourceModel }) {
  const capabilities = useKnownCapabilities();
  const { list, queue } = resource;
  if (!list || !queue) throw new Error(`${resource.key} declares no queue`);
  if (!capabilities) return <Skeleton lines={6} height={32} />;
  if (!capabilities.queue) return <ErrorState message={`当前后端不支持${queue.title}`} />;
  return <Working resource={resource} list={list} queue={queue} />;
}

interface WorkingProps {
  resource: ResourceModel;
  list: ListModel;
  queue: QueueModel;
}

function Working({ resource, list, queue }: WorkingProps) {
  const { search, state } = useLocation();
  const leave = useLeave();
  const filter = useMemo(() => filterAt(list, queue, search), [list, queue, search]);
  const hold = useQueue(resource, filter);
  const [looking, setLooking] = useState(false);
  const [unsent, setUnsent] = useState('');
  const [secrets, setSecrets] = useState<Revealed>();
  const { work } = hold;
  const [current] = work.ids;
  const last = work.done.at(-1);

  const exit = () => void hold.release().then(() => leave((state as { back?: string } | null)?.back ?? resource.route ?? '/'));
  const look = () => last && setLooking(true);
  useCommands(`${resource.title}${queue.title}`, [
    { keys: 'p', title: '查看上一条已处理', run: look },
    { keys: 'q', title: '退出', run: exit },
  ]);
  return (
    <section className="queue" aria-label={`${resource.title}${queue.title}`}>
      <PageHeader title={`${resource.title}${queue.title}`}>
        <Button aria-disabled={!last} onClick={look}>上一条已处理 <kbd aria-hidden="true">P</kbd></Button>
        <Button icon="info" onClick={shortcutHelp.open}>快捷键 <kbd aria-hidden="true">?</kbd></Button>
        <Button onClick={exit}>退出 <kbd aria-hidden="true">Q</kbd></Button>
      </PageHeader>
      <Progress work={work} verb={queue.verb} />
      {current === undefined
        ? <Nothing hold={hold} resource={resource} queue={queue} narrowed={Object.keys(filter).length > 0} onExit={exit} />
        : <QueueItem resource={resource} list={list} queue={queue} id={current} hold={hold} unsent={unsent} onUnsent={setUnsent} onReveal={setSecrets} />}
      {looking && last && <DetailDrawer resource={resource} id={last.id} title={`${last.outcome}：${last.name}`} onClose={() => setLooking(false)} />}
      {secrets && <SecretsDialog {...secrets} onClose={() => setSecrets(undefined)} />}
    </section>
  );
}

function Progress({ work: { left, busy, done }, verb }: { work: QueueHold['work']; verb: string }) {
  const last = done.at(-1);
  return (
    <p className="queue-progress" role="status">
      {left !== undefined && (
        <>
          还剩 <strong>{left}</strong> 条{busy > 0 && `（${busy} 条正由他人${verb}）`}，本次已处理 <strong>{done.length}</strong> 条
          {last && `；上一条「${last.name}」${last.outcome}`}
        </>
      )}
    </p>
  );
}

interface NothingProps {
  hold: QueueHold;
  resource: ResourceModel;
  queue: QueueModel;
  narrowed: boolean;
  onExit(): void;
}

function Nothing({ hold: { work, retry }, resource, queue, narrowed, onExit }: NothingProps) {
  if (work.failed !== undefined) return <ErrorState message={work.failed} onRetry={retry} />;
  if (work.left === undefined) return <Skeleton lines={6} height={32} />;
  const what = `${narrowed ? '符合条件的' : ''}待${queue.verb}的${resource.title}`;
  const text = work.busy > 0 ? `剩下 ${work.busy} 条${what}正由他人${queue.verb}` : `没有${what}`;
  return (
    <EmptyState text={text}>
      <span className="queue-bar-buttons">
        <Button onClick={retry}>刷新</Button>
        <Button variant="primary" onClick={onExit}>返回列表</Button>
      </span>
    </EmptyState>
  );
}
