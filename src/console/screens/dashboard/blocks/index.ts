/** The blocks in their order on the page: the shop first, then how the platform is run. */
import type { Block } from '../block';
import { articles } from './articles';
import { channel } from './channel';
import { figures } from './figures';
import { finance } from './finance';
import { hotProducts } from './hotProducts';
import { newestArticles } from './newestArticles';
import { operating } from './operating';
import { operationLatest } from './operationLatest';
import { operationPeople } from './operationPeople';
import { operationTrend } from './operationTrend';
import { realtime } from './realtime';
import { records } from './records';
import { system } from './system';
import { comparison, trend } from './trends';

/** Above the quick entries, which share the line of the last of them. */
export const first: readonly Block[] = [figures, operating];
export const further: readonly Block[] = [
  trend, hotProducts, comparison, channel, finance, realtime,
  records, operationTrend, operationLatest, articles, newestArticles, operationPeople, system,
];
