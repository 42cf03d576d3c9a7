import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Component, useCallback, useId, useState, type ReactNode } from 'react';
import type { TimeRange } from '../../../engine/extension/statistics';
import { announce, ApiError } from '../../data/transport/errors';
import { call } from '../../data/transport/http';
import { Asked } from '../../../ui/states/Asked';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Segments } from '../../../ui/inputs/Segments';
import type { Block } from './block';

const ranges: { value: TimeRange; label: string }[] = [{ value: '7d', label: '7天' }, { value: '30d', label: '30天' }, { value: '90d', label: '90天' }];

/** One block with its own loading, empty and error state: whatever goes wrong in it stays in it. */
export function BlockFrame({ block }: { block: Block }) {
  const [range, setRange] = useState(block.ranged);
  const [chosen, setChosen] = useState(block.choice?.options[0]!.value);
  const query = { ...block.query, ...(range && { timeRange: range }), ...(block.choice && { [block.choice.param]: chosen! }) };
  const titleId = useId();
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['statistics', block.path, query],
    // The choice stays with its answer: the answer before is shown until the next has come.
    queryFn: async ({ signal }) => ({ answer: await ask(block.path, query, signal), chosen }),
    // The shape is judged here, so that a malformed answer shows as an error and not as a crash.
    select: useCallback((told: { answer: unknown; chosen?: string }) => block.read(told.answer, told.chosen), [block]),
    // Paused by the query client while the page is hidden.
    refetchInterval: block.refresh ? block.refresh * 1000 : false,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  const again = () => void refetch();
  return (
    <section className="dashboard-block" data-span={block.span} aria-labelledby={titleId} aria-busy={isFetching}>
      <div className="dashboard-head">
        <h2 id={titleId}>{block.title}</h2>
        {range && <Segments label={`${block.title}的时间范围`} options={ranges} value={range} onChange={(next) => setRange(next)} />}
        <IconButton icon="refresh" label={`刷新${block.title}`} size="small" busy={isFetching && !isPending} onClick={again} />
      </div>
      {block.choice && <div className="dashboard-choice"><Segments label={block.choice.label} options={block.choice.options} value={chosen!} onChange={setChosen} /></div>}
      <Asked query={{ data, error: error && { message: textOf(error) }, refetch }} lines={4} height={20}>
        {(shown) => <Boundary at={dataUpdatedAt} onRetry={again}>{block.isEmpty(shown) ? <EmptyState text={block.empty} /> : <block.Body data={shown} />}</Boundary>}
      </Asked>
    </section>
  );
}

/** Its own error state tells of a failure; only an ended session concerns the whole console. */
async function ask(path: string, query: Record<string, string>, signal: AbortSignal): Promise<unknown> {
  try {
    return await call('GET', path, { query, signal, quiet: true });
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unauthorized') announce(error);
    throw error;
  }
}

const textOf = (error: unknown): string => (error instanceof ApiError && !error.unnamed ? error.message : '数据加载失败，请重试。');

/** New data gets a new chance. */
class Boundary extends Component<{ at: number; onRetry(): void; children: ReactNode }, { at: number; failed: boolean }> {
  override state = { at: this.props.at, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: { at: number }, state: { at: number }) {
    return at === state.at ? null : { at, failed: false };
  }

  override render() {
    return this.state.failed ? <ErrorState message="数据显示时遇到问题，请重试。" onRetry={this.props.onRetry} /> : this.props.children;
  }
}
