import type { ResourceModel } from '../../../engine/model';
import { Drawer } from '../../../ui/layers/Drawer';
import { ListPane } from './ListPane';

export interface ViewDrawerProps {
  resource: ResourceModel;
  /** Name of the view, whose title and width are the drawer's. */
  view: string;
  /** Filters that always hold. */
  fixed: Record<string, unknown>;
  /** Whose rows they are, for the title. */
  of: string;
  onClose(): void;
}

/** A view of an entity in a drawer. */
export function ViewDrawer({ resource, view, fixed, of, onClose }: ViewDrawerProps) {
  const list = resource.views.find(({ name }) => name === view);
  if (!list) throw new Error(`${resource.key} has no view ${view}`);
  return (
    <Drawer open title={`${list.title}：${of}`} width={list.width} onClose={onClose}>
      <ListPane resource={resource} list={list} fixed={fixed} />
    </Drawer>
  );
}
