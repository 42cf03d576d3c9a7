/** Judges the page as it is designed now, saved or not. */
import { useCallback, useState } from 'react';
import { widgets } from '../../../../generated/widgets';
import { inspect, nothingKnown, questions, type Finding } from '../../../engine/page/inspection';
import { kinds } from '../../../fields/kinds';
import { allowedTags, cleanAttribute } from '../../../fields/richText/rules';
import { askFacts } from '../../data/shop/pageFacts';
import { shopPages } from '../../data/resources';
import type { DesignSession } from './DesignSession';

const shop = { catalogue: widgets, shopPages };

export interface Inspection {
  /** In the order of the page; undefined until it was inspected. */
  findings: readonly Finding[] | undefined;
  isBusy: boolean;
  /** Judges what can be judged; where the shop cannot be asked, that is a finding, too. */
  run(): Promise<readonly Finding[]>;
}

/** @param pageEntity key of the entity that pages are records of */
export function useInspection(session: DesignSession, pageEntity: string): Inspection {
  const [findings, setFindings] = useState<readonly Finding[]>();
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(async () => {
    setBusy(true);
    try {
      const { document } = session.state();
      let unasked: Finding[] = [];
      const facts = await askFacts(questions(document, shop)).catch((error: Error) => {
        unasked = [{ kind: 'unasked', severity: 'warning', message: `商品、链接和图片没有核对：${error.message}` }];
        return nothingKnown;
      });
      const found = [...unasked, ...inspect(document, { ...shop, pageEntity, facts, kindOf: (kind) => kinds[kind], markup: { allowedTags, cleanAttribute } })];
      setFindings(found);
      return found;
    } finally {
      setBusy(false);
    }
  }, [session, pageEntity]);
  return { findings, isBusy, run };
}
