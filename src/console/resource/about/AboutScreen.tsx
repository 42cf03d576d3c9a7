/** A screen that is about one record: the record is looked for above it, its card stands there, and it goes along to the others. */
import { useMemo, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { AboutModel, ResourceModel } from '../../../engine/model';
import { useArrivingResource } from '../../data/resources';
import { useMayCall } from '../../data/session/permissions';
import { AboutPanel } from './AboutPanel';
import { sourceOf } from './useLookup';
import { AboutContext, searchWithRemembered, useAbout } from './useAbout';

interface AboutScreenProps {
  about: AboutModel;
  /** What the list below shows; absent where none stands there. */
  rows?: ResourceModel;
  /** Another input of the screen waits to be typed in. */
  waits?: boolean;
  children: ReactNode;
}

/** Whoever may look for no record sees the screen without it. */
export default function AboutScreen({ about, rows, waits, children }: AboutScreenProps) {
  const { search, state } = useLocation();
  const resource = useArrivingResource(about.of);
  const mayCall = useMayCall();
  if (!resource) return null;
  if (!mayCall(resource.endpoints.find(({ name }) => name === sourceOf(resource).list.endpoint))) return children;
  const remembered = searchWithRemembered(about, search);
  if (remembered !== undefined) return <Navigate to={{ search: remembered }} state={state} replace />;
  return <Shown about={about} resource={resource} rows={rows} waits={waits}>{children}</Shown>;
}

function Shown({ about, resource, rows, waits, children }: AboutScreenProps & { resource: ResourceModel }) {
  const found = useAbout(about, resource);
  const { id, barred } = found;
  const told = useMemo(() => ({ defaults: id === undefined ? undefined : { [about.field]: Number(id) }, barred }), [about.field, id, barred]);
  return (
    <div className="about-screen">
      <AboutPanel about={about} resource={resource} rows={rows} found={found} waits={waits} />
      <AboutContext value={told}>{children}</AboutContext>
    </div>
  );
}
