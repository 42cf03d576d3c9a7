import type { JsonObject } from '../../../engine/json';
import { type Preview, readDefinition } from '../../formTemplate';

/** @param document undefined for an entity that nobody fills in */
export const openDocument = (document: JsonObject | undefined): Preview => ({ as: 'file', ...(document ? readDefinition(document) : { mistakes: ['该实体没有表单'] }) });
