/**
 * Who the signed-in person is in an entity of people, such as the staff of shops (spec 2 §6). Its rows are those that inputs offer,
 * kept in this browser under the key that its schema names (`storeStaffList`).
 */
import { useEffect } from 'react';
import type { FieldModel, ResourceModel } from '../../../engine/model';
import { type Known, staffOf } from '../../../engine/permission/storeStaff';
import type { Identified } from '../records/wire';
import { loadResource } from '../resources';
import { currentUser, onSessionEnd } from '../session/session';
import { completeRead, keptOptions, loadOptions } from './options';
import { mayChoose } from './rights';

type Person = Identified & Known;

/** People as they were read last, by entity. */
const known = new Map<string, readonly Person[]>();
onSessionEnd(() => known.clear());

/** Reads them, where the person may. A form that opens before begins without what they say. */
async function load(entity: string): Promise<void> {
  const resource = await loadResource(entity);
  const endpoint = completeRead(resource);
  if (!endpoint || !(await mayChoose(resource, endpoint))) return;
  known.set(entity, keptOptions(endpoint) ?? []);
  known.set(entity, await loadOptions(resource, endpoint));
}

/** @returns what an input begins with by the record of the signed-in person; undefined of everybody who has none */
export function begunValue({ begins }: Pick<FieldModel, 'begins'>): unknown {
  const person = currentUser();
  const own = begins && person && staffOf(person, known.get(begins.of) ?? []);
  return own?.[begins!.field] ?? undefined;
}

const asked = ({ actions }: ResourceModel): string[] => [...new Set(actions.flatMap(({ form }) => form?.fields ?? []).flatMap(({ begins }) => begins?.of ?? []))];

/** Has people at hand wherever a form of an action begins with what they say. */
export function usePeople(resource: ResourceModel): void {
  useEffect(() => {
    // Without them the form asks, as it asks everybody else.
    for (const entity of asked(resource)) load(entity).catch(() => undefined);
  }, [resource]);
}
