/** Rows of a log of moves, as the steps of a timeline. */
import { useContext } from 'react';
import type { FieldModel, TimelineModel } from '../../../engine/model';
import { kinds } from '../../../fields/kinds';
import { EnumerationContext } from '../../../ui/ports/enumerations';
import { Timeline } from '../../../ui/display/Timeline';

type Row = Record<string, unknown>;

interface LogTimelineProps {
  field: FieldModel;
  timeline: TimelineModel;
  rows: readonly Row[];
}

export function LogTimeline({ field, timeline: { step, text, person, time }, rows }: LogTimelineProps) {
  const enumeration = useContext(EnumerationContext);
  const told = (row: Row, name: string | undefined): string => {
    const column = field.fields?.find((each) => each.name === name);
    return column ? kinds[column.kind].format(row[column.name], column, { enumeration }) : '';
  };
  if (rows.length === 0) return <>暂无记录</>;
  return <Timeline label={field.title} steps={rows.map((row) => ({ title: told(row, step), time: told(row, time), text: told(row, text), person: told(row, person) }))} />;
}
