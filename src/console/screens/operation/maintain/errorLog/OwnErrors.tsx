import { wallTime } from '../../../../../engine/time/wallTime';
import { clearErrorLog, useErrorLog } from '../../../../data/errorLog';
import { useSignedIn } from '../../../../data/session/session';
import { ErrorTable, type ShownError } from './ErrorTable';

/** Faults in this browser. */
export function OwnErrors() {
  const account = useSignedIn()?.account ?? '';
  const errors = useErrorLog(account).map(({ first, last, ...error }): ShownError => ({
    ...error, firstTime: wallTime(new Date(first)), lastTime: wallTime(new Date(last)), by: error.account || '未登录',
  }));
  return <ErrorTable errors={errors} empty="这个浏览器里还没有出现过错误。" onClear={() => clearErrorLog(account)} />;
}
