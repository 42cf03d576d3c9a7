/** Display names of records by id. Cells ask one by one, thousands of times; what is missing is fetched together. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { EndpointModel, ResourceModel } from '../../../engine/model';
import { nested } from './nest';
import { completeRead, loadOptions, onOptionsForgotten } from './options';
import { mayChoose } from './rights';
import { readList, readMany } from '../records/platform';
import { loadResource } from '../resources';
import { onSessionEnd } from '../session/session';
import { findEndpoint } from '../records/endpoints';
import type { Identified } from '../records/wire';

type Names = ReadonlyMap<string, string>;

class NameBook {
  private names: Names = new Map();
  private readonly asked = new Set<string>();
  private waiting: string[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(private readonly entity: string, private readonly by?: string) {}

  readonly snapshot = (): Names => this.names;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Asks for the names not known yet, all that come in the same tick with one call. */
  want(ids: readonly string[]): void {
    const missing = ids.filter((id) => !this.asked.has(id));
    if (missing.length === 0) return;
    if (this.waiting.length === 0) queueMicrotask(() => void this.fetch());
    for (const id of missing) this.asked.add(id);
    this.waiting.push(...missing);
  }

  /** Keeps showing what it knows until somebody asks again. */
  forget(): void {
    const known = [...this.asked];
    this.asked.clear();
    if (this.listeners.size > 0) this.want(known);
  }

  private async fetch(): Promise<void> {
    const ids = this.waiting;
    this.waiting = [];
    try {
      const found = await (this.by === undefined ? readNames(this.entity, ids) : readNamesBy(this.entity, this.by, ids));
      this.names = new Map([...this.names, ...found]);
      for (const listener of this.listeners) listener();
    } catch {
      // The call has told why; names stay unknown and are asked for again by the next cell that is drawn.
      for (const id of ids) this.asked.delete(id);
    }
  }
}

async function readNames(entity: string, ids: readonly string[]): Promise<[string, string][]> {
  const resource = await loadResource(entity);
  const complete = completeRead(resource);
  if (complete) return (await mayChoose(resource, complete)) ? namesOf(resource, nested(resource, ungrouped(complete, await loadOptions(resource, complete)))) : [];
  const list = findEndpoint(resource, 'list') ?? findEndpoint(resource, resource.options);
  if (list && !(await mayChoose(resource, list))) return [];
  return namesOf(resource, await readMany(resource, ids));
}

/** A record that another key names is looked for by a filter that compares the key; where there is none its name stays unknown. */
async function readNamesBy(entity: string, by: string, keys: readonly string[]): Promise<[string, string][]> {
  const resource = await loadResource(entity);
  const { options, display, list, views } = resource;
  const named = (rows: readonly Identified[]) => rows.filter((row) => keys.includes(String(row[by]))).map((row): [string, string] => [String(row[by]), String(row[display])]);
  const complete = completeRead(resource);
  if (complete) return (await mayChoose(resource, complete)) ? named(await loadOptions(resource, complete)) : [];
  const endpoint = findEndpoint(resource, options);
  const filter = [...(list?.filters ?? []), ...views.flatMap((view) => view.filters)].find(({ operator, on }) => (operator === 'contains' || operator === 'equals') && on.includes(by));
  if (!filter || !endpoint || !(await mayChoose(resource, endpoint))) return [];
  const answers = await Promise.all(keys.map((key) => readList(resource, { page: 1, perPage: 100, read: endpoint.name, filter: { [filter.param]: key } })));
  return answers.flatMap(({ data }) => named(data));
}

const ungrouped = ({ group }: EndpointModel, rows: readonly Identified[]): readonly Identified[] =>
  (group ? rows.flatMap((row) => row[group.as] as Identified[]) : rows);

/** Tree rows are named by their whole path. */
function namesOf(resource: ResourceModel, rows: readonly Identified[], above = ''): [string, string][] {
  return rows.flatMap((row) => {
    const name = above + String(row[resource.display] ?? row.id);
    const children = resource.tree ? ((row[resource.tree.children] as Identified[] | undefined) ?? []) : [];
    return [[String(row.id), name] as [string, string], ...namesOf(resource, children, `${name}/`)];
  });
}

const books = new Map<string, NameBook>();

function bookOf(entity: string, by?: string): NameBook {
  const ids = by === undefined ? entity : `${entity} ${by}`;
  let book = books.get(ids);
  if (!book) books.set(ids, (book = new NameBook(entity, by)));
  return book;
}

onOptionsForgotten((entity) => {
  for (const [ids, book] of books) if (ids === entity || ids.startsWith(`${entity} `)) book.forget();
});
onSessionEnd(() => books.clear());

/** Names by id (as text), or by the unique text `by`; undefined while unknown or not permitted. */
export function useNames(entity: string, ids: readonly unknown[], by?: string): Record<string, string | undefined> {
  const book = bookOf(entity, by);
  const names = useSyncExternalStore(book.subscribe, book.snapshot);
  const wanted = ids.filter((id) => id !== null && id !== undefined && id !== '').map(String);
  const key = wanted.join(',');
  useEffect(() => {
    if (key !== '') book.want(key.split(','));
  }, [book, key]);
  return useMemo(() => Object.fromEntries(key.split(',').map((id) => [id, names.get(id)])), [names, key]);
}
