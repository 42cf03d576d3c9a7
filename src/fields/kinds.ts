/** Every kind of value, by its name: the door of this room for compiler, console and server. */
import type { KindName } from '../engine/model';
import { childTable } from './childTable/kind';
import { kind as cascade } from './cascade/kind';
import { kind as choices } from './choices/kind';
import { kind as colour } from './colour/kind';
import { kind as cron } from './cron/kind';
import { kind as date } from './date/kind';
import { kind as dateLimit } from './dateLimit/kind';
import { kind as dateRange } from './dateRange/kind';
import { kind as datetime } from './datetime/kind';
import { kind as decimal } from './decimal/kind';
import { kind as enumeration } from './enumeration/kind';
import { kind as file } from './file/kind';
import { kind as formTemplate } from './formTemplate/kind';
import { kind as icon } from './icon/kind';
import { kind as image } from './image/kind';
import { kind as imageList } from './imageList/kind';
import { kind as integer } from './integer/kind';
import { kind as integerRange } from './integerRange/kind';
import { kind as json } from './json/kind';
import type { FieldKind } from './kind';
import { kind as link } from './link/kind';
import { kind as money } from './money/kind';
import { kind as password } from './password/kind';
import { kind as phone } from './phone/kind';
import { kind as rating } from './rating/kind';
import { kind as reference } from './reference/kind';
import { kind as region } from './region/kind';
import { kind as references } from './references/kind';
import { kind as richText } from './richText/kind';
import { skuMatrix } from './skuMatrix/kind';
import { kind as slider } from './slider/kind';
import { kind as switchKind } from './switch/kind';
import { kind as tags } from './tags/kind';
import { kind as text } from './text/kind';
import { kind as textarea } from './textarea/kind';
import { kind as time } from './time/kind';
import { kind as timeRange } from './timeRange/kind';
import { kind as treeReference } from './treeReference/kind';
import { kind as url } from './url/kind';

export const kinds: Record<KindName, FieldKind> = {
  text, textarea, password, integer, decimal, money, switch: switchKind, enumeration,
  date, datetime, dateRange, dateLimit, timeRange, integerRange, image, imageList, file,
  reference, references, treeReference, region, tags, colour, phone, url, link, richText, json,
  choices, cascade, rating, slider, time, icon, formTemplate, cron,
  childTable: childTable((name) => kinds[name]),
  skuMatrix: skuMatrix((name) => kinds[name]),
};
