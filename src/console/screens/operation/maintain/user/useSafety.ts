/** How one's own account is secured, kept with the answers of this session. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readSafety, readSessions } from '../../../../data/session/account';

export const useSafety = () => useQuery({ queryKey: ['account', 'safety'], queryFn: readSafety });
export const useSessions = () => useQuery({ queryKey: ['account', 'sessions'], queryFn: readSessions });

/** @returns a function that asks for both anew */
export function useRefreshAccount(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['account'] });
}
