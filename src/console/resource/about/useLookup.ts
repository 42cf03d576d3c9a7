import { useState } from 'react';
import type { ListModel, ResourceModel } from '../../../engine/model';
import { useLatest } from '../lookup/useLatest';
import { useProvider } from '../provider';
import type { Row } from '../table/model';

export interface Lookup {
  text: string;
  type(text: string): void;
  error: string | undefined;
  busy: boolean;
  /** What is asked for has several answers: the filter that brings them. */
  several: Row | undefined;
  /** Looks for what is typed; one record is chosen at once. */
  look(): Promise<void>;
  /** The choice among several is over. */
  end(): void;
}

/** The view in which a record is looked for, and the filter that compares its name. */
export function sourceOf(resource: ResourceModel): { list: ListModel; param: string } {
  const list = resource.views.find(({ name }) => name === 'picker');
  const filter = list?.filters.find(({ operator, on }) => operator === 'contains' && on.includes(resource.display));
  if (!list || !filter) throw new Error(`${resource.key} is looked for nowhere`);
  return { list, param: filter.param };
}

/** Finds a record by what is typed of it: its number, its name or its telephone. A later look-up overtakes an earlier one. */
export function useLookup(resource: ResourceModel, choose: (row: Row) => void): Lookup {
  const provider = useProvider();
  const [text, type] = useState('');
  const [error, setError] = useState<string>();
  const [several, setSeveral] = useState<Row>();
  const { busy, ask, drop } = useLatest();

  const look = async () => {
    const { list, param } = sourceOf(resource);
    const filter = { [param]: text.trim() };
    if (filter[param] === '') {
      drop();
      return setError(`请输入${resource.title}`);
    }
    await ask(() => provider.getList(resource.key, { filter, pagination: { page: 1, perPage: 2 }, meta: { read: list.endpoint } }), {
      answer: ({ data, total = data.length }) => {
        setError(total === 0 ? `未找到${resource.title}` : undefined);
        if (total > 1) setSeveral(filter);
        else if (data[0]) choose(data[0] as Row);
      },
      failed: setError,
    });
  };
  return { text, type, error, busy, several, look, end: () => setSeveral(undefined) };
}
