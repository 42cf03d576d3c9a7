import type { Node } from '../../../engine/formTemplate/design/document';
import { titleOf } from '../../../engine/formTemplate/design/properties';
import { useChosenNode } from './context';

/** What a row holds, at a glance; a press chooses it. */
export function LayoutTree() {
  const { node, chooseNode } = useChosenNode();
  if (node.children?.length === 0) return <p className="designer-note">行内还没有组件</p>;
  return <Branch nodes={node.children ?? []} onChoose={chooseNode} />;
}

function Branch({ nodes, onChoose }: { nodes: readonly Node[]; onChoose(key: number): void }) {
  return (
    <ul className="designer-tree">
      {nodes.map(({ key, raw, children }) => (
        <li key={key}>
          <button type="button" className="designer-link" onClick={() => onChoose(key)}>{titleOf(raw)}</button>
          {children && children.length > 0 && <Branch nodes={children} onChoose={onChoose} />}
        </li>
      ))}
    </ul>
  );
}
