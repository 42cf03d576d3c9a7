import { createContext, use } from 'react';
import type { ComponentName } from '../../../engine/formTemplate/catalogue';
import type { Node } from '../../../engine/formTemplate/design/document';

/** The chosen node, for editors that need more than one property of it. */
export interface ChosenNode {
  node: Node;
  chooseNode(key: number): void;
  changeType(component: ComponentName): void;
}

export const NodeContext = createContext<ChosenNode | null>(null);

/** @throws Error outside the properties of an item: a developer's mistake. */
export function useChosenNode(): ChosenNode {
  const chosen = use(NodeContext);
  if (!chosen) throw new Error('NodeContext is missing');
  return chosen;
}
