/** Pictures that are missing, too heavy, or of the wrong size. */
import { isEmpty } from '../../text/words';
import type { Facts } from './facts';
import type { Finding } from './finding';
import type { Inspected, Leaf } from './leaves';
import { picturesIn } from './markup';

const kilobyte = 1024;
/** Of one picture: about a second on a phone's network of 4 Mbit/s. */
const mostBytes = 500 * kilobyte;
/** Of a picture that is shown as an icon. */
const mostIconBytes = 100 * kilobyte;
/** Of all pictures of a page: about six seconds. */
const mostPageBytes = 3 * kilobyte * kilobyte;
/** Pixels; no phone shows more than three to a point of 375 or 430. */
const mostWidth = 1500;
const iconWidth = 160;
/** Sides may differ from the asked ones by this share before too much is cut off. */
const cut = 0.25;

/** Pictures that need not be: what stands in for them is meant to. */
const optional = new Set(['bgImg', 'cover']);

const isPicture = ({ field }: Leaf): boolean => field.kind === 'image';
const isNeeded = ({ group, row }: Leaf): boolean => row !== undefined || group.control === 'picture' || (group.when !== undefined && !optional.has(group.key));

/** Addresses of all pictures of a widget. */
export const addressesIn = (leaf: Leaf): string[] => (typeof leaf.value !== 'string' || leaf.value === '' ? [] : isPicture(leaf) ? [leaf.value] : leaf.field.kind === 'richText' ? picturesIn(leaf.value) : []);

export function pictureFindings(widgets: readonly Inspected[], facts: Facts): Finding[] {
  const each = widgets.flatMap((widget) => widget.leaves.filter(isPicture).flatMap((leaf) => findingsOf(widget, leaf, facts)));
  const all = new Set(widgets.flatMap(({ leaves }) => leaves.flatMap(addressesIn)));
  const total = [...all].reduce((sum, address) => sum + (facts.pictures[address]?.bytes ?? 0), 0);
  if (total <= mostPageBytes) return each;
  return [...each, { kind: 'picturesHeavy', severity: 'warning', message: `页面图片共 ${size(total)}，超过整页 ${size(mostPageBytes)} 的限额：顾客在手机网络下要等 ${seconds(total)} 秒才能看全` }];
}

function findingsOf({ node, model }: Inspected, leaf: Leaf, facts: Facts): Finding[] {
  const { group, field, row, value } = leaf;
  const where = `${model.title}「${group.field.title}」${row === undefined ? '' : `第 ${row + 1} 项的${field.title}`}`;
  const find = (kind: Finding['kind'], severity: Finding['severity'], message: string): Finding =>
    ({ widgetId: node.id, group: group.key, ...(row === undefined ? {} : { row }), kind, severity, message: `${where}${message}` });
  if (typeof value !== 'string' || isEmpty(value)) return isNeeded(leaf) ? [find('pictureMissing', 'error', '没有上传图片')] : [];
  if (/^http:\/\//i.test(value)) return [find('pictureInsecure', 'error', '使用 http 地址，小程序中不会显示，请改为 https')];
  const fact = facts.pictures[value];
  if (!fact) return [];
  if (fact.gone) return [find('pictureGone', 'error', '已从素材库中删除')];
  const asked = group.size;
  const isIcon = asked !== undefined && asked.width <= iconWidth;
  const most = isIcon ? mostIconBytes : mostBytes;
  const findings: Finding[] = [];
  if (fact.bytes !== undefined && fact.bytes > most) {
    findings.push(find('pictureHeavy', 'warning', `有 ${size(fact.bytes)}，超过${isIcon ? '图标' : '单张图片'} ${size(most)} 的限额：顾客在手机网络下要等 ${seconds(fact.bytes)} 秒`));
  }
  const { width, height } = fact;
  if (width === undefined || height === undefined) return findings;
  if (width > mostWidth) findings.push(find('pictureLarge', 'warning', `宽 ${width} 像素，手机最多显示 ${mostWidth} 像素，请缩小后上传`));
  if (!asked) return findings;
  if (width < asked.width / 2) findings.push(find('pictureSmall', 'warning', `宽 ${width} 像素，小于建议的 ${asked.width} 像素，显示会模糊`));
  const difference = Math.abs((width / height) / (asked.width / asked.height) - 1);
  if (difference > cut) findings.push(find('pictureShape', 'warning', `为 ${width}×${height}，与建议的 ${asked.width}×${asked.height} 比例不同，显示时会被裁剪`));
  return findings;
}

const size = (bytes: number): string => (bytes >= kilobyte * kilobyte ? `${(bytes / kilobyte / kilobyte).toFixed(1)}MB` : `${Math.round(bytes / kilobyte)}KB`);
const seconds = (bytes: number): string => (bytes * 8 / 4_000_000).toFixed(1);
