import { useQuery } from '@tanstack/react-query';
import { useCapabilities } from '../data/capabilities';
import { attachmentAt, mediaPermissions } from '../data/files/media';
import { usePermission } from '../data/session/permissions';

/** Milliseconds for which a name is not asked for again. */
const fresh = 300_000;

/** The name under which the library holds a file of ours; undefined until it is known, and for every other address. */
export function useStoredName(address: string): string | undefined {
  const may = usePermission();
  const { media } = useCapabilities();
  return useQuery({
    queryKey: ['media', 'name', address],
    queryFn: ({ signal }) => attachmentAt(address, signal).then((file) => file?.name ?? null),
    enabled: address.startsWith('/uploads/') && media !== undefined && may(mediaPermissions.list),
    staleTime: fresh,
  }).data ?? undefined;
}
