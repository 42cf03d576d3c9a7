import { Tag, type TagTone } from '../../ui/display/Tag';
import { type Difference as ItemDifference, differences } from '../../engine/formTemplate/design/difference';
import { textOf, type DifferenceProps } from '../view';
import './view.css';

const kinds: Record<ItemDifference['kind'], { title: string; tone: TagTone }> = {
  added: { title: '新增', tone: 'success' }, removed: { title: '删除', tone: 'danger' }, moved: { title: '移动', tone: 'info' }, changed: { title: '修改', tone: 'primary' },
};

/** Two versions of a template told apart item by item, property by property. */
export default function Difference({ before, after }: DifferenceProps) {
  const found = differences(textOf(before), textOf(after));
  if (!found) return '内容无法按组件比较';
  if (found.length === 0) return '只有写法不同';
  return (
    <ul className="field-difference">
      {found.map(({ kind, title, changes }, index) => (
        <li key={index}>
          <Tag tone={kinds[kind].tone}>{kinds[kind].title}</Tag> <span>{title}</span>
          {changes.length > 0 && (
            <dl>
              {changes.map((change) => <div key={change.label}><dt>{change.label}</dt><dd><del>{change.before}</del> → <ins>{change.after}</ins></dd></div>)}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
