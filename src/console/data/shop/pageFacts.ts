import type { FixedLinks } from '../../../engine/page/shopLinks';
import { type InspectedPage, pagePaths } from '../../../engine/extension/page';
import type { Facts, Questions } from '../../../engine/page/inspection';
import { call } from '../transport/http';

/** What the shop knows of all that a page refers to. Offered where the capability `pages` is announced. @throws ApiError */
export const askFacts = (questions: Questions): Promise<Facts> => call<Facts>('POST', pagePaths.facts, { body: questions, quiet: true });

/** Every page that shoppers see, inspected as it is stored; under the same capability. @throws ApiError */
export const inspectLivePages = (signal?: AbortSignal): Promise<InspectedPage[]> => call<InspectedPage[]>('GET', pagePaths.inspection, { quiet: true, signal });

/** Pages by name that links may lead to, as operators keep them; under the same capability. @throws ApiError */
export const readLinks = (signal?: AbortSignal): Promise<FixedLinks[]> => call<FixedLinks[]>('GET', pagePaths.links, { quiet: true, signal });
