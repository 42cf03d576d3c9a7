import type { WidgetNode } from '../../../engine/page/document';
import type { WidgetModel } from '../../../engine/page/widget';
import { titleOf } from '../catalogue';

/** A widget as shoppers see it. */
export function WidgetLook({ node, model }: { node: WidgetNode; model: WidgetModel | undefined }) {
  return <p className="pd-unknown">{titleOf(node)}{model === undefined && '：此组件无法显示，保存时会原样保留'}</p>;
}
