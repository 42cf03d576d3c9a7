/** Pages of the mobile shop that a link may lead to: fixed ones by name, and those of records, whose schemas say where they stand. */
import { type FixedLinks, shopLinks } from '../../engine/page/shopLinks';
import { shopPages } from '../data/resources';

export interface RecordLinks {
  key: string;
  title: string;
  /** Entity whose view `link` is shown. */
  entity: string;
  /** `{id}` stands for the record chosen. */
  path: string;
}

export interface TypedLinks {
  key: string;
  title: string;
  /** Label of the box. */
  asks: string;
}

export type LinkKind = FixedLinks | RecordLinks | TypedLinks;

/** Where what is typed stands among the pages of records, which go by the `sort` of their schemas. */
const typed = { sort: 5, group: '自定义', kind: { key: 'custom', title: '自定义链接', asks: '跳转路径' } };
const further = [...shopPages.map(({ entity, title, path, group, sort }) => ({ sort, group, kind: { key: entity, title, entity, path } })), typed].sort((a, b) => b.sort - a.sort);

/** The choices on the left, under their headings. @param fixed pages by name, as the backend keeps them; those that ship when absent */
export const linkKinds = (fixed: readonly FixedLinks[] = shopLinks): { title: string; kinds: LinkKind[] }[] => [
  { title: '商城页面', kinds: [...fixed] },
  ...[...new Set(further.map(({ group }) => group))].map((title) => ({ title, kinds: further.filter(({ group }) => group === title).map(({ kind }) => kind) })),
];
