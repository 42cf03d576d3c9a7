/** What stands above the inputs: a waiting draft, a conflict, and messages that belong to no field. */
import { useEffect, useRef } from 'react';
import { wallTime } from '../../../engine/time/wallTime';
import { Button } from '../../../ui/buttons/Button';
import { ConflictCard } from './ConflictCard';
import type { FormControl } from './useForm';

const time = (at: number): string => wallTime(new Date(at));

export function Summary({ form }: { form: FormControl }) {
  const { session, state: { conflict, summary }, draft, parts } = form;
  return (
    <div className="form-notices">
      {draft.offer && (
        <div className="form-notice" role="status">
          <span>{time(draft.offer.at)} 有未保存的内容</span>
          <Button variant="primary" size="small" onClick={form.restoreDraft}>恢复</Button>
          <Button size="small" onClick={draft.discard}>丢弃</Button>
        </div>
      )}
      {draft.restoredAt !== undefined && (
        <div className="form-notice" role="status"><span>已恢复 {time(draft.restoredAt)} 未保存的内容</span></div>
      )}
      {conflict && (
        <ConflictCard
          conflict={conflict}
          field={parts.field}
          values={parts.store.values()}
          onResolve={(values) => void session.resolve(values)}
          onPostpone={session.postpone}
        />
      )}
      {summary.length > 0 && <Messages messages={summary} />}
    </div>
  );
}

function Messages({ messages }: { messages: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [messages]);
  return (
    <ul className="form-summary" role="alert" ref={list}>
      {messages.map((message) => <li key={message}>{message}</li>)}
    </ul>
  );
}
