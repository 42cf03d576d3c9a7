/** The home page of the desk: the member who stands there, the screens with their figures, and what one did last. */
import { useQuery } from '@tanstack/react-query';
import { desk, type DeskFigures, type DeskOperation } from '../../../../engine/extension/desk';
import type { Page } from '../../../../engine/envelope';
import { call } from '../../../data/transport/http';
import AboutScreen from '../../../resource/about/AboutScreen';
import { Cards } from './Cards';
import { Operations } from './Operations';
import './desk.css';

/** Milliseconds between two looks, while the page is looked at. */
const pause = 60_000;

const asked = { refetchInterval: pause, refetchOnMount: 'always', retry: false } as const;

export default function DeskHome() {
  const figures = useQuery({ ...asked, queryKey: ['desk', 'figures'], queryFn: ({ signal }) => call<DeskFigures>('GET', desk.home.path, { quiet: true, signal }) });
  const operations = useQuery({ ...asked, queryKey: ['desk', 'operations'], queryFn: ({ signal }) => call<Page<DeskOperation>>('GET', desk.operations.path, { quiet: true, signal }) });
  const refresh = () => void Promise.all([figures.refetch(), operations.refetch()]);
  return (
    <AboutScreen about={{ field: 'uid', of: 'customerService/member' }}>
      <Cards figures={figures.error ? undefined : figures.data} busy={figures.isFetching || operations.isFetching} onRefresh={refresh} />
      <Operations query={operations} />
    </AboutScreen>
  );
}
