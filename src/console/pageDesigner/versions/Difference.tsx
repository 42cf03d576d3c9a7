/** Two versions of the page told apart, widget by widget. */
import { useMemo } from 'react';
import { differences, type PageDifference } from '../../../engine/page/difference';
import type { PageDocument } from '../../../engine/page/document';
import { EmptyState } from '../../../ui/states/EmptyState';
import { Tag } from '../../../ui/display/Tag';
import { names } from './names';
import './versions.css';

export function Difference({ before, after }: { before: PageDocument; after: PageDocument }) {
  const found = useMemo(() => differences(before, after, names), [before, after]);
  return found.length === 0 ? <EmptyState text="没有差异" /> : <DifferenceList differences={found} />;
}

const kinds = {
  added: { title: '新增', tone: 'success' },
  removed: { title: '删除', tone: 'danger' },
  moved: { title: '移动', tone: 'info' },
  changed: { title: '修改', tone: 'primary' },
} as const;

export function DifferenceList({ differences: found }: { differences: readonly PageDifference[] }) {
  return (
    <ul className="pd-differences">
      {found.map(({ id, kind, title, changes }) => (
        <li key={`${kind} ${id ?? ''}`}>
          <Tag tone={kinds[kind].tone}>{kinds[kind].title}</Tag>
          <strong>{title}</strong>
          {changes.length > 0 && (
            <dl>
              {changes.map(({ label, before, after }) => (
                <div key={label}><dt>{label}</dt><dd><del>{before}</del><span aria-hidden="true"> → </span><ins>{after}</ins></dd></div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
