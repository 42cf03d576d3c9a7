/** The React half of every kind, by its name: the door of this room for the console. Heavy editors load when first drawn. */
import type { KindName } from '../engine/model';
import { view as childTable } from './childTable/view';
import { view as cascade } from './cascade/view';
import { view as choices } from './choices/view';
import { view as colour } from './colour/view';
import { view as cron } from './cron/view';
import { view as date } from './date/view';
import { view as dateLimit } from './dateLimit/view';
import { view as dateRange } from './dateRange/view';
import { view as datetime } from './datetime/view';
import { view as decimal } from './decimal/view';
import { view as enumeration } from './enumeration/view';
import { view as file } from './file/view';
import { view as formTemplate } from './formTemplate/view';
import { view as icon } from './icon/view';
import { view as image } from './image/view';
import { view as imageList } from './imageList/view';
import { view as integer } from './integer/view';
import { view as integerRange } from './integerRange/view';
import { view as json } from './json/view';
import { view as link } from './link/view';
import { view as money } from './money/view';
import { view as password } from './password/view';
import { view as phone } from './phone/view';
import { view as rating } from './rating/view';
import { view as reference } from './reference/view';
import { view as region } from './region/view';
import { view as references } from './references/view';
import { view as richText } from './richText/view';
import { view as skuMatrix } from './skuMatrix/view';
import { view as slider } from './slider/view';
import { view as switchView } from './switch/view';
import { view as tags } from './tags/view';
import { view as text } from './text/view';
import { view as textarea } from './textarea/view';
import { view as time } from './time/view';
import { view as timeRange } from './timeRange/view';
import { view as treeReference } from './treeReference/view';
import { view as url } from './url/view';
import type { FieldView } from './view';

export const views: Record<KindName, FieldView> = {
  text, textarea, password, integer, decimal, money, switch: switchView, enumeration,
  date, datetime, dateRange, dateLimit, timeRange, integerRange, image, imageList, file,
  reference, references, treeReference, region, tags, colour, phone, url, link, richText, json, childTable,
  choices, cascade, rating, slider, time, icon, formTemplate, skuMatrix, cron,
};
