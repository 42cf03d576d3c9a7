import { useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ListModel, QueueModel, ResourceModel } from '../../../engine/model';
import { holds } from '../../../engine/rules/holds';
import { keepReason, unsentReason } from '../../data/records/queue';
import { useQuestion } from '../actions/flows/question';
import { offersOf } from '../actions/offers';
import { revealed, type Secret } from '../actions/secrets';
import { useActions } from '../actions/useActions';
import { useAudience } from '../actions/useAudience';
import { recordQuery } from '../detail/useRecord';
import { tell, tellCancelled } from '../notices';
import { useProvider } from '../provider';
import { decisionsOf, type Decision } from './decisions';
import type { QueueHold } from './useQueue';

type Row = Record<string, unknown>;

export interface QueueItemProps {
  resource: ResourceModel;
  list: ListModel;
  queue: QueueModel;
  id: number | string;
  hold: QueueHold;
  /** Typed about a record that went to somebody else. */
  unsent: string;
  onUnsent(text: string): void;
  /** What a decision's answer reveals and no later one will. */
  onReveal(revealed: Revealed): void;
}

export interface Revealed {
  secrets: Secret[];
  of: string;
}

interface Asked {
  /** Of the record that the reason is about. */
  id: number | string;
  decision: Decision;
  text: string;
}

/** Makes decisions about the record at hand, and goes on. @param record undefined until it has come */
export function useDeciding({ resource, list, queue, id, hold, onUnsent, onReveal }: QueueItemProps, record: Row | undefined) {
  const provider = useProvider();
  const client = useQueryClient();
  const ask = useQuestion(resource);
  const audience = useAudience();
  const decisions = useMemo(() => decisionsOf(queue, offersOf(resource, list, [...queue.decide, ...queue.beside], audience)), [queue, resource, list, audience]);
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);
  const reason = asked?.id === id ? asked : undefined;
  const gone = record !== undefined && !holds(queue.where, record);
  const mine = !hold.work.lost && !gone;
  const name = String(record?.[resource.display] ?? id);

  const passOn = (outcome?: string) => {
    setAsked(undefined);
    hold.pass(id, outcome === undefined ? undefined : { id, name, outcome });
    // What lists show is asked for anew when they are looked at; the next record stands ready as it is.
    void client.invalidateQueries({ queryKey: [resource.key], refetchType: 'none', predicate: ({ queryKey }) => queryKey[1] !== 'detail' });
  };
  /** What was typed about it can be sent about another record. */
  const giveUp = () => {
    const typed = unsentReason(resource, id);
    if (typed) onUnsent(typed);
    keepReason(resource, id, '');
    passOn();
  };

  const decide = async ({ offer, button, title }: Decision, input: Row = {}) => {
    setBusy(true);
    try {
      const { action } = offer.does as Exclude<Decision['offer']['does'], string>;
      const { data } = await provider.action(resource.key, { name: action.name, ids: [id], record, input: { ...button?.values, ...input } });
      keepReason(resource, id, '');
      onUnsent('');
      passOn(title);
      const secrets = revealed(offer.endpoint, data);
      if (secrets.length > 0) onReveal({ secrets, of: name });
    } catch {
      // Why it was refused has been told by the data layer.
      if (await hold.holds(id)) {
        // It may have been edited since it was read: the next try is about what it is now.
        void client.invalidateQueries({ queryKey: recordQuery(provider, resource, id).queryKey });
      } else {
        tell(`「${name}」已被处理或由他人接手，已转到下一条`);
        giveUp();
      }
    } finally {
      setBusy(false);
    }
  };

  /** Of an action that runs by itself, with whatever it asks. */
  const running = useRef('');
  const recheck = async () => {
    const now = await client.fetchQuery({ ...recordQuery(provider, resource, id), staleTime: 0 }).catch(() => undefined);
    void client.invalidateQueries({ queryKey: [resource.key, 'history', String(id)] });
    if (now && !holds(queue.where, now)) passOn(running.current);
    // Refused, or beside the decision: whose it is by now is told where it is lost.
    else void hold.holds(id);
  };
  const { act, dialogs } = useActions(resource, { refresh: recheck, mayEdit: false });

  const start = (decision: Decision) => {
    const { button, offer } = decision;
    if (busy || reason || !mine || !record) return;
    if (!button) {
      running.current = decision.title;
      act(offer, record);
    } else if (button.prompt) {
      setAsked({ id, decision, text: unsentReason(resource, id) });
    } else if (button.confirm !== undefined && (queue.confirms || button.danger)) {
      void ask({ text: button.confirm, endpoint: offer.endpoint, row: record }, { danger: button.danger }).then((agreed) => (agreed ? decide(decision) : tellCancelled()));
    } else {
      void decide(decision);
    }
  };

  return {
    decisions, busy, mine, name, dialogs, start,
    reason: reason && {
      ...reason,
      type: (text: string) => {
        keepReason(resource, id, text);
        setAsked({ ...reason, text });
      },
      send: (text: string) => void decide(reason.decision, { [reason.decision.button!.prompt!.field]: text }),
      cancel: () => setAsked(undefined),
    },
    next: () => {
      if (busy) return;
      if (!mine) giveUp();
      else {
        setAsked(undefined);
        hold.skip(id);
      }
    },
  };
}
