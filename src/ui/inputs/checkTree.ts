/** Which nodes of a tree are ticked, as the ids sent: half-ticked parents first, then what is ticked whole. */
import { flatten, type FlatNode, type NodeId } from './treeNodes';
import type { ReferenceNode } from '../ports/references';

export type Tick = 'all' | 'some' | 'none';

export class CheckTree {
  readonly all: FlatNode[];
  private readonly below = new Map<string, FlatNode[]>();
  private readonly byId: Map<string, FlatNode>;

  constructor(nodes: readonly ReferenceNode[]) {
    this.all = flatten(nodes);
    this.byId = new Map(this.all.map((flat) => [String(flat.node.id), flat]));
    for (const flat of this.all) for (const id of flat.ancestors) this.below.set(String(id), [...(this.below.get(String(id)) ?? []), flat]);
  }

  /** The ticked ids, with those that are always ticked. */
  read = (value: readonly NodeId[]): Set<string> =>
    new Set([...value.map(String), ...this.all.filter(({ node }) => node.fixed).map(({ node }) => String(node.id))]);

  /** Every ticked node's parents are ticked too, as linked boxes leave them. */
  isLinked = (ticked: ReadonlySet<string>): boolean =>
    this.all.every(({ node, ancestors }) => !ticked.has(String(node.id)) || ancestors.every((id) => ticked.has(String(id))));

  tickOf({ node }: FlatNode, ticked: ReadonlySet<string>, linked: boolean): Tick {
    const id = String(node.id);
    if (!ticked.has(id)) return 'none';
    return !linked || this.descendants(id).every((flat) => ticked.has(String(flat.node.id))) ? 'all' : 'some';
  }

  /** Linked: what lies below follows, and parents stay while something below them is ticked. Disabled nodes keep what they are. */
  toggle({ node, ancestors }: FlatNode, ticked: ReadonlySet<string>, linked: boolean): Set<string> {
    const next = new Set(ticked);
    const own = String(node.id);
    if (!linked) {
      if (!next.delete(own)) next.add(own);
      return next;
    }
    const reach = [own, ...this.descendants(own).filter((flat) => !flat.node.disabled).map((flat) => String(flat.node.id))];
    const on = !reach.every((id) => next.has(id));
    for (const id of reach) {
      if (on) next.add(id);
      else next.delete(id);
    }
    this.tickParents(next, [own, ...ancestors.map(String)]);
    return next;
  }

  /** Everything that can be ticked, or nothing of it. */
  setAll(ticked: ReadonlySet<string>, on: boolean, linked: boolean): Set<string> {
    const next = new Set(ticked);
    for (const { node } of this.all) {
      if (node.disabled) continue;
      if (on) next.add(String(node.id));
      else next.delete(String(node.id));
    }
    if (linked) this.tickParents(next, this.all.filter(({ leaf }) => !leaf).map(({ node }) => String(node.id)));
    return next;
  }

  /** Ids as they are sent, in the tree's order; those that the tree does not show are kept. */
  ids(ticked: ReadonlySet<string>, value: readonly NodeId[]): NodeId[] {
    const chosen = this.all.filter(({ node }) => ticked.has(String(node.id)));
    const half = chosen.filter((flat) => this.tickOf(flat, ticked, true) === 'some');
    const whole = chosen.filter((flat) => !half.includes(flat));
    const unseen = value.filter((id) => !this.byId.has(String(id)));
    return [...[...half, ...whole].map(({ node }) => node.id), ...unseen];
  }

  private descendants = (id: string): FlatNode[] => this.below.get(id) ?? [];

  /** Parents, the deepest first: ticked exactly while something below is. */
  private tickParents(ticked: Set<string>, ids: readonly string[]): void {
    const parents = ids.filter((id) => this.descendants(id).length > 0).sort((a, b) => this.byId.get(b)!.level - this.byId.get(a)!.level);
    for (const id of parents) {
      if (this.descendants(id).some((flat) => ticked.has(String(flat.node.id)))) ticked.add(id);
      else if (!this.byId.get(id)!.node.fixed && this.descendants(id).some(({ node }) => !node.disabled)) ticked.delete(id);
    }
  }
}
