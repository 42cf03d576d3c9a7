/**
 * The journal of a page that is designed: every step is written at once, and only what it changed, so that a crash loses nothing.
 * It lies in the browser's own database under the account it belongs to, for 7 days.
 */
import type { JsonObject } from '../../../engine/json';
import { openPage, savePage, type PageDocument } from '../../../engine/page/document';

export interface KeptPage {
  /** Milliseconds since 1970. */
  at: number;
  /** The page as it was saved when the work began; undefined for one that was never saved. */
  base?: PageDocument;
  /** The page as it was left. */
  document: PageDocument;
}

interface Head {
  /** As late as `fresh` allows. */
  at: number;
  page: JsonObject;
  /** Ids and keys of the widgets, in their order. */
  order: [id: string, key: string][];
  stamp?: number;
}

/** Milliseconds for which a head that says nothing else need not be written again. */
const fresh = 5000;
const maxAge = 7 * 24 * 60 * 60 * 1000;
const stores = ['heads', 'bases', 'widgets'] as const;

export class PageJournal {
  /** What lies in the journal: only what differs from it is written. */
  private written = new Map<string, JsonObject>();
  private head: (PageDocument & { at: number }) | undefined;
  private base: PageDocument | undefined;
  private opened: Promise<IDBDatabase> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /** @param name account and page */
  constructor(private readonly name: string) {}

  /**
   * Writes one step.
   * @param base the page as it is saved; undefined for one that never was
   * @throws where the browser keeps nothing
   */
  write(document: PageDocument, base: PageDocument | undefined): Promise<void> {
    const { page, widgets, stamp } = document;
    const at = Date.now();
    return this.inTurn(async () => {
      const changed = widgets.filter(({ id, saved }) => this.written.get(id) !== saved);
      const isHeadNew = !this.head || at - this.head.at > fresh || !sameHead(this.head, document);
      await this.change((store) => {
        if (base && base !== this.base) store('bases').put(savePage(base), this.name);
        for (const { id, saved } of changed) store('widgets').put(saved, [this.name, id]);
        if (isHeadNew) store('heads').put({ at, page, order: widgets.map(({ id, key }) => [id, key]), stamp } satisfies Head, this.name);
      });
      for (const { id, saved } of changed) this.written.set(id, saved);
      if (isHeadNew) this.head = { ...document, at };
      this.base = base;
    });
  }

  /** What an earlier visit left behind. */
  async read(): Promise<KeptPage | undefined> {
    const database = await this.database();
    const transaction = database.transaction(stores);
    const head = await answer<Head | undefined>(transaction.objectStore('heads').get(this.name));
    if (!head || Date.now() - head.at > maxAge) return undefined;
    const base = await answer<JsonObject | undefined>(transaction.objectStore('bases').get(this.name));
    const widgets = await Promise.all(head.order.map(([id]) => answer<JsonObject | undefined>(transaction.objectStore('widgets').get([this.name, id]))));
    const nodes = head.order.flatMap(([id, key], at) => (widgets[at] ? [{ id, key, saved: widgets[at] }] : []));
    return { at: head.at, base: base && openPage(base), document: { page: head.page, widgets: nodes, stamp: head.stamp } };
  }

  /** The work is saved or given up. */
  clear(): Promise<void> {
    return this.inTurn(async () => {
      await this.change((store) => {
        store('heads').delete(this.name);
        store('bases').delete(this.name);
        store('widgets').delete(IDBKeyRange.bound([this.name], [this.name, []]));
      });
      this.written.clear();
      this.head = undefined;
      this.base = undefined;
    });
  }

  /** Only once a transaction has succeeded is it known what lies there: what a failed one should have written, the next one writes. */
  private inTurn(does: () => Promise<void>): Promise<void> {
    const done = this.last.then(does);
    this.last = done.catch(() => undefined);
    return done;
  }

  private async change(does: (store: (name: (typeof stores)[number]) => IDBObjectStore) => void): Promise<void> {
    const transaction = (await this.database()).transaction(stores, 'readwrite', { durability: 'relaxed' });
    does((name) => transaction.objectStore(name));
    transaction.commit();
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('the journal was not written'));
    });
  }

  private database(): Promise<IDBDatabase> {
    this.opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open('bazaar-pages', 1);
      request.onupgradeneeded = () => stores.forEach((name) => request.result.createObjectStore(name));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('the journal cannot be opened'));
    });
    return this.opened;
  }
}

/** Nothing differs but what widgets say. */
const sameHead = (one: PageDocument, other: PageDocument): boolean =>
  one.page === other.page && one.stamp === other.stamp && one.widgets.length === other.widgets.length
  && one.widgets.every(({ id, key }, index) => id === other.widgets[index]!.id && key === other.widgets[index]!.key);

const answer = <T>(request: IDBRequest): Promise<T> => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result as T);
  request.onerror = () => reject(request.error ?? new Error('the journal cannot be read'));
});
