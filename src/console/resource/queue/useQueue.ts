import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { claimSeconds } from '../../../engine/extension/queue';
import type { ResourceModel } from '../../../engine/model';
import { claimNext, releaseClaims, renewClaims } from '../../data/records/queue';
import { recordQuery } from '../detail/useRecord';
import { useProvider } from '../provider';
import { fetchPictures } from './pictures';
import { nothing, step, type Done, type Work } from './work';

type Id = number | string;

/** Several tries fit into the life of a claim. */
const heartbeat = (claimSeconds / 5) * 1000;
/** While others hold all that is left. */
const patience = 10_000;

export interface QueueHold {
  work: Work;
  /** Goes on to the next record. @param done absent: the record is somebody else's business by now */
  pass(id: Id, done?: Done): void;
  /** Puts the record aside; it comes back when nothing else is left. */
  skip(id: Id): void;
  /** @returns whether the record is still this person's; when nobody can be asked, it is taken to be */
  holds(id: Id): Promise<boolean>;
  retry(): void;
  release(): Promise<void>;
}

/**
 * Claims records and keeps them while the screen is shown: two at a time, so that the next one stands ready.
 * @param filter decoded values of the list's filters, stable
 */
export function useQueue(resource: ResourceModel, filter: Record<string, unknown>): QueueHold {
  const provider = useProvider();
  const client = useQueryClient();
  const [work, dispatch] = useReducer(step, nothing);
  const latest = useRef(work);
  latest.current = work;
  /** How much was passed on: known at once, while `work` is when it is next drawn. */
  const passed = useRef(0);
  /** One call at a time: the last answer is the newest. */
  const calls = useRef(Promise.resolve());

  const ask = useCallback((skip?: Id) => {
    calls.current = calls.current.then(async () => {
      const since = passed.current;
      try {
        dispatch({ type: 'claimed', answer: await claimNext(resource, filter, skip), since });
      } catch (error) {
        dispatch({ type: 'failed', message: (error as Error).message });
      }
    });
  }, [resource, filter]);

  const renew = useCallback(async () => {
    const { ids } = latest.current;
    const { lost } = await renewClaims(resource, ids);
    for (const { id, realName } of lost) dispatch({ type: 'lost', id, realName });
    if (lost.length > 0) ask();
    return lost;
  }, [resource, ask]);

  useEffect(() => {
    ask();
    const beat = setInterval(() => {
      if (latest.current.ids.length > 0) void renew().catch(() => undefined);
    }, heartbeat);
    return () => clearInterval(beat);
  }, [ask, renew]);

  const waiting = work.ids.length === 0 && work.busy > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const again = setInterval(() => ask(), patience);
    return () => clearInterval(again);
  }, [waiting, ask]);

  const next = work.ids[1];
  useEffect(() => {
    if (next === undefined) return;
    const query = recordQuery(provider, resource, next);
    void client.prefetchQuery(query).then(() => fetchPictures(resource, client.getQueryData(query.queryKey)));
  }, [client, provider, resource, next]);

  const passOn = useCallback((id: Id, done?: Done, skip?: Id) => {
    passed.current += 1;
    dispatch({ type: 'passed', id, done });
    ask(skip);
  }, [ask]);

  return {
    work,
    pass: passOn,
    skip: useCallback((id) => passOn(id, undefined, id), [passOn]),
    holds: useCallback(async (id) => {
      try {
        return !(await renew()).some((lost) => String(lost.id) === String(id));
      } catch {
        return true;
      }
    }, [renew]),
    retry: useCallback(() => ask(), [ask]),
    release: useCallback(() => releaseClaims(resource).catch(() => undefined), [resource]),
  };
}
