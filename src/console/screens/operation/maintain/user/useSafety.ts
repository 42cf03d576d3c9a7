/** How one's own account is secured, kept with the answers of this session. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readSafety, readSessions } from '../../../../data/session/account';

/** @param enabled false: where the backend knows nothing of it */
export const useSafety = ({ enabled = true } = {}) => useQuery({ queryKey: ['account', 'safety'], queryFn: readSafety, enabled });
export const useSessions = () => useQuery({ queryKey: ['account', 'sessions'], queryFn: readSessions });

/** @returns a function that asks for both anew */
export function useRefreshAccount(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['account'] });
}
