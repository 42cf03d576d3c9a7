/** All that the journal knows, in the order in which the past is told: what one reads of the journal comes after what it reads. */
import type { JournalEvent } from '../../../../../../generated/types/enumerations';
import type { Happening } from '../happening';
import { balanceAdjusted, balanceGiven, balanceRecharged } from './balance';
import { brokerageEarned, brokerageReduced, brokerageTaken, brokerageThawed, brokerageVoided } from './brokerage';
import { cardPaid } from './card';
import { merchantClosingAsked, merchantClosingPaid, merchantClosingRefused, userClosingAsked, userClosingPaid, userClosingRefused } from './closing';
import { orderPaid, orderPaidLate, shareReleased } from './order';
import { refundSettled } from './refund';
import { registrationPaid, registrationPaidLate, registrationRefunded } from './registration';

export const happenings: Readonly<Record<JournalEvent, Happening>> = {
  orderPaid, orderPaidLate, refundSettled, shareReleased, brokerageEarned, brokerageReduced, brokerageThawed, brokerageVoided, brokerageTaken,
  userClosingAsked, userClosingRefused, userClosingPaid, merchantClosingAsked, merchantClosingRefused, merchantClosingPaid,
  balanceRecharged, balanceGiven, balanceAdjusted, cardPaid, registrationPaid, registrationPaidLate, registrationRefunded,
};
