/** The rows of the bench, in the order in which they are measured. */
import { attachmentList } from './attachmentList';
import { compileTime } from './compile';
import { formTemplate } from './formTemplate';
import { dashboard } from './dashboard';
import { exportMemory, exportTime } from './export';
import { gallery } from './gallery';
import { javascript } from './javascript';
import { keyStroke } from './keyStroke';
import { keptTotals } from './keptTotals';
import { listApi } from './listApi';
import { listPaint } from './listPaint';
import { lists } from './year/lists';
import { year } from './year/year';
import { listMillion } from './listMillion';
import { pageDesigner } from './pageDesigner';
import { queue } from './queue';
import type { BenchRow } from './row';
import { seed } from './seed';
import { skuMatrix } from './skuMatrix';
import { stalls } from './stalls';
import { tabs } from './tabs';
import { themes } from './themes';

export const rows: readonly BenchRow[] = [javascript, listPaint, keyStroke, skuMatrix, formTemplate, compileTime, listApi, attachmentList, exportTime, listMillion, lists, year, keptTotals, seed, exportMemory, themes, tabs, queue, gallery, dashboard, pageDesigner, stalls];
