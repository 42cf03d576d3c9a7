/** How every kind of value is stored, by its name. */
import type { KindName } from '../engine/model';
import { column as childTable } from './childTable/column';
import { column as cascade } from './cascade/column';
import { column as choices } from './choices/column';
import { column as colour } from './colour/column';
import { column as date } from './date/column';
import { column as dateLimit } from './dateLimit/column';
import { column as dateRange } from './dateRange/column';
import { column as datetime } from './datetime/column';
import { column as decimal } from './decimal/column';
import { column as enumeration } from './enumeration/column';
import { column as file } from './file/column';
import { column as formTemplate } from './formTemplate/column';
import { column as icon } from './icon/column';
import { column as image } from './image/column';
import { column as imageList } from './imageList/column';
import { column as integer } from './integer/column';
import { column as json } from './json/column';
import type { ColumnKind } from './column';
import { column as link } from './link/column';
import { column as money } from './money/column';
import { column as password } from './password/column';
import { column as phone } from './phone/column';
import { column as rating } from './rating/column';
import { column as reference } from './reference/column';
import { column as region } from './region/column';
import { column as references } from './references/column';
import { column as richText } from './richText/column';
import { column as skuMatrix } from './skuMatrix/column';
import { column as slider } from './slider/column';
import { column as switchColumn } from './switch/column';
import { column as tags } from './tags/column';
import { column as text } from './text/column';
import { column as textarea } from './textarea/column';
import { column as time } from './time/column';
import { column as timeRange } from './timeRange/column';
import { column as treeReference } from './treeReference/column';
import { column as url } from './url/column';

export const columns: Record<KindName, ColumnKind> = {
  text, textarea, password, integer, decimal, money, switch: switchColumn, enumeration,
  date, datetime, dateRange, dateLimit, timeRange, image, imageList, file,
  reference, references, treeReference, region, tags, colour, phone, url, link, richText, json,
  childTable, choices, cascade, rating, slider, time, icon, formTemplate, skuMatrix,
};
