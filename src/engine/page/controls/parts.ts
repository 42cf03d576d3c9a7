/** What several shapes of groups hold beside their values. */
import type { JsonObject } from '../../json';
import type { GroupModel } from '../widget';

export const titled = ({ field }: GroupModel): JsonObject => ({ title: field.title });

/** `{ val: 居左 }` for every option. */
export const optionList = ({ field }: GroupModel): JsonObject[] => (field.options ?? []).map(({ title }) => ({ val: title }));

/** The limits of a number; saved pages always name both. */
export const limits = ({ field }: GroupModel, least: number): JsonObject => ({ min: field.minimum ?? least, max: field.maximum ?? 100 });

/** Said by groups of most shapes; a condition says otherwise. */
export const shown: JsonObject = { isShow: 1 };
