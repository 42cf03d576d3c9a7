/** Everything about one record, and what happened to it. */
import { useState } from 'react';
import type { HistoryEntry } from '../../../engine/extension/paths';
import type { DetailModel, ResourceModel } from '../../../engine/model';
import { useCapabilities } from '../../data/capabilities';
import { Button } from '../../ui/Button';
import { Drawer } from '../../ui/Drawer';
import { ErrorState } from '../../ui/ErrorState';
import { Tabs } from '../../ui/Tabs';
import { FormHost } from '../form/FormHost';
import { FieldValue } from './FieldValue';
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
}

export function DetailDrawer({ resource, id, record, onClose, onEdit }: DetailDrawerProps) {
  const { history } = useCapabilities();
  const [tab, setTab] = useState<'detail' | 'history'>('detail');
  const [older, setOlder] = useState<Row>();
  const { detail } = resource;
  if (!detail) return null;
  const content = tab === 'detail'
    ? <DetailPanel resource={resource} detail={detail} id={id} record={record} />
    : <HistoryPanel resource={resource} id={id} onRestore={onEdit && resource.form && setOlder} />;
  return (
    <>
      <Drawer
        open
        title={detail.title}
        width={detail.width}
        onClose={onClose}
        footer={onEdit && <Button variant="primary" onClick={onEdit}>编辑</Button>}
      >
        {history && !detail.changes ? (
          <Tabs
            label={detail.title}
            items={[{ value: 'detail' as const, title: '详情' }, { value: 'history' as const, title: '操作记录' }]}
            value={tab}
            onChange={setTab}
          >
            {content}
          </Tabs>
        ) : content}
      </Drawer>
      {older && <FormHost resource={resource} mode="edit" id={id} record={record} changes={older} onClose={() => setOlder(undefined)} />}
    </>
  );
}

interface DetailPanelProps {
  resource: ResourceModel;
  detail: DetailModel;
  id: number | string;
  record: Row | undefined;
}

function DetailPanel({ resource, detail, id, record }: DetailPanelProps) {
  const { data, error, refetch } = useRecord(resource, id, record);
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  const row = data ?? {};
  const fields = new Map(resource.fields.map((field) => [field.name, field]));
  const { changes } = detail;
  const sections = detail.sections.map((section, index) => (
    <section key={index} className="detail-section" aria-label={section.title}>
      {section.title && <h3 className="form-group-title">{section.title}</h3>}
      <dl className="detail">
        {section.fields.map((name) => {
          const field = fields.get(name);
          return field && !field.writeOnly && (
            <div key={name} className="detail-item" data-wide={wide.has(field.kind) || undefined}>
              <dt>{field.title}</dt>
              <dd><FieldValue field={field} value={row[name]} record={row} /></dd>
            </div>
          );
        })}
      </dl>
    </section>
  ));
  return (
    <>
      {sections}
      {changes && <OtherChanges entity={String(row[changes.of] ?? '')} id={String(row[changes.id] ?? '')} changes={(row[changes.in] ?? []) as HistoryEntry['changes']} />}
    </>
  );
}

/** Kinds whose values need the whole row. */
const wide = new Set(['textarea', 'imageList', 'richText', 'json', 'childTable', 'skuMatrix', 'formTemplate']);
