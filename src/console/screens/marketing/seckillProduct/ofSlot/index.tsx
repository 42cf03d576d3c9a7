/** /marketing/seckill/list/:timeId: the goods of the activities of one slot, which is a filter of their list. */
import { Navigate, useParams } from 'react-router-dom';

export default function OfSlot() {
  const { timeId = '' } = useParams();
  return <Navigate to={`/marketing/seckill/list${/^\d+$/.test(timeId) ? `?timeIntervalId=${timeId}` : ''}`} replace />;
}
