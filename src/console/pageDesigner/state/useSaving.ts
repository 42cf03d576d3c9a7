/** Sends the page to the server and tells what became of it. */
import { useCallback, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ResourceModel } from '../../../engine/model';
import type { Conflict } from '../../../engine/extension/paths';
import { placeOf, type PageDocument } from '../../../engine/page/document';
import { ApiError } from '../../data/transport/errors';
import { useLeave } from '../../../ui/ports/screen';
import { showNotice } from '../../../ui/states/notices';
import type { DesignSession } from './DesignSession';
import { showGroup } from '../panel/showGroup';
import { nameProblem } from './pageName';
import { documentOf, readPage, type StoredPage, writePage } from './pages';

/** Somebody else saved the page since it was opened. */
export interface StaleSave {
  /** What both began with, and what now lies on the server. */
  base: PageDocument;
  theirs: PageDocument;
  row: StoredPage['row'];
  /** Who saved it; absent for a draft that was begun before. */
  by?: Pick<Conflict, 'account' | 'realName' | 'at'>;
}

export interface PageSaving {
  /** Undefined until the page was saved for the first time. */
  stored: StoredPage | undefined;
  isSaving: boolean;
  stale: StaleSave | undefined;
  /** @param close leaves the designer when it is saved */
  save(close: boolean): Promise<void>;
  /** Saves the page as another one. @throws ApiError */
  saveAs(name: string): Promise<void>;
  /** Takes the page as it now lies on the server; what was not saved can be undone to. */
  reload(): Promise<void>;
  /** Takes what was agreed on over what somebody else saved, and saves it. */
  resolve(document: PageDocument): Promise<void>;
  /** A draft was begun before somebody else saved the page. */
  confront(base: PageDocument): void;
  postpone(): void;
}

/** @param opened undefined: a new page */
export function useSaving(session: DesignSession, resource: ResourceModel, opened: StoredPage | undefined): PageSaving {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const leave = useLeave();
  const stored = useRef(opened);
  const isBusy = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [stale, setStale] = useState<StaleSave>();

  const send = useCallback(async (close: boolean) => {
    if (isBusy.current) return;
    const { document } = session.state();
    const problem = nameProblem(document.page.name);
    if (problem) {
      showNotice('warning', problem);
      return session.choose([]);
    }
    isBusy.current = true;
    setSaving(true);
    try {
      const isNew = stored.current === undefined;
      const now = await writePage(dataProvider, resource, document, stored.current);
      stored.current = now;
      session.saved(document);
      // A reload finds the page that it has become.
      if (isNew) window.history.replaceState(window.history.state, '', `/page/design/creatDevise/${now.id}/edit`);
      showNotice('success', '保存成功');
      void queryClient.invalidateQueries({ queryKey: [resource.key] });
      if (close) closeDesigner(leave);
    } catch (error) {
      if (error instanceof ApiError && error.conflict) {
        const { current, account, realName, at } = error.conflict;
        const { id } = stored.current!;
        const row = { ...current, id };
        setStale({ base: session.state().stored!, theirs: documentOf(resource, row), row, by: { account, realName, at } });
      } else {
        tell(error);
        if (error instanceof ApiError) showRefused(session, document, error);
      }
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  }, [session, dataProvider, queryClient, resource, leave]);

  return {
    stored: stored.current,
    isSaving,
    stale,
    save: send,
    async saveAs(name) {
      const { document } = session.state();
      await writePage(dataProvider, resource, { ...document, page: { ...document.page, id: null, name } }, undefined);
      void queryClient.invalidateQueries({ queryKey: [resource.key] });
    },
    async reload() {
      try {
        const now = await readPage(dataProvider, resource, stored.current!.id);
        const document = documentOf(resource, now.row);
        stored.current = now;
        session.replace(document, '已重新载入页面');
        session.saved(document);
      } catch (error) {
        tell(error);
      }
    },
    async resolve(document) {
      const { row, theirs } = stale!;
      stored.current = { ...stored.current!, row };
      setStale(undefined);
      session.saved(theirs);
      session.replace(document, '已合并对方的修改');
      await send(false);
    },
    confront: (base) => setStale({ base, theirs: session.state().stored!, row: stored.current!.row }),
    postpone: () => setStale(undefined),
  };
}

/** Of a refusal that names a widget or a setting, `value.{timestamp}.{group}`, the panel is opened there. */
function showRefused(session: DesignSession, document: PageDocument, { fieldErrors = {} }: ApiError): void {
  const [, key, group] = /^value\.(\d+)(?:\.(\w+))?/.exec(Object.keys(fieldErrors)[0] ?? '') ?? [];
  const place = key === undefined ? -1 : placeOf(document, key);
  if (place >= 0) showGroup(session, session.node(document.widgets[place]!.id), group);
}

/** What the shell has not told already. */
function tell(error: unknown): void {
  if (!(error instanceof ApiError && error.announced)) showNotice('error', error instanceof Error ? error.message : String(error));
}

/** The designer has a window of its own, unless it was opened by its address. */
function closeDesigner(leave: (to: string) => void): void {
  window.close();
  leave('/page/design/devise');
}
