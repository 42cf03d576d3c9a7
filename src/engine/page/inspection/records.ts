/** Records that a page names and shoppers would not find. */
import type { PageDocument } from '../document';
import { destination } from './address';
import type { Facts, ShopPages } from './facts';
import type { Finding, FindingKind } from './finding';
import type { Inspected, Leaf } from './leaves';
import { isProducts } from './leaves';
import { linked, type Reference, referencesOf } from './references';

/** The shop around the page. */
export interface Shop {
  facts: Facts;
  shopPages: ShopPages;
  /** Entity of designed pages. */
  pageEntity: string;
}

interface Fault { kind: FindingKind; severity: Finding['severity']; message: string }

export function recordFindings(document: PageDocument, widgets: readonly Inspected[], shop: Shop): Finding[] {
  const { returnAddress, id } = document.page;
  const back = typeof returnAddress === 'string' && returnAddress !== '' ? linkFaults(returnAddress, shop, id).map(({ message, ...fault }): Finding => ({ ...fault, message: `页面的返回地址${message}` })) : [];
  return [...back, ...widgets.flatMap((widget) => widget.leaves.flatMap((leaf) => findingsOf(widget, leaf, shop, id)))];
}

function findingsOf({ node, model }: Inspected, leaf: Leaf, shop: Shop, page: unknown): Finding[] {
  const { group, field, row, value } = leaf;
  const where = `${model.title}「${group.field.title}」${row === undefined ? '' : `第 ${row + 1} 项`}`;
  const place = { widgetId: node.id, group: group.key, ...(row === undefined ? {} : { row }) };
  const references = referencesOf(leaf, shop.shopPages);
  const faults = field.kind === 'link' ? (typeof value === 'string' && value !== '' ? linkFaults(value, shop, page) : []) : [
    ...references.flatMap((reference) => recordFaults(reference, shop.facts)),
    ...(isProducts(field) ? repeated(references, shop.facts) : []),
  ];
  return faults.map(({ message, ...fault }) => ({ ...place, ...fault, message: `${where}${field.kind === 'link' ? '的链接' : '：'}${message}` }));
}

function linkFaults(link: string, { facts, shopPages, pageEntity }: Shop, page: unknown): Fault[] {
  switch (destination(link, shopPages).fault) {
    case 'linkMalformed': return [{ kind: 'linkMalformed', severity: 'error', message: ` ${link} 不完整，应为商城页面路径或 https 地址` }];
    case 'linkInsecure': return [{ kind: 'linkInsecure', severity: 'error', message: ` ${link} 使用 http，小程序中打不开，请改为 https` }];
    case 'linkUnknown': return [{ kind: 'linkUnknown', severity: 'warning', message: ` ${link} 不是商城已有的页面` }];
    default: return linked(link, shopPages).flatMap((reference): Fault[] => {
      if (reference.entity === pageEntity && reference.id === Number(page)) return [{ kind: 'linkToItself', severity: 'warning', message: '指向本页面自己' }];
      return recordFaults(reference, facts).map((fault) => ({ ...fault, message: `打开的${fault.message}` }));
    });
  }
}

function recordFaults({ entity, id }: Reference, facts: Facts): Fault[] {
  const known = facts.records[entity];
  if (!known) return [];
  const fact = known[id];
  const noun = facts.titles[entity] ?? '记录';
  if (!fact) return [{ kind: 'recordGone', severity: 'error', message: `${noun}（ID ${id}）不存在` }];
  const name = `${noun}「${fact.name}」`;
  switch (fact.state) {
    case 'deleted': return [{ kind: 'recordDeleted', severity: 'error', message: `${name}已删除` }];
    case 'offShelf': return [{ kind: 'offShelf', severity: 'error', message: `${name}已下架` }];
    case 'closed': return [{ kind: 'closed', severity: 'error', message: `${name}已停业` }];
    case 'ended': return [{ kind: 'ended', severity: 'error', message: `${name}的活动已结束` }];
    case 'hidden': return [{ kind: 'recordHidden', severity: 'error', message: `${name}已隐藏，顾客看不到` }];
  }
  if (fact.soldOut) return [{ kind: 'soldOut', severity: 'warning', message: `${name}已售罄` }];
  if (fact.empty) return [{ kind: 'holdsNothing', severity: 'warning', message: `${name}中没有可以显示的内容` }];
  return [];
}

function repeated(references: readonly Reference[], facts: Facts): Fault[] {
  const twice = references.filter(({ id }, index) => references.findIndex((each) => each.id === id) === index && references.findLastIndex((each) => each.id === id) !== index);
  return twice.map(({ entity, id }) => ({ kind: 'twice', severity: 'warning', message: `${facts.titles[entity] ?? '记录'}「${facts.records[entity]?.[id]?.name ?? `ID ${id}`}」重复出现` }));
}
