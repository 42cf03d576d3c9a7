/** How every kind of value is stored, by its name. */
import type { KindName } from '../engine/model';
import { addressColumn, exactColumn, fileColumn, jsonColumn, lineColumn, measuredColumn, sortedColumn, textColumn, wholeColumn, type ColumnKind } from './column';
import { column as childTable } from './childTable/column';
import { column as cascade } from './cascade/column';
import { column as choices } from './choices/column';
import { column as date } from './date/column';
import { column as dateLimit } from './dateLimit/column';
import { column as datetime } from './datetime/column';
import { column as enumeration } from './enumeration/column';
import { column as imageList } from './imageList/column';
import { column as integerRange } from './integerRange/column';
import { column as json } from './json/column';
import { column as region } from './region/column';
import { column as references } from './references/column';
import { column as richText } from './richText/column';
import { column as skuMatrix } from './skuMatrix/column';
import { column as switchColumn } from './switch/column';
import { column as tags } from './tags/column';
import { column as textarea } from './textarea/column';
import { column as time } from './time/column';
import { column as timeRange } from './timeRange/column';

export const columns: Record<KindName, ColumnKind> = {
  text: lineColumn, phone: lineColumn, url: addressColumn, link: addressColumn, colour: sortedColumn, cron: sortedColumn, icon: textColumn, password: textColumn,
  // Text: jsonb would lose the order of a template's keys, and with it what somebody wrote.
  formTemplate: fileColumn,
  file: fileColumn, image: fileColumn,
  integer: wholeColumn, reference: wholeColumn, treeReference: wholeColumn,
  decimal: exactColumn, money: exactColumn, slider: measuredColumn, rating: measuredColumn,
  dateRange: jsonColumn,
  textarea, richText, date, datetime, dateLimit, time, timeRange, switch: switchColumn, enumeration, choices, region, references,
  tags, imageList, json, childTable, cascade, skuMatrix, integerRange,
};
