/** A record as it is read: its head, its facts, its sections and its history. */
import { use, useMemo, useState } from 'react';
import type { DetailModel, DetailSection, ResourceModel } from '../../../engine/model';
import { holds } from '../../../engine/rules/holds';
import { useCapabilities } from '../../data/capabilities';
import { DetailPanelsContext, type DetailPanelProps as OwnPanelProps } from '../../../ui/ports/detailPanels';
import { ShownRecordContext } from '../../../ui/ports/records';
import { Asked } from '../../../ui/states/Asked';
import { Tabs } from '../../../ui/display/Tabs';
import { DetailHead } from './DetailHead';
import { DetailItems } from './DetailItems';
import { HistoryPanel } from './HistoryPanel';
import { useRecord } from './useRecord';
import './detail.css';
import '../../../ui/inputs/field.css';

type Row = Record<string, unknown>;

interface DetailBodyProps {
  resource: ResourceModel;
  detail: DetailModel;
  id: number | string;
  /** The row as a list knows it, shown until the record has come. */
  record?: Row;
  /** Takes the values of an older version into an edit; absent where the record may not be edited. */
  onRestore?(values: Row): void;
}

export function DetailBody({ resource, detail, id, record, onRestore }: DetailBodyProps) {
  const { history } = useCapabilities();
  const [tab, setTab] = useState<number | 'history'>(0);
  const { data, error, isPlaceholderData, refetch } = useRecord(resource, id, record);
  // What the list knows leaves out what the detail alone tells.
  const isComing = !error && (isPlaceholderData || data === undefined);
  const tabbed = detail.sectionsAs === 'tabs';
  const present = detail.sections.filter(({ when }) => holds(when, data ?? {}));
  const names = [...new Set(present.map(tabOf))];
  const tabs = [
    ...(tabbed ? names.map((title, value) => ({ value, title })) : [{ value: 0, title: '详情' }]),
    ...(history && detail.history !== false ? [{ value: 'history' as const, title: '操作记录' }] : []),
  ];
  const sections = tabbed ? present.filter((section) => names.indexOf(tabOf(section)) === tab) : present;
  const content = tab === 'history'
    ? <HistoryPanel resource={resource} id={id} onRestore={onRestore} />
    : <div aria-busy={isComing}><Asked query={{ data: data ?? (error ? undefined : {}), error, refetch }}>{(row) => <DetailPanel resource={resource} sections={sections} tabbed={tabbed} row={row} />}</Asked></div>;
  const shown = useMemo(() => ({ entity: resource.key, id }), [resource.key, id]);
  return (
    <ShownRecordContext value={shown}>
      {detail.head && <DetailHead resource={resource} head={detail.head} row={data ?? {}} />}
      {detail.facts && <DetailItems resource={resource} items={detail.facts} row={data ?? {}} />}
      {tabs.length > 1 ? <Tabs label={detail.title} items={tabs} value={tab} onChange={setTab}>{content}</Tabs> : content}
    </ShownRecordContext>
  );
}

const tabOf = ({ tab, title = '' }: DetailSection): string => tab ?? title;

interface DetailPanelProps {
  resource: ResourceModel;
  sections: DetailModel['sections'];
  tabbed: boolean;
  row: Row;
}

/** Sections, one below the other; of tabs those of the one that is open. */
export function DetailPanel({ resource, sections, tabbed, row }: DetailPanelProps) {
  return (
    <>
      {sections.map((section, index) => (
        <section key={index} className="detail-section" aria-label={section.title}>
          {section.title && (!tabbed || section.tab !== undefined) && <h3 className="form-group-title">{section.title}</h3>}
          {section.fields.length > 0 && <DetailItems resource={resource} items={section.fields} row={row} />}
          {section.drawn !== undefined && <OwnPanel name={`${resource.key}/${section.drawn}`} record={row} />}
        </section>
      ))}
    </>
  );
}

function OwnPanel({ name, record }: OwnPanelProps & { name: string }) {
  const Drawn = use(DetailPanelsContext)[name];
  if (!Drawn) throw new Error(`src/console/screens/${name}.panel.tsx does not exist`);
  return <Drawn record={record} />;
}
