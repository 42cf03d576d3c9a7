/** Keeps every step of a page in the journal, and offers the steps that an earlier visit left behind. */
import { useEffect, useState } from 'react';
import { currentUser } from '../../data/session/session';
import { showNotice } from '../../../ui/states/notices';
import type { DesignSession } from './DesignSession';
import { PageJournal, type KeptPage } from './journal';

export interface JournalControl {
  /** Waits for a decision. */
  offer: KeptPage | undefined;
  /** Forgets what is kept: the offer was taken or thrown away. */
  discard(): void;
}

/** @param page id of the page, or the name of a new one */
export function useJournal(session: DesignSession, page: string): JournalControl {
  const [offer, setOffer] = useState<KeptPage>();
  const [journal] = useState(() => new PageJournal(`${currentUser()?.account ?? ''}/${page}`));
  const [isRead, setRead] = useState(false);

  useEffect(() => {
    let alive = true;
    journal.read().then((kept) => alive && setOffer(kept), () => undefined).finally(() => alive && setRead(true));
    return () => {
      alive = false;
    };
  }, [journal]);

  useEffect(() => {
    // An offer that waits for a decision must not be overwritten.
    if (!isRead || offer) return;
    let last = session.state();
    // A second crash would lose the steps that were just restored.
    if (session.isDirty()) journal.write(last.document, last.stored).catch(() => undefined);
    const failed = () => showNotice('warning', '浏览器无法保存草稿，请及时保存页面');
    return session.subscribe('dirty', () => {
      const { document, stored } = session.state();
      if (document === last.document && stored === last.stored) return;
      last = session.state();
      (session.isDirty() ? journal.write(document, stored) : journal.clear()).catch(failed);
    });
  }, [session, journal, isRead, offer]);

  return {
    offer,
    discard() {
      setOffer(undefined);
      journal.clear().catch(() => undefined);
    },
  };
}
