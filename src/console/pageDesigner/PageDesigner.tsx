/** Opens a page for designing: a new one, a stored one, or a copy of one. */
import { useEffect, useState } from 'react';
import { useDataProvider } from 'ra-core';
import type { ResourceModel } from '../../engine/model';
import { openPage, type PageDocument } from '../../engine/page/document';
import { useArrivingResource } from '../data/resources';
import { Asked } from '../../ui/states/Asked';
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
  return resource ? <Opening resource={resource} {...opening} /> : <div className="pd-waiting"><Skeleton {...waiting} /></div>;
}

const waiting = { lines: 8, height: 48 };

function Opening({ resource, id, as, place }: Omit<PageDesignerProps, 'entity'> & { resource: ResourceModel }) {
  const query = useOpened(resource, id, as);
  if (!query.data) return <div className="pd-waiting"><Asked query={query} {...waiting}>{() => null}</Asked></div>;
  const { document, stored } = query.data;
  return <Workbench resource={resource} document={document} stored={stored} name={as === 'edit' ? id : `${as} ${id}`} place={place} />;
}

/** The page as it is stored at the moment of opening: it must not change under the person's hands. */
function useOpened(resource: ResourceModel, id: string, as: OpenAs): { data: Opened | undefined; error: Error | null; refetch(): void } {
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
  return { data: opened, error: error ?? null, refetch: () => setState({}) };
}

/** Spec 1 §3: the design state's defaults. */
const newPage = (): PageDocument =>
  openPage({ id: null, name: '模板', title: '首页', isShow: 1, ...Object.fromEntries(pageSettings.flatMap(({ field }) => (field.default === undefined ? [] : [[field.name, field.default as string]]))), value: {} });

/** Fields that belong to the record and not to the page. */
const ofRecord = ['isDefault', 'addTime', 'updateTime', 'version', 'recordVersion'];
const suffix = '-副本';
const longestName = 15;

function copyOf({ page, ...rest }: PageDocument): PageDocument {
  const own = Object.fromEntries(Object.entries(page).filter(([key]) => !ofRecord.includes(key)));
  const name = [...String(page.name ?? '')].slice(0, longestName - suffix.length).join('');
  return { ...rest, page: { ...own, id: null, name: `${name}${suffix}` } };
}
