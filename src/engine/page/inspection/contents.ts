/** Widgets that show nothing, texts that are missing, and areas that cannot be touched. */
import { isEmpty } from '../../text/words';
import { stripTags } from '../../text/stripTags';
import type { Row } from '../controls/rowList';
import type { PageDocument } from '../document';
import type { Facts, ShopPages } from './facts';
import type { Finding, FindingKind } from './finding';
import { drawnRows, type Inspected, isProducts, type Leaf } from './leaves';
import { type Markup, markupFaults, picturesIn } from './markup';

/** Values without which nothing is seen, by what they are called. */
const needed: Record<string, readonly string[]> = { home_title: ['titleConfig'], home_video: ['uploadVideo', 'link'] };

type Tell = (kind: FindingKind, severity: Finding['severity'], message: string, group?: string, row?: number) => void;

export function contentFindings(document: PageDocument, widgets: readonly Inspected[], { facts, shopPages, markup }: { facts: Facts; shopPages: ShopPages; markup: Markup }): Finding[] {
  const { page } = document;
  const found: Finding[] = [];
  if (widgets.length === 0) found.push({ kind: 'emptyPage', severity: 'error', message: '页面没有可以显示的组件' });
  if (isEmpty(page.name)) found.push({ kind: 'pageName', severity: 'error', message: '没有填写模板名称' });
  if (Number(page.isBgPic) === 1 && isEmpty(page.bgPic)) found.push({ kind: 'background', severity: 'warning', message: '页面选择了背景图，但没有上传图片' });
  for (const widget of widgets) {
    const { node, model, leaves } = widget;
    const tell: Tell = (kind, severity, message, group, row) => {
      found.push({ widgetId: node.id, ...(group === undefined ? {} : { group }), ...(row === undefined ? {} : { row }), kind, severity, message: `${model.title}${message}` });
    };
    for (const leaf of leaves) {
      emptiness(widget, leaf, tell);
      if (leaf.field.kind === 'richText' && typeof leaf.value === 'string') for (const { kind, message } of markupFaults(leaf.value, markup, shopPages)) tell(kind, 'warning', `：${message}`, leaf.group.key);
    }
    if (facts.shows[model.component] === 0) tell('nothingToShow', 'warning', '当前没有可以显示的内容，顾客看到的是空白');
    if (model.component === 'home_video') video(widget, tell);
    if (model.component === 'home_hotspot') hotspots(widget, tell);
  }
  return found;
}

function emptiness({ model, values }: Inspected, { group, field, value, row }: Leaf, tell: Tell): void {
  const at = `「${group.field.title}」${row === undefined ? '' : `第 ${row + 1} 项`}`;
  const isRows = field.kind === 'childTable' && row === undefined && !['hotspots'].includes(group.control) && group.key !== 'hotWords';
  if (isProducts(field) || field.kind === 'references') {
    if (isEmpty(value)) tell('empty', 'error', `${at}没有选择${field.title.replace(/^选择|列表$/g, '')}`, group.key, row);
  } else if (isRows && drawnRows(group, values).length === 0) tell('empty', 'error', `${at}没有可以显示的内容`, group.key);
  else if (field.kind === 'richText' && stripTags(String(value)) === '' && picturesIn(String(value)).length === 0) tell('empty', 'error', '没有内容', group.key);
  else if (isEmpty(value) && (needed[model.component]?.includes(group.key) ?? false)) tell('empty', 'error', `没有填写${field.title}`, group.key);
  else if (row !== undefined && isEmpty(value) && field.kind === 'reference') tell('empty', 'error', `${at}没有选择内容`, group.key, row);
  else if (row !== undefined && isEmpty(value) && field.kind === 'text') rowText(group, at, field.title, tell, row);
}

/** What a row is called is also what a screen reader says of its picture. */
function rowText(group: Leaf['group'], at: string, title: string, tell: Tell, row: number): void {
  if (group.field.fields?.some(({ kind }) => kind === 'image')) tell('pictureText', 'warning', `${at}的图片没有填写${title}，读屏软件无法读出`, group.key, row);
  else tell('textMissing', 'error', `${at}没有填写${title}`, group.key, row);
}

function video({ values }: Inspected, tell: Tell): void {
  const address = values.tabConfig === 0 ? values.uploadVideo : values.link;
  const group = values.tabConfig === 0 ? 'uploadVideo' : 'link';
  if (isEmpty(values.cover)) tell('videoCover', 'warning', '没有封面，播放前是一片黑', 'cover');
  if (/^http:\/\//i.test(String(address))) tell('videoInsecure', 'error', '使用 http 地址，小程序中不能播放，请改为 https', group);
}

/** An area that a finger would not hit. */
const smallest = 10;

interface Area { x: number; y: number; width: number; height: number }

function hotspots({ values }: Inspected, tell: Tell): void {
  const rows = values.checkoutConfig as Row[];
  const group = 'checkoutConfig';
  if (rows.length === 0) tell('empty', 'warning', '没有设置热区，图片不能点击', group);
  const areas = rows.map(({ starX, starY, areaWidth, areaHeight }): Area => ({ x: Number(starX), y: Number(starY), width: Number(areaWidth), height: Number(areaHeight) }));
  areas.forEach((area, index) => {
    const at = `的热区 ${index + 1} `;
    const { link, nowImgWidth } = rows[index]!;
    if (area.x < 0 || area.y < 0 || area.x + area.width > Number(nowImgWidth)) tell('hotspotOutside', 'error', `${at}超出了图片`, group, index);
    if (area.width < smallest || area.height < smallest) tell('hotspotSmall', 'error', `${at}小于 ${smallest}×${smallest}，点不到`, group, index);
    if (isEmpty(link)) tell('hotspotLink', 'error', `${at}没有链接`, group, index);
    const other = areas.findIndex((each, before) => before < index && overlap(each, area));
    if (other >= 0) tell('hotspotOverlap', 'warning', `${at}与热区 ${other + 1} 重叠`, group, index);
  });
}

const overlap = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
