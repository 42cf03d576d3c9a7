/** What withdrawals of members and of merchants have in common: set aside when asked for, returned when refused, gone once transferred (decisions 61). */
import { closingAccountStatus, closingAuditStatus } from '../../../../generated/codes';
import type { ClosingAccountStatus, ClosingAuditStatus } from '../../../../generated/types/enumerations';
import type { Visit, WriteRule } from '../../resources/types';

interface Withdrawn {
  auditStatus: ClosingAuditStatus;
  accountStatus: ClosingAccountStatus;
}

interface Steps<Closing> {
  /** Judges a request before it is there. @throws Refusal */
  prove(visit: Visit, closing: Closing): Promise<void>;
  /** Judges one that is about to be passed. @throws Refusal */
  provePass?(visit: Visit, closing: Closing): Promise<void>;
  asked(visit: Visit, closing: Closing, id: number): Promise<void>;
  refused(visit: Visit, closing: Closing, id: number): Promise<void>;
  paid(visit: Visit, closing: Closing, id: number): Promise<void>;
}

const isDecided = (as: ClosingAuditStatus, before: Withdrawn, after: Withdrawn): boolean => before.auditStatus !== as && after.auditStatus === as;

/** The rules of an entity that has the fields of the fragment `closing`. */
export function withdrawal<Closing extends Withdrawn>({ prove, provePass, asked, refused, paid }: Steps<Closing>): { writes: WriteRule<Closing>; wrote: WriteRule<Closing> } {
  return {
    async writes(visit, { before, after }) {
      if (!after) return;
      if (!before) await prove(visit, after);
      else if (isDecided(closingAuditStatus.passed, before, after)) await provePass?.(visit, after);
    },
    async wrote(visit, { id, before, after }) {
      if (id === undefined || !after) return;
      if (!before) return asked(visit, after, id);
      if (isDecided(closingAuditStatus.refused, before, after)) await refused(visit, after, id);
      if (before.accountStatus !== after.accountStatus && after.accountStatus === closingAccountStatus.transferred) await paid(visit, after, id);
    },
  };
}
