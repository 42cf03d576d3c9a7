/** Records that a page names and shoppers would not find. */
import type { PageDocument } from '../document';
import { destination } from './address';
import type { EntityKey, Facts } from './facts';
import type { Finding, FindingKind } from './finding';
import type { Inspected, Leaf } from './leaves';
import { isProducts } from './leaves';
import { linked, type Reference, referencesOf } from './references';

const nouns: Record<EntityKey, string> = {
  'product/product': '商品', 'product/brand': '品牌', 'product/category': '商品分类', 'merchant/merchant': '商户',
  'marketing/article': '文章', 'marketing/articleCategory': '文章分类', 'page/diy': '微页面',
};

interface Fault { kind: FindingKind; severity: Finding['severity']; message: string }

export function recordFindings(document: PageDocument, widgets: readonly Inspected[], facts: Facts): Finding[] {
  const { returnAddress, id } = document.page;
  const back = typeof returnAddress === 'string' && returnAddress !== '' ? linkFaults(returnAddress, facts, id).map(({ message, ...fault }): Finding => ({ ...fault, message: `页面的返回地址${message}` })) : [];
  return [...back, ...widgets.flatMap((widget) => widget.leaves.flatMap((leaf) => findingsOf(widget, leaf, facts, id)))];
}

function findingsOf({ node, model }: Inspected, leaf: Leaf, facts: Facts, page: unknown): Finding[] {
  const { group, field, row, value } = leaf;
  const where = `${model.title}「${group.field.title}」${row === undefined ? '' : `第 ${row + 1} 项`}`;
  const place = { widgetId: node.id, group: group.key, ...(row === undefined ? {} : { row }) };
  const faults = field.kind === 'link' ? (typeof value === 'string' && value !== '' ? linkFaults(value, facts, page) : []) : [
    ...referencesOf(leaf).flatMap((reference) => recordFaults(reference, facts, !isProducts(field))),
    ...(isProducts(field) ? repeated(referencesOf(leaf), facts) : []),
  ];
  return faults.map(({ message, ...fault }) => ({ ...place, ...fault, message: `${where}${field.kind === 'link' ? '的链接' : '：'}${message}` }));
}

function linkFaults(link: string, facts: Facts, page: unknown): Fault[] {
  switch (destination(link).fault) {
    case 'linkMalformed': return [{ kind: 'linkMalformed', severity: 'error', message: ` ${link} 不完整，应为商城页面路径或 https 地址` }];
    case 'linkInsecure': return [{ kind: 'linkInsecure', severity: 'error', message: ` ${link} 使用 http，小程序中打不开，请改为 https` }];
    case 'linkUnknown': return [{ kind: 'linkUnknown', severity: 'warning', message: ` ${link} 不是商城已有的页面` }];
    default: return linked(link).flatMap((reference): Fault[] => {
      if (reference.entity === 'page/diy' && reference.id === Number(page)) return [{ kind: 'linkToItself', severity: 'warning', message: '指向本页面自己' }];
      return recordFaults(reference, facts, false).map((fault) => ({ ...fault, message: `打开的${fault.message}` }));
    });
  }
}

/** @param filled whether what it holds is to be shown */
function recordFaults({ entity, id }: Reference, facts: Facts, filled: boolean): Fault[] {
  const known = facts.records[entity];
  if (!known) return [];
  const fact = known[id];
  const noun = nouns[entity];
  if (!fact) return [{ kind: 'recordGone', severity: 'error', message: `${noun}（ID ${id}）不存在` }];
  const name = `${noun}「${fact.name}」`;
  switch (fact.state) {
    case 'deleted': return [{ kind: 'recordDeleted', severity: 'error', message: `${name}已删除` }];
    case 'offShelf': return [{ kind: 'offShelf', severity: 'error', message: `${name}已下架` }];
    case 'closed': return [{ kind: 'closed', severity: 'error', message: `${name}已停业` }];
    case 'hidden': return [{ kind: 'recordHidden', severity: 'error', message: `${name}已隐藏，顾客看不到` }];
  }
  if (fact.soldOut) return [{ kind: 'soldOut', severity: 'warning', message: `${name}已售罄` }];
  if (filled && fact.empty) return [{ kind: 'holdsNothing', severity: 'warning', message: `${name}中没有${entity === 'marketing/articleCategory' ? '文章' : '在售商品'}` }];
  return [];
}

function repeated(references: readonly Reference[], facts: Facts): Fault[] {
  const twice = new Set(references.map(({ id }) => id).filter((id, index, ids) => ids.indexOf(id) !== index));
  return [...twice].map((id) => ({ kind: 'twice', severity: 'warning', message: `商品「${facts.records['product/product']?.[id]?.name ?? `ID ${id}`}」重复出现` }));
}
