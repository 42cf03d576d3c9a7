/** One record, found by what is typed or scanned, and what can be done with it; then the input waits for the next one. */
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { FieldModel, FindsModel, ListModel, ResourceModel } from '../../../engine/model';
import { holds } from '../../../engine/rules/holds';
import { refusalOf } from '../../../engine/rules/locks';
import { Button } from '../../../ui/buttons/Button';
import { useCommands } from '../../../ui/ports/commands';
import { useArrivingResource } from '../../data/resources';
import { useMayCall } from '../../data/session/permissions';
import { offersOf, type ActionOffer } from '../actions/offers';
import { useActions } from '../actions/useActions';
import { useAudience } from '../actions/useAudience';
import { DetailPanel } from '../detail/DetailBody';
import { DetailHead } from '../detail/DetailHead';
import { DetailItems } from '../detail/DetailItems';
import { LookupForm } from '../lookup/LookupForm';
import type { Row } from '../table/model';
import { useRefreshList } from '../useRefreshList';
import { ChooseButton } from './ChooseButton';
import { useFinding } from './useFinding';
import './find.css';

export interface FindOneProps {
  finds: FindsModel;
  list: ListModel;
  /** Reads the list below anew, once something was done. */
  refresh(): Promise<void>;
}

/** Nothing at all where the person may look for no record. */
export default function FindOne({ finds, ...props }: FindOneProps) {
  const resource = useArrivingResource(finds.in);
  const mayCall = useMayCall();
  const one = resource?.endpoints.find(({ name }) => name === 'one');
  const field = resource?.fields.find(({ name }) => name === one?.id?.by);
  // The list below keeps its place.
  if (!resource) return <div className="find-waiting" aria-busy />;
  return field && mayCall(one) ? <Finder resource={resource} field={field} act={finds.act} {...props} /> : null;
}

interface FinderProps extends Omit<FindOneProps, 'finds'> {
  resource: ResourceModel;
  field: FieldModel;
  act: string;
}

function Finder({ resource, field, act: name, list, refresh }: FinderProps) {
  const input = useRef<HTMLInputElement>(null);
  const audience = useAudience();
  const refreshFound = useRefreshList(resource);
  const finding = useFinding(resource, field);
  const { record } = finding;
  const offer = useMemo(() => offersOf(resource, list, [name], audience)[0], [resource, list, name, audience]);
  const action = resource.actions.find((each) => each.name === name);
  const refused = record && (refusalOf(action?.refuse, record, audience.asking())?.message ?? (offer && !offer.on(record) ? `当前状态不能${offer.title}` : undefined));
  const error = finding.error ?? refused;

  const { again, type } = finding;
  const [acted, setActed] = useState(false);
  const { act, dialogs } = useActions(resource, {
    mayEdit: false,
    refresh: async () => {
      setActed(true);
      await Promise.all([refresh(), refreshFound(), again()]);
    },
  });
  const isOpen = Boolean(dialogs);
  const isDone = acted && !isOpen && record !== undefined && refused !== undefined;
  useEffect(() => input.current?.focus(), []);
  // The next one may be scanned at once; the record that was acted upon stays in view.
  useEffect(() => {
    if (!isDone) return;
    type('');
    setActed(false);
    input.current?.focus();
  }, [isDone, type]);
  // What is scanned next takes the place of what was not found, or is seen already.
  useEffect(() => {
    if (!finding.busy && (finding.error !== undefined || record !== undefined)) input.current?.select();
  }, [finding.busy, finding.error, record]);

  const look = () => {
    setActed(false);
    void finding.look();
  };
  const choose = (value: string) => {
    setActed(false);
    type(value);
    void finding.look(value);
    input.current?.focus();
  };
  useCommands(`${resource.title}查询`, [
    ...(offer ? [{ keys: 'Ctrl + Enter', title: `${offer.title}查到的${resource.title}` }] : []),
    { keys: 'Esc', title: `离开${field.title}输入框` },
  ]);
  /** Ctrl/⌘+Enter goes on with what is found, as it saves a form; a scan, which ends with Enter, finds the next one. */
  const actOnKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return input.current?.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (offer && record && refused === undefined) act(offer, record);
  };
  const isTold = error !== undefined && (finding.text !== '' || finding.error !== undefined);
  return (
    <section className="find" aria-label={`${offer?.title ?? '查询'}${resource.title}`}>
      <LookupForm
        title={field.title} placeholder={`请输入或扫描${field.title}`} input={input} text={finding.text} onType={type} error={isTold ? error : undefined}
        busy={finding.busy} button="查询" required digits={/^\^\\d/.test(field.pattern ?? '')} onLook={look} onKeyDown={actOnKey}
      >
        <ChooseButton resource={resource} list={list} onChoose={(row) => choose(String(row[field.name]))} />
      </LookupForm>
      {record && <Found resource={resource} record={record} offer={offer} refused={refused} onAct={() => offer && act(offer, record)} />}
      {dialogs}
    </section>
  );
}

interface FoundProps {
  resource: ResourceModel;
  record: Row;
  offer: ActionOffer | undefined;
  /** Why nothing can be done with it. */
  refused: string | undefined;
  onAct(): void;
}

/** The record as its detail says it. */
function Found({ resource, record, offer, refused, onAct }: FoundProps) {
  const reason = useId();
  const { detail } = resource;
  if (!detail) return null;
  return (
    <article className="find-record" aria-label={`${resource.title}：${String(record[resource.display] ?? '')}`}>
      {detail.head && <DetailHead resource={resource} head={detail.head} row={record} />}
      {detail.facts && <DetailItems resource={resource} items={detail.facts} row={record} />}
      <DetailPanel resource={resource} sections={detail.sections.filter(({ when }) => holds(when, record))} tabbed={false} row={record} />
      <div className="find-act">
        {offer && <Button variant={offer.danger ? 'danger' : 'primary'} disabled={refused !== undefined} aria-describedby={refused === undefined ? undefined : reason} onClick={onAct}>{offer.title}</Button>}
        {refused !== undefined && <span id={reason} className="find-reason">{refused}</span>}
      </div>
    </article>
  );
}
