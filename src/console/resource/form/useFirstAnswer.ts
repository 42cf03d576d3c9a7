import { useState } from 'react';

interface Query<T> {
  data: T | undefined;
  error: Error | null;
  refetch(): unknown;
}

/**
 * The first answer of a query, kept as long as the form that was opened with it. A screen that was hidden for a while finds the cache
 * empty; nothing typed may go, so later answers and failures do not count.
 */
export function useFirstAnswer<T>({ data, error, refetch }: Query<T>): Query<T> {
  const [opened, setOpened] = useState<{ data: T } | undefined>(data === undefined ? undefined : { data });
  if (!opened && data !== undefined) setOpened({ data });
  return { data: opened ? opened.data : data, error: opened ? null : error, refetch };
}
