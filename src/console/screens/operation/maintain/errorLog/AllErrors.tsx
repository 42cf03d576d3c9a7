import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorReports, type ErrorRecord } from '../../../../../engine/extension/errors';
import { ApiError } from '../../../../data/transport/errors';
import { call } from '../../../../data/transport/http';
import { useMayCall } from '../../../../data/session/permissions';
import { ErrorState } from '../../../../../ui/states/ErrorState';
import { Skeleton } from '../../../../../ui/states/Skeleton';
import { ErrorTable, type ShownError } from './ErrorTable';

const key = ['console errors'];

/** Faults that the server collected from everybody. */
export function AllErrors() {
  const client = useQueryClient();
  const mayClear = useMayCall()({ permission: errorReports.delete, adminOnly: true });
  const { data, error, isPending, refetch } = useQuery({ queryKey: key, queryFn: () => call<ErrorRecord[]>('GET', errorReports.path), refetchOnMount: 'always' });
  if (isPending) return <Skeleton lines={5} />;
  if (!data) return <ErrorState message={error instanceof ApiError ? error.message : '加载失败'} onRetry={() => void refetch()} />;
  const errors = data.map(({ realName, account, ...fault }): ShownError => ({ ...fault, account, by: realName || account }));
  const clear = async () => {
    await call('POST', errorReports.clear);
    await client.invalidateQueries({ queryKey: key });
  };
  return <ErrorTable errors={errors} withPeople empty="还没有收到任何人的错误。" onClear={mayClear ? clear : undefined} />;
}
