import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorReports, type ErrorRecord } from '../../../../../engine/extension/errors';
import { call } from '../../../../data/transport/http';
import { useMayCall } from '../../../../data/session/permissions';
import { Asked } from '../../../../../ui/states/Asked';
import { ErrorTable, type ShownError } from './ErrorTable';

const key = ['console errors'];

/** Faults that the server collected from everybody. */
export function AllErrors() {
  const client = useQueryClient();
  const mayClear = useMayCall()({ permission: errorReports.delete, adminOnly: true });
  const query = useQuery({ queryKey: key, queryFn: () => call<ErrorRecord[]>('GET', errorReports.path), refetchOnMount: 'always' });
  const clear = async () => {
    await call('POST', errorReports.clear);
    await client.invalidateQueries({ queryKey: key });
  };
  return (
    <Asked query={query} lines={5}>
      {(records) => <ErrorTable errors={records.map(shown)} withPeople empty="还没有收到任何人的错误。" onClear={mayClear ? clear : undefined} />}
    </Asked>
  );
}

const shown = ({ realName, account, ...fault }: ErrorRecord): ShownError => ({ ...fault, account, by: realName || account });
