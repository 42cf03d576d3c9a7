/** Opens a page for designing: a new one, a stored one, or a copy of one. */
import { useEffect, useState } from 'react';
import { useDataProvider } from 'ra-core';
import type { ResourceModel } from '../../engine/model';
import { openPage, type PageDocument } from '../../engine/page/document';
import { useArrivingResource } from '../data/resources';
import { ErrorState } from '../../ui/states/ErrorState';
import { Skeleton } from '../../ui/states/Skeleton';
import { pageSettings } from './panel/pageSettings';
import { documentOf, readPage, type StoredPage } from './state/pages';
import { type Place, Workbench } from './Workbench';

/** `add` begins a page; `copy` begins one with what another holds. */
export type OpenAs = 'add' | 'edit' | 'copy';

interface Opened {
  document: PageDocument;
  /** Undefined: nothing of it is stored yet. */
  stored: StoredPage | undefined;
}

interface PageDesignerProps {
  /** Key of the entity that pages are records of. */
  entity: string;
  id: string;
  as: OpenAs;
  /** Stable. */
  place?: Place;
}

export default function PageDesigner({ entity, ...opening }: PageDesignerProps) {
  const resource = useArrivingResource(entity);
  return resource ? <Opening resource={resource} {...opening} /> : <Waiting />;
}

const Waiting = () => <div className="pd-waiting"><Skeleton lines={8} height={48} /></div>;

function Opening({ resource, id, as, place }: Omit<PageDesignerProps, 'entity'> & { resource: ResourceModel }) {
  const { opened, error, retry } = useOpened(resource, id, as);
  if (error) return <div className="pd-waiting"><ErrorState message={error.message} onRetry={retry} /></div>;
  if (!opened) return <Waiting />;
  return <Workbench resource={resource} document={opened.document} stored={opened.stored} name={as === 'edit' ? id : `${as} ${id}`} place={place} />;
}

/** What is stored at the moment of opening: the page must not change under the person's hands. */
function useOpened(resource: ResourceModel, id: string, as: OpenAs): { opened: Opened | undefined; error: Error | undefined; retry(): void } {
  const dataProvider = useDataProvider();
  const [state, setState] = useState<{ opened?: Opened; error?: Error }>(() => (as === 'add' ? { opened: { document: newPage(), stored: undefined } } : {}));
  const { opened, error } = state;
  useEffect(() => {
    if (opened || error) return;
    let alive = true;
    readPage(dataProvider, resource, id).then((stored) => {
      const document = documentOf(resource, stored.row);
      return as === 'copy' ? { document: copyOf(document), stored: undefined } : { document, stored };
    }).then((read) => alive && setState({ opened: read }), (failure: Error) => alive && setState({ error: failure }));
    return () => {
      alive = false;
    };
  }, [dataProvider, resource, id, as, opened, error]);
  return { opened, error, retry: () => setState({}) };
}

/** Spec 1 §3: the design state's defaults. */
const newPage = (): PageDocument =>
  openPage({ id: null, name: '模板', title: '首页', isShow: 1, ...Object.fromEntries(pageSettings.flatMap(({ field }) => (field.default === undefined ? [] : [[field.name, field.default as string]]))), value: {} });

/** What belongs to the record and not to the page. */
const ofRecord = ['isDefault', 'addTime', 'updateTime', 'version', 'recordVersion'];
const suffix = '-副本';
const longestName = 15;

function copyOf({ page, ...rest }: PageDocument): PageDocument {
  const own = Object.fromEntries(Object.entries(page).filter(([key]) => !ofRecord.includes(key)));
  const name = [...String(page.name ?? '')].slice(0, longestName - suffix.length).join('');
  return { ...rest, page: { ...own, id: null, name: `${name}${suffix}` } };
}
