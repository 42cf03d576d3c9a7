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

const recordLinks = ({ entity, title, path, sort }: (typeof shopPages)[number]) => ({ sort, title: title.endsWith('页面') ? title : `${title}页面`, kinds: [{ key: entity, title, entity, path }] });

/** The choices on the left, under their headings; pages of records stand among what is typed by the `sort` of their schemas. */
export const linkKinds: { title: string; kinds: LinkKind[] }[] = [
  {
    title: '商城页面',
    kinds: [...shopLinks],
  },
  ...[...shopPages.map(recordLinks), { sort: 5, title: '自定义', kinds: [{ key: 'custom', title: '自定义链接', asks: '跳转路径' }] }].sort((a, b) => b.sort - a.sort),
];
