/** The designer of one opened page: head bar, palette and outline, phone, settings. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ResourceModel } from '../../engine/model';
import type { PageDocument } from '../../engine/page/document';
import { deferred } from '../../ui/deferred';
import { LeaveGuard } from '../resource/form/leaving';
import { useSaveKeys } from '../resource/form/useSaveKeys';
import { Dragging } from './canvas/Dragging';
import { Phone } from './canvas/Phone';
import { HeadBar } from './head/HeadBar';
import { Panel } from './panel/Panel';
import { showGroup } from './panel/showGroup';
import { RestoreOffer } from './head/RestoreOffer';
import { Side, type SideTab } from './side/Side';
import { SessionContext, useDesign } from './state/context';
import { DesignSession } from './state/DesignSession';
import type { StoredPage } from './state/pages';
import { useDesignKeys } from './state/useDesignKeys';
import { useInspection } from './state/useInspection';
import { useJournal } from './state/useJournal';
import { usePublishing } from './state/usePublishing';
import { useSaving } from './state/useSaving';
import './pageDesigner.css';

const StaleSaveDialog = deferred(() => import('./versions/StaleSaveDialog'));

/** A setting that is led to when the page opens: what a finding is about. */
export interface Place {
  /** Id on the page. */
  widget: string;
  /** Key in its panel. */
  group?: string;
}

interface WorkbenchProps {
  resource: ResourceModel;
  document: PageDocument;
  /** Undefined: a new page, or a copy that is not saved yet. */
  stored: StoredPage | undefined;
  /** Names the work in the journal. */
  name: string;
  place?: Place;
}

export function Workbench({ resource, document, stored, name, place }: WorkbenchProps) {
  const [session] = useState(() => new DesignSession(document, stored === undefined));
  const saving = useSaving(session, resource, stored);
  const journal = useJournal(session, name);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useDesignKeys(session);
  const inspection = useInspection(session, resource.key);
  const [side, setSide] = useState<SideTab>('palette');
  const publish = usePublishing(session, saving, inspection, useCallback(() => setSide('findings'), []));
  useSaveKeys(root, () => void publish(false));
  useEffect(() => {
    const node = session.node(place?.widget ?? '');
    if (node) showGroup(session, node, place?.group);
  }, [session, place]);
  const toPanel = useCallback(() => panel.current?.querySelector<HTMLElement>('.pd-groups :is(input, button, textarea, [tabindex="0"]):not(:disabled)')?.focus(), []);
  return (
    <SessionContext value={session}>
      <div ref={root} className="page-designer">
        <LeaveGuard store={session} onGiveUp={journal.discard} />
        <HeadBar saving={saving} onSave={publish} />
        <Announced />
        {saving.stale && <StaleSaveDialog stale={saving.stale} onResolve={(merged) => void saving.resolve(merged)} onClose={saving.postpone} />}
        {journal.offer && <RestoreOffer kept={journal.offer} onDecided={journal.discard} onStale={saving.confront} />}
        <Dragging>
          <div className="pd-columns">
            <Side inspection={inspection} tab={side} onTab={setSide} />
            <Phone onEdit={toPanel} />
            <div ref={panel} className="pd-panel-seat"><Panel /></div>
          </div>
        </Dragging>
      </div>
    </SessionContext>
  );
}

const Announced = () => <p role="status" className="ui-hidden">{useDesign(({ announced }) => announced)}</p>;
