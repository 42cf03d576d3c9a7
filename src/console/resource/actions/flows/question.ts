/** What is asked before a write: the record it concerns, and what follows for others, stand below the question. */
import { useCallback } from 'react';
import { fill } from '../../../../engine/format/template';
import type { EndpointModel, ResourceModel } from '../../../../engine/model';
import { type ConfirmOptions, useConfirm } from '../../../../ui/layers/Confirm';
import { useProvider } from '../../provider';
import type { Row, RowId } from '../../table/model';

/** How a record is called where nothing else tells which one is meant: 品牌：华为. */
export const subjectOf = ({ title, display }: Pick<ResourceModel, 'title' | 'display'>, row: Row): string => {
  const name = row[display] ?? '';
  return name === '' ? `${title} ID：${String(row.id)}` : `${title}：${String(name)}`;
};

const most = 3;

/** The records of a selection, the first ones by name. @param count how many there are */
export const subjectsOf = (title: string, names: readonly string[], count: number): string =>
  `${title}：${names.slice(0, most).join('、')}${count > Math.min(most, names.length) ? ` 等 ${count} 条` : ''}`;

interface Asked {
  /** `{name}` stands for the record's own. */
  text: string;
  /** The call that is made once it is agreed to. */
  endpoint?: EndpointModel;
  row?: Row;
  /** Other records that it names. */
  also?: readonly string[];
}

export type Ask = (asked: Asked, more?: Omit<ConfirmOptions, 'text' | 'notes'>) => Promise<boolean>;

/** @returns whether the person agreed. A text that names the record itself is not told its name again. */
export function useQuestion(resource: ResourceModel): Ask {
  const confirm = useConfirm();
  const provider = useProvider();
  return useCallback(async ({ text, endpoint, row, also = [] }, more) => {
    const subject = row && !text.includes(`{${resource.display}}`) ? [subjectOf(resource, row)] : [];
    const { data: follows } = row && endpoint?.follows ? await provider.follows(resource.key, { call: endpoint.name, id: row.id as RowId }) : { data: [] };
    return confirm({ ...more, text: row ? fill(text, (name) => String(row[name] ?? '')) : text, notes: [...subject, ...also, ...follows] });
  }, [confirm, provider, resource]);
}
