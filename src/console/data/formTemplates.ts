/** Stored form templates, as the published interface answers them (spec 2 §7, form templates). */
import { useQuery } from '@tanstack/react-query';
import type { OperationFormTemplateAnswer } from '../../../generated/records/operation/formTemplate';
import { extension, type TemplateUse } from '../../engine/extension/paths';
import { call } from './transport/http';

/** The right to see forms drawn from templates (spec 2 §6). */
export const templatePermission = 'platform:system:form:info';

/** Its `content` is JSON text (`engine/formTemplate`). */
export type StoredTemplate = Pick<OperationFormTemplateAnswer, 'id' | 'name' | 'info' | 'content'>;

export type TemplateKey = { id: number } | { name: string };

const base = '/admin/platform/system/form/temp';

/** The places that use a template. */
export function useTemplateUses(id: number | string) {
  return useQuery({
    queryKey: ['form template uses', String(id)],
    queryFn: ({ signal }) => call<TemplateUse[]>('GET', extension.templateUses, { query: { id }, quiet: true, signal }),
    gcTime: 0,
  });
}

/** Another key is another template. Read once while it is shown: a form must not change under the person's hands. */
export function useStoredTemplate(key: TemplateKey) {
  return useQuery({
    queryKey: ['form template', key],
    queryFn: ({ signal }) => call<StoredTemplate>('GET', 'id' in key ? `${base}/info` : `${base}/name/info`, { query: { ...key }, quiet: true, signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
}
