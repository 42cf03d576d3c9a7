import { useEffect, useReducer, useState } from 'react';
import { queryClient } from '../../data/queryClient';
import { useCommands } from '../../../ui/ports/commands';
import { copyText } from '../../../ui/buttons/copyText';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Tabs } from '../../../ui/display/Tabs';
import { useRootMark } from '../../../ui/useRootMark';
import { Cache, Calls, Environment, Messages, Storage } from './bodies';
import { backend, environment, queries, storage, type Facts } from './facts';
import { clearRecording, useRecording } from './recording';
import './DebugPanel.css';

type Tab = 'calls' | 'messages' | 'environment' | 'storage' | 'cache';

/** Our own debug console: it shows, and runs nothing that is typed. Ctrl/⌘ ` folds it. */
export default function DebugPanel() {
  const [open, setOpen] = useState(true);
  const [tab, setTab] = useState<Tab>('calls');
  const [offered, setOffered] = useState<Facts>();
  const [, look] = useReducer((count: number) => count + 1, 0);
  const { calls, messages } = useRecording();
  useRootMark('debug', open);
  const toggle = () => setOpen((was) => !was);
  useCommands('调试', [{ title: '展开或收起调试控制台', keys: 'Mod+`', always: true, run: toggle }]);
  useEffect(() => {
    void backend().then(setOffered);
  }, [tab]);

  if (!open) return <button type="button" className="debug-folded" aria-expanded={false} onClick={toggle}>调试控制台</button>;
  const now = () => ({ environment: { ...environment(), 扩展功能: offered }, calls, messages, storage: storage(), queries: queries(queryClient) });
  const tabs: { value: Tab; title: string; count?: number }[] = [
    { value: 'calls', title: '请求', count: calls.length }, { value: 'messages', title: '消息', count: messages.length },
    { value: 'environment', title: '环境' }, { value: 'storage', title: '存储' }, { value: 'cache', title: '查询缓存' },
  ];
  return (
    <aside className="debug" aria-label="调试控制台">
      <div className="debug-tools">
        <b>调试控制台</b>
        <IconButton icon="refresh" label="刷新调试信息" size="small" onClick={look} />
        <IconButton icon="copy" label="复制全部为 JSON" size="small" onClick={() => void copyText(JSON.stringify(now(), null, 2))} />
        <IconButton icon="delete" label="清空请求和消息" size="small" onClick={clearRecording} />
        <IconButton icon="chevronDown" label="收起调试控制台" size="small" onClick={toggle} />
      </div>
      <Tabs label="调试信息" items={tabs} value={tab} onChange={setTab}>
        <div className="debug-body" tabIndex={0} role="region" aria-label="调试内容">
          {tab === 'calls' && <Calls calls={calls} />}
          {tab === 'messages' && <Messages messages={messages} />}
          {tab === 'environment' && <Environment facts={now().environment} />}
          {tab === 'storage' && <Storage entries={storage()} />}
          {tab === 'cache' && <Cache queries={queries(queryClient)} />}
        </div>
      </Tabs>
    </aside>
  );
}
