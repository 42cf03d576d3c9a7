/** Leads from where a record is named to the record itself; the shell provides what opens it (`resource/records`). */
import { createContext } from 'react';

export type RecordId = number | string;

/** Records of one entity, to which the person may go. */
export interface RecordTarget {
  /** What following the link does, read aloud after its name: 打开订单. */
  title: string;
  /** Address at which a window of its own shows the record; undefined where no list would. */
  href(id: RecordId): string | undefined;
  open(id: RecordId): void;
}

/** The list of one entity, which the person may read. */
export interface ListTarget {
  /** What following the link does: 查看资金分录. */
  title: string;
  /** @param query what narrows it, by its parameters */
  href(query: Record<string, string>): string | undefined;
  open(query: Record<string, string>): void;
}

export interface RecordLinks {
  /** @returns undefined where the person may not read such records, or nothing opens them */
  to(entity: string): RecordTarget | undefined;
  /** @returns undefined where the person may not read that list */
  list(entity: string): ListTarget | undefined;
}

export const RecordLinksContext = createContext<RecordLinks | null>(null);

/** The record that is shown around: it does not lead to itself. */
export const ShownRecordContext = createContext<{ entity: string; id: RecordId } | undefined>(undefined);

export const isRecordId = (value: unknown): value is RecordId => (typeof value === 'number' && value > 0) || (typeof value === 'string' && value !== '');
