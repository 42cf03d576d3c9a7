/**
 * Saving after a look: what shoppers would stumble over is told first, and the person may go on knowingly. Nobody is asked whether to
 * save what the server will not take: it says so at once, and saving shows it at the widget.
 */
import { useCallback, useRef } from 'react';
import { useCapabilities } from '../../data/capabilities';
import { useConfirm } from '../../../ui/layers/Confirm';
import type { DesignSession } from './DesignSession';
import type { Inspection } from './useInspection';
import type { PageSaving } from './useSaving';

/** @param onLook the findings are wanted in sight */
export function usePublishing(session: DesignSession, { save }: PageSaving, { run }: Inspection, onLook: () => void): PageSaving['save'] {
  const { pages: canInspect } = useCapabilities();
  const confirm = useConfirm();
  const known = useRef('');
  const isAsking = useRef(false);
  return useCallback(async (close) => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      const findings = canInspect && !session.isExcessive() ? await run() : [];
      const errors = findings.filter(({ severity }) => severity === 'error').map(({ message }) => message).join('\n');
      if (errors !== '' && errors !== known.current) {
        const goesOn = await confirm({ title: '检查发现问题', text: `页面有 ${errors.split('\n').length} 处顾客会遇到的问题，仍要保存吗？`, confirmLabel: '仍然保存', cancelLabel: '查看问题' });
        if (!goesOn) return onLook();
        known.current = errors;
      }
    } finally {
      isAsking.current = false;
    }
    await save(close);
  }, [session, canInspect, run, confirm, save, onLook]);
}
