/** Everything about one record, and what happened to it. */
import { useState, type ReactNode } from 'react';
import type { HistoryEntry } from '../../../engine/extension/paths';
import type { DetailModel, ResourceModel } from '../../../engine/model';
import { useCapabilities } from '../../data/capabilities';
import { Button } from '../../ui/Button';
import { Drawer } from '../../ui/Drawer';
import { ErrorState } from '../../ui/ErrorState';
import { Tabs } from '../../ui/Tabs';
import { FormHost } from '../form/FormHost';
import { DetailHead } from './DetailHead';
import { DetailItems } from './DetailItems';
import { HistoryPanel } from './HistoryPanel';
import { OtherChanges } from './OtherChanges';
import { useRecord } from './useRecord';
import './detail.css';

type Row = Record<string, unknown>;

export interface DetailDrawerProps {
  resource: ResourceModel;
  id: number | string;
  /** The row as the list knows it, shown until the record has come. */
  record?: Row;
  onClose(): void;
  /** Opens the form; absent where the person may not edit. */
  onEdit?(): void;
  /** In place of the detail's own. */
  title?: string;
  /** What can be decided here. */
  buttons?: ReactNode;
}

export function DetailDrawer({ resource, id, record, onClose, onEdit, title, buttons }: DetailDrawerProps) {
  const { history } = useCapabilities();
  const [tab, setTab] = useState<number | 'history'>(0);
  const [older, setOlder] = useState<Row>();
  const { data, error, refetch } = useRecord(resource, id, record);
  const { detail } = resource;
  if (!detail) return null;
  const tabbed = detail.sectionsAs === 'tabs';
  const tabs = [
    ...(tabbed ? detail.sections.map(({ title = '' }, value) => ({ value, title })) : [{ value: 0, title: '详情' }]),
    ...(history && !detail.changes ? [{ value: 'history' as const, title: '操作记录' }] : []),
  ];
  const sections = tabbed ? detail.sections.filter((_section, index) => index === tab) : detail.sections;
  const content = tab === 'history'
    ? <HistoryPanel resource={resource} id={id} onRestore={onEdit && resource.form && setOlder} />
    : error && !data ? <ErrorState message={error.message} onRetry={() => void refetch()} />
    : <DetailPanel resource={resource} sections={sections} titled={!tabbed} changes={detail.changes} row={data ?? {}} />;
  return (
    <>
      <Drawer
        open
        title={title ?? detail.title}
        width={detail.width}
        onClose={onClose}
        footer={buttons ?? (onEdit && <Button variant="primary" onClick={onEdit}>编辑</Button>)}
      >
        {detail.head && <DetailHead head={detail.head} row={data ?? {}} />}
        {detail.facts && <DetailItems resource={resource} items={detail.facts} row={data ?? {}} />}
        {tabs.length > 1 ? <Tabs label={detail.title} items={tabs} value={tab} onChange={setTab}>{content}</Tabs> : content}
      </Drawer>
      {older && <FormHost resource={resource} mode="edit" id={id} record={record} changes={older} onClose={() => setOlder(undefined)} />}
    </>
  );
}

interface DetailPanelProps {
  resource: ResourceModel;
  sections: DetailModel['sections'];
  /** Their titles are not said by tabs already. */
  titled: boolean;
  changes: DetailModel['changes'];
  row: Row;
}

function DetailPanel({ resource, sections, titled, changes, row }: DetailPanelProps) {
  return (
    <>
      {sections.map((section, index) => (
        <section key={index} className="detail-section" aria-label={section.title}>
          {titled && section.title && <h3 className="form-group-title">{section.title}</h3>}
          <DetailItems resource={resource} items={section.fields} row={row} />
        </section>
      ))}
      {changes && <OtherChanges entity={String(row[changes.of] ?? '')} id={String(row[changes.id] ?? '')} changes={(row[changes.in] ?? []) as HistoryEntry['changes']} />}
    </>
  );
}
