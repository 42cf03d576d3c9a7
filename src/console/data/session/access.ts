/** What a role or an administrator may do, as the server judges it. */
import { useQuery } from '@tanstack/react-query';
import { extension, type AccessSubject, type Explanation } from '../../../engine/extension/paths';
import { call } from '../transport/http';

export const useAccessSubjects = () =>
  useQuery({ queryKey: ['access', 'subjects'], queryFn: ({ signal }) => call<AccessSubject[]>('GET', extension.accessSubjects, { signal, quiet: true }) });

/** Asked anew each time: rights change while one looks. */
export const useAccess = (subject: Pick<AccessSubject, 'kind' | 'id'> | undefined) =>
  useQuery({
    queryKey: ['access', subject?.kind, subject?.id],
    queryFn: ({ signal }) => call<Explanation[]>('GET', extension.access, { query: { kind: subject!.kind, id: subject!.id }, signal, quiet: true }),
    enabled: subject !== undefined,
    staleTime: 0,
  });
