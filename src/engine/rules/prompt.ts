import type { PromptModel } from '../model';

/** Name under which a prompted text travels. */
export const promptParam = ({ field, param = field }: PromptModel): string => param;
