/** The blocks in their order on the page. The shop's figures (orders, sales, visits) join them with the tables they are counted from. */
import type { Block } from '../block';
import { articles } from './articles';
import { newestArticles } from './newestArticles';
import { operationLatest } from './operationLatest';
import { operationPeople } from './operationPeople';
import { operationTrend } from './operationTrend';
import { records } from './records';
import { system } from './system';

export const blocks: readonly Block[] = [records, operationTrend, operationLatest, articles, newestArticles, operationPeople, system];
