import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { useCommands, type Command } from '../../../ui/ports/commands';
import { Asked } from '../../../ui/states/Asked';
import { DetailBody } from '../detail/DetailBody';
import { useRecord } from '../detail/useRecord';
import { usePhrases } from './phrases';
import { Reason } from './Reason';
import { useDeciding, type QueueItemProps } from './useDeciding';

/** The record at hand, and its decisions below it. */
export function QueueItem(props: QueueItemProps) {
  const { resource, queue, id, hold } = props;
  const query = useRecord(resource, id);
  const record = query.data;
  const { decisions, busy, mine, name, start, next, reason, dialogs } = useDeciding(props, record);
  const phrases = usePhrases(resource.key, queue.phrases);
  const article = useRef<HTMLElement>(null);
  const nextTitle = mine ? '跳过' : '下一条';

  // The focus went with the record before.
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) article.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [id]);

  useCommands(`${resource.title}${queue.title}`, [
    ...decisions.map((decision): Command => ({ keys: decision.key, title: decision.title, run: () => start(decision) })),
    { keys: 's', title: nextTitle, run: next },
    { keys: 'Alt + 1 … 9', title: '填写原因时选用常用语' },
    { keys: 'Enter / Esc', title: '填写原因时提交 / 取消' },
  ]);

  return (
    <>
      <article ref={article} className="queue-item" tabIndex={-1} aria-label={name}>
        <h2 className="ui-hidden">{name}</h2>
        {!mine && <Taken realName={hold.work.lost?.realName} verb={queue.verb} />}
        {record ? <DetailBody key={id} resource={resource} detail={resource.detail!} id={id} /> : <Asked query={query} lines={8} height={28}>{() => null}</Asked>}
      </article>
      <div className="queue-bar">
        {reason && (
          <Reason
            title={reason.decision.button!.prompt!.title}
            action={reason.decision.title}
            text={reason.text}
            onChange={reason.type}
            phrases={phrases}
            unsent={props.unsent}
            busy={busy}
            onSend={(text) => {
              phrases.use(text);
              reason.send(text);
            }}
            onCancel={() => {
              reason.cancel();
              article.current?.focus({ preventScroll: true });
            }}
          />
        )}
        <div className="queue-bar-buttons" role="group" aria-label={queue.verb}>
          {!reason && decisions.map((decision) => (
            <Button
              key={decision.title}
              variant={decision.danger ? 'danger' : decision.beside ? 'default' : 'primary'}
              busy={busy}
              aria-disabled={!mine || !record}
              aria-keyshortcuts={decision.key}
              onClick={() => start(decision)}
            >
              {decision.title}{decision.key && <kbd aria-hidden="true">{decision.key.toUpperCase()}</kbd>}
            </Button>
          ))}
          <Button aria-keyshortcuts="s" onClick={next}>{nextTitle}<kbd aria-hidden="true">S</kbd></Button>
        </div>
      </div>
      {dialogs}
    </>
  );
}

function Taken({ realName, verb }: { realName: string | null | undefined; verb: string }) {
  return (
    <p className="queue-notice" role="alert">
      {realName ? `这条已由 ${realName} 接手${verb}` : '这条已被处理，或占用已超时'}，请按 S 转到下一条；填写的原因会保留。
    </p>
  );
}
